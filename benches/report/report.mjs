import { paint } from "../../scripts/lib/say.mjs";
import { against, budgets, lead } from "./budgets.mjs";
import { allNotes, body, head, precise, time } from "./table.mjs";

/** @typedef {import("./budgets.mjs").Section} Section */

/** @param {Section[]} sections */
export function forTerminal(sections) {
  const tables = sections.map((section) => {
    const [header, ...rows] = [head(section), ...body(section)];
    const widths = header.map((_, column) => Math.max(...[header, ...rows].map((cells) => cells[column].length)));
    const line = (/** @type {string[]} */ cells) =>
      cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join("  ");
    const notes = allNotes(section).map((note) => `  ${note}`);
    return [paint("cyan", section.title), line(header), ...rows.map(line), ...notes].join("\n");
  });
  const marks = budgets(sections).map(({ about, value, limit, ok }) => {
    const mark = ok ? paint("green", "ok  ") : paint("red", "MISS");
    return `${mark}  ${precise(value).padStart(7)} (${limit})  ${about}`;
  });
  return [...tables, [paint("cyan", "Budgets"), ...marks].join("\n")].join("\n\n");
}

/** Matches the ids of the sections about everyday work, which docs/PERFORMANCE.md shows. All other sections are for contributors. */
const FOR_USERS = /^(?:parse|parse-and-check|query|page|memory|node-.+)$/;

/**
 * Returns the parts of docs/PERFORMANCE.md and benches/README.md that contain measurements, keyed by document, then by placeholder name.
 *
 * @param {Section[]} sections
 * @param {{ date: string, machine: string, versions: string }} when
 */
export function markdownParts(sections, { date, machine, versions }) {
  const tables = (/** @type {Section[]} */ some) =>
    some
      .map((section) => {
        const table = markdownTable(head(section), body(section));
        return [`### ${section.title}`, "", ...table, "", ...allNotes(section).map(listItem)].join("\n");
      })
      .join("\n\n");
  const marks = budgets(sections).map(({ about, value, limit, ok }) => [
    about,
    precise(value),
    limit,
    ok ? "✓" : "✗ missed",
  ]);
  return {
    "docs/PERFORMANCE.md": {
      glance: markdownTable(["task", "robotscope", "fastest peer", "factor"], glance(sections)).join("\n"),
      run: `- Date: ${date}\n- Machine: ${machine}\n- Versions: ${versions}`,
      tables: tables(sections.filter(({ id }) => FOR_USERS.test(id))),
    },
    "benches/README.md": {
      budgets: markdownTable(["budget", "measured", "limit", ""], marks).join("\n"),
      tables: tables(sections.filter(({ id }) => !FOR_USERS.test(id))),
    },
  };
}

/** Formats a Markdown list item, wrapped at 120 characters. @param {string} text */
function listItem(text) {
  const lines = ["-"];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length <= 120) lines[lines.length - 1] = line;
    else lines.push(`  ${word}`);
  }
  return lines.join("\n");
}

/** The rows of the first table in docs/PERFORMANCE.md: section id, row name, and a description of the task. */
const GLANCE = [
  ["parse", "all real files", "Rust: parse a thousand real files"],
  ["parse-and-check", "real files of about 0.3 kB", "Rust: parse 0.3 kB and check one URL"],
  ["parse-and-check", "real files of about 5 kB", "Rust: parse 5 kB and check one URL"],
  ["parse-and-check", "500 KiB of real-looking lines", "Rust: parse 500 KiB and check one URL"],
  ["query", "20 rules", "Rust: check a URL against 20 parsed rules"],
  ["query", "10,000 rules, mixed", "Rust: check a URL against 10,000 parsed rules"],
  ["node-parse", "all real files", "Node.js: parse a thousand real files"],
  ["node-parse-and-check", "real files of about 0.3 kB", "Node.js: parse 0.3 kB and check one URL"],
  ["node-parse-and-check", "500 KiB of real-looking lines", "Node.js: parse 500 KiB and check one URL"],
  ["node-many", "20 rules", "Node.js: check many URLs against 20 rules, per URL"],
  ["node-many", "10,000 rules, mixed", "Node.js: check many URLs against 10,000 rules, per URL"],
  ["node-import", "import, robotscope", "Node.js: import the package"],
  ["node-import", "import and first check, robotscope", "Node.js: import the package and check one URL"],
];

/** Returns the rows of the first table in docs/PERFORMANCE.md, with the measurements. @param {Section[]} sections */
function glance(sections) {
  return GLANCE.flatMap(([id, name, task]) => {
    const section = sections.find((section) => section.id === id);
    const row = section?.rows.find((row) => row.name === name);
    if (!section || !row) return [];
    const { ours, theirs } = against(section, row);
    if (!ours || !theirs) return [];
    const value = (/** @type {{ value: number }} */ { value }) =>
      section.unit === "ns" ? time(value) : `${precise(value)} ${section.unit}`;
    return [[task, value(ours), `${value(theirs)} (${theirs.name})`, `${precise(lead(section, row))}×`]];
  });
}

/** @param {string[]} header @param {string[][]} rows */
function markdownTable(header, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map((_, column) => (column === 0 ? "---" : "--:"))), ...rows.map(line)];
}
