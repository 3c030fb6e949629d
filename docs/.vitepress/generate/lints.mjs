// One page per lint: its section of docs/DIAGNOSTICS.md, and how it is reported.
import { readFileSync } from "node:fs";
import { lints } from "robotscope";
import { inRoot } from "../../../scripts/lib/paths.mjs";
import { withSiteLinks } from "./documents.mjs";
import { code, table } from "./markdown.mjs";

/** @returns {import("./main.mjs").Pages} */
export function lintPages() {
  const [overview, ...parts] = readFileSync(inRoot("docs", "DIAGNOSTICS.md"), "utf8").split(/^(?=## )/m);
  const sections = new Map(parts.map((part) => [part.slice(3, part.indexOf("\n")), part.slice(part.indexOf("\n"))]));
  const pages = lints().map((lint) => {
    const section = sections.get(lint.code);
    if (section === undefined) throw new Error(`docs/DIAGNOSTICS.md has no section “${lint.code}”`);
    const page = `lints/${lint.code}.md`;
    return [page, `# ${lint.code}\n${withSiteLinks("docs/DIAGNOSTICS.md", page, section)}\n${settings(lint)}`];
  });
  const index = overview.replace(/\]\(#([a-z0-9-]+)\)/g, "](DIAGNOSTICS.md#$1)");
  return {
    "lints/index.md": withSiteLinks("docs/DIAGNOSTICS.md", "lints/index.md", index.replace("# Diagnostics", "# Lints")),
    ...Object.fromEntries(pages),
  };
}

const SUBJECTS = { "robots-txt": "robots.txt", page: "response headers and HTML" };
const WHEN = {
  always: "always",
  asked: "if a configuration or an option gives it a severity",
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
  return `## Settings\n\n${table(["", ""], rows)}\n[All lints](./index.md)\n`;
}
