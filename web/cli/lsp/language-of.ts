import { textKind } from "robotscope";
import type { LanguageName } from "../../language/languages.ts";

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

/** Configuration files of servers, which the engine does not recognise. */
const SERVER_CONFIG = /(^|\/)(nginx\.conf|.*\.nginx|\.htaccess|httpd\.conf|apache2\.conf|Caddyfile|lighttpd\.conf)$/i;

/** Returns the language of a text: by the editor's language ID, or else by the file name. Returns undefined for other texts. */
export function languageOf(uri: string, languageId: string): LanguageName | undefined {
  const known = BY_ID[languageId.toLowerCase()];
  if (known) return known;
  const name = decodeURIComponent(uri.slice(uri.lastIndexOf("/") + 1));
  if (SERVER_CONFIG.test(name)) return "server-config";
  // Pass an empty text, so that only the name decides, and not the beginning of an unrelated text.
  const kind = textKind("", name);
  return kind === "robots-txt" || kind === "headers-file" || kind === "html" ? kind : undefined;
}
