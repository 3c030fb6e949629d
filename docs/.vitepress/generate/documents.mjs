// Converts documents of the repository to pages of the site.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { inRoot } from "../../../scripts/lib/paths.mjs";
import { project } from "../../../scripts/lib/project.mjs";
import { testerLink } from "./sources.mjs";

/** The page for each document that is part of the site. @type {Record<string, string>} */
const pages = {
  "docs/README.md": "index.md",
  "docs/INSTALL.md": "install.md",
  "docs/CLI.md": "cli/index.md",
  "docs/CONFORMANCE.md": "conformance.md",
  "docs/DATA.md": "data.md",
  "docs/DIRECTIVES.md": "directives.md",
  "docs/EDITORS.md": "editors.md",
  "docs/HOSTING.md": "hosting.md",
  "docs/LIGHTHOUSE.md": "lighthouse.md",
  "docs/PERFORMANCE.md": "performance.md",
  "docs/ROBOTS-PARSER.md": "robots-parser.md",
  "docs/SERVICE.md": "service.md",
  "docs/SITES.md": "sites.md",
  "docs/WEIGHT.md": "weight.md",
  "web/README.md": "npm.md",
  "core/README.md": "rust.md",
  "python/README.md": "python.md",
  "editors/vscode/README.md": "vscode.md",
  "CHANGELOG.md": "changelog.md",
};
for (const folder of ["guides", "recipes"])
  for (const name of readdirSync(inRoot("docs", folder))) pages[`docs/${folder}/${name}`] = `${folder}/${name}`;

/** The document whose sections become the pages of the lints. */
const LINTS = "docs/DIAGNOSTICS.md";

/** @returns {Promise<import("./main.mjs").Pages>} */
export async function documentPages() {
  /** @type {import("./main.mjs").Pages} */
  const made = {};
  for (const [document, page] of Object.entries(pages)) {
    const text = readFileSync(inRoot(...document.split("/")), "utf8");
    made[page] = await withFileNames(page, withSiteLinks(document, page, text));
  }
  return made;
}

/** Matches a code block with `file=NAME`. Captures the language, the name and the content. */
const FILE = /^```(\w+) file=(\S+)\n([\s\S]*?)^```$/gm;

/** Adds each file's name above its block, and a link to the tester below each robots.txt. @param {string} page @param {string} text */
async function withFileNames(page, text) {
  let made = text;
  for (const [block, language, name, content] of text.matchAll(FILE)) {
    const titled = `::: code-group\n\n\`\`\`${language} [${name}]\n${content}\`\`\`\n\n:::`;
    const link = name.endsWith("robots.txt") ? `\n\n${await testerLink(page, { r: content })}` : "";
    made = made.replace(block, () => titled + link);
  }
  return made;
}

/**
 * Rewrites a document's relative links for its page in the site. Links to files outside the site lead to the repository.
 *
 * @param {string} document
 * @param {string} page
 * @param {string} text
 */
export function withSiteLinks(document, page, text) {
  return outsideOfCode(text, (prose) =>
    prose.replace(/(\]\()([^)\s]+)(?=\))/g, (whole, start, link) => {
      if (/^[a-z]+:|^#/.test(link)) return whole;
      const [path, hash] = link.split("#");
      return start + siteLink(posix.join(posix.dirname(document), path), hash, page);
    }),
  );
}

/** @param {string} file @param {string | undefined} hash @param {string} from */
function siteLink(file, hash, from) {
  if (file === LINTS && hash && hash !== "diagnostics") return relative(from, `lints/${hash}.md`);
  const page = file === LINTS ? "lints/index.md" : pages[file];
  const end = hash ? `#${hash}` : "";
  return page ? relative(from, page) + end : `${project.homepage}/blob/main/${file}${end}`;
}

/** @param {string} from @param {string} to */
function relative(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

/** Applies a change to the text outside fenced code. @param {string} text @param {(prose: string) => string} change */
function outsideOfCode(text, change) {
  return text
    .split(/^( *```.*?^ *```$)/ms)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");
}
