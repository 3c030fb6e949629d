// Writes the Markdown pages of the documentation site from documents and data.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { commandPages } from "./commands.mjs";
import { crawlerPages } from "./crawlers.mjs";
import { dialectPages } from "./dialects.mjs";
import { documentPages } from "./documents.mjs";
import { withFirstMinute } from "./first-minute.mjs";
import { lintPages } from "./lints.mjs";

/** The text of each page, keyed by the page's path in the site. @typedef {Record<string, string>} Pages */

/** Writes all pages except those of TypeDoc. @param {string} folder */
export async function writePages(folder) {
  const pages = {
    ...(await documentPages()),
    ...(await lintPages()),
    ...crawlerPages(),
    ...dialectPages(),
    ...commandPages(),
  };
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), withFirstMinute(text));
  }
}
