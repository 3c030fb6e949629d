// Writes a page for each lint: its section of docs/DIAGNOSTICS.md, and a table of its settings.
import { readFileSync } from "node:fs";
import { lints } from "robotscope";
import { inRoot } from "../../../scripts/lib/paths.mjs";
import { withSiteLinks } from "./documents.mjs";
import { code, table } from "./markdown.mjs";
import { testerLink } from "./sources.mjs";

const HEADING = `# Lints

\`\`\`sh
npx robotscope lint --list
\`\`\``;

/** Returns the overview of all lints, and a page for each. @returns {Promise<import("./main.mjs").Pages>} */
export async function lintPages() {
  const [overview, ...parts] = readFileSync(inRoot("docs", "DIAGNOSTICS.md"), "utf8").split(/^(?=## )/m);
  const sections = new Map(parts.map((part) => [part.slice(3, part.indexOf("\n")), part.slice(part.indexOf("\n"))]));
  /** @type {import("./main.mjs").Pages} */
  const pages = {};
  for (const lint of lints()) {
    const section = sections.get(lint.code);
    if (section === undefined) throw new Error(`docs/DIAGNOSTICS.md has no section “${lint.code}”`);
    const page = `lints/${lint.code}.md`;
    const text = withSiteLinks("docs/DIAGNOSTICS.md", page, await withTesterLink(page, section, lint.subject));
    pages[page] = `# ${lint.code}\n${text}\n${settings(lint)}`;
  }
  const index = overview.replace(/\]\(#([a-z0-9-]+)\)/g, "](DIAGNOSTICS.md#$1)");
  return {
    "lints/index.md": withSiteLinks("docs/DIAGNOSTICS.md", "lints/index.md", index.replace("# Diagnostics", HEADING)),
    ...pages,
  };
}

/**
 * Adds a link that opens the faulty example, which is the first block, in the tester. Adds no link if the example contains a placeholder
 * for an invisible character.
 *
 * @param {string} page
 * @param {string} section
 * @param {string} subject
 */
async function withTesterLink(page, section, subject) {
  const [block, text] = /^```text\n(.*?)^```\n/ms.exec(section.split(/^Correct:$/m)[0]) ?? [];
  if (block === undefined || /⟨\w+⟩/.test(text)) return section;
  const link = await testerLink(page, { [subject === "robots-txt" ? "r" : text.startsWith("<") ? "m" : "h"]: text });
  return section.replace(block, () => `${block}\n${link}\n`);
}

const SUBJECTS = { "robots-txt": "robots.txt", page: "response headers and HTML" };
const WHEN = {
  always: "always",
  configured: "if a configuration or an option gives it a severity",
  "readers-named": "if a configuration or an option names crawlers or dialects",
};

/** @param {import("robotscope").LintInfo} lint */
function settings({ code: name, severity, when, once, subject }) {
  const rows = [
    ["checks", SUBJECTS[subject] ?? subject],
    ["severity", severity],
    ["runs", WHEN[when] ?? when],
    ["reports", once ? "once per text" : "each place"],
    ["turn off", code(`robotscope lint --severity ${name}=off`)],
  ];
  return `## Settings\n\n${table(["property", "value"], rows)}\n[All lints](./index.md)\n`;
}
