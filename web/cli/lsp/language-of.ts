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
 * Returns the language of a text, determined by the editor's language ID or, failing that, by the file name. A language ID for robots.txt
 * does not count for a `_headers` file. Returns `undefined` if the text is in no supported language.
 */
export function languageOf(uri: string, languageId: string): LanguageName | undefined {
  const known = BY_ID[languageId.toLowerCase()];
  const name = percentDecoded(uri.slice(uri.lastIndexOf("/") + 1));
  // Pass an empty text, so that only the name counts: an unrelated file may begin like a supported one.
  const kind = textKind("", name);
  // Some editors use the same language ID for robots.txt and _headers.
  if (known === "robots-txt" && kind === "headers-file") return kind;
  if (known) return known;
  if (SERVER_CONFIG.test(name)) return "server-config";
  return kind === "robots-txt" || kind === "headers-file" || kind === "html" ? kind : undefined;
}
