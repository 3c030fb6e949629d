import { textKind } from "robotscope";
import type { LanguageName } from "../../language/languages.ts";
import { percentDecoded } from "../../net/attempt.ts";

const BY_ID: Readonly<Record<string, LanguageName>> = {
  "robots-txt": "robots-txt",
  robotstxt: "robots-txt",
  robots: "robots-txt",
  "headers-file": "headers-file",
  html: "html",
  nginx: "server-config",
  apache: "server-config",
  apacheconf: "server-config",
  caddyfile: "server-config",
  lighttpd: "server-config",
};

/** Matches web servers' configuration files, which the engine does not recognise. */
const SERVER_CONFIG = /(^|\/)(nginx\.conf|.*\.nginx|\.htaccess|httpd\.conf|apache2\.conf|Caddyfile|lighttpd\.conf)$/i;

/**
 * Returns the language of a text, determined by the editor's language ID or, failing that, by the file name. Returns `undefined` if the
 * text is in no supported language.
 */
export function languageOf(uri: string, languageId: string): LanguageName | undefined {
  const known = BY_ID[languageId.toLowerCase()];
  if (known) return known;
  const name = percentDecoded(uri.slice(uri.lastIndexOf("/") + 1));
  if (SERVER_CONFIG.test(name)) return "server-config";
  // Pass an empty text, so that only the name counts: an unrelated file may begin like a supported one.
  const kind = textKind("", name);
  return kind === "robots-txt" || kind === "headers-file" || kind === "html" ? kind : undefined;
}
