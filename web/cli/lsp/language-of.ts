import { textKind } from "robotscope";
import type { LanguageName } from "../../language/languages.ts";

/** What editors call the languages of texts. */
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

/** Files of servers, which the engine does not know. */
const SERVER_CONFIG = /(^|\/)(nginx\.conf|.*\.nginx|\.htaccess|httpd\.conf|apache2\.conf|Caddyfile|lighttpd\.conf)$/i;

/** Which of the languages a text has: by what the editor calls it, else by the name of its file. Undefined for all others. */
export function languageOf(uri: string, languageId: string): LanguageName | undefined {
  const known = BY_ID[languageId.toLowerCase()];
  if (known) return known;
  const name = decodeURIComponent(uri.slice(uri.lastIndexOf("/") + 1));
  if (SERVER_CONFIG.test(name)) return "server-config";
  // An empty text: the name alone says it, and not how some other text begins.
  const kind = textKind("", name);
  return kind === "robots-txt" || kind === "headers-file" || kind === "html" ? kind : undefined;
}
