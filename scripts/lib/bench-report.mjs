import { against, budgets, lead } from "./bench-budgets.mjs";
import { allNotes, body, head, precise, time } from "./bench-table.mjs";
import { paint } from "./say.mjs";

/** @typedef {import("./bench-budgets.mjs").Section} Section */

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

/**
 * Returns the measured parts of docs/PERFORMANCE.md, by the names of their placeholders.
 *
 * @param {Section[]} sections
 * @param {{ date: string, machine: string, versions: string }} when
 */
export function markdownParts(sections, { date, machine, versions }) {
  const tables = sections.map((section) => {
    const table = markdownTable(head(section), body(section));
    const notes = allNotes(section).map((note) => `- ${note}`);
    return [`## ${section.title}`, "", ...table, "", ...notes].join("\n");
  });
  const marks = budgets(sections).map(({ about, value, limit, ok }) => [
    about,
    precise(value),
    limit,
    ok ? "✓" : "✗ missed",
  ]);
  return {
    glance: markdownTable(["task", "robotscope", "fastest peer", "times as fast"], glance(sections)).join("\n"),
    run: `on ${date}, ${machine}, ${versions}.`,
    tables: tables.join("\n\n"),
    budgets: markdownTable(["what", "measured", "budget", ""], marks).join("\n"),
  };
}

/** The rows of the first table: section, row, and the task in words. */
const GLANCE = [
  ["parse", "all real files", "Rust: read a thousand real files"],
  ["parse-and-check", "real files of about 0.3 kB", "Rust: read a file of 0.3 kB and ask once"],
  ["parse-and-check", "real files of about 5 kB", "Rust: read a file of 5 kB and ask once"],
  ["parse-and-check", "500 KiB of real-looking lines", "Rust: read a file of 500 KiB and ask once"],
  ["query", "20 rules", "Rust: ask about one URL, 20 rules"],
  ["query", "10,000 rules, mixed", "Rust: ask about one URL, 10,000 rules"],
  ["node-parse", "all real files", "Node.js: read a thousand real files"],
  ["node-parse-and-check", "real files of about 0.3 kB", "Node.js: read a file of 0.3 kB and ask once"],
  ["node-parse-and-check", "500 KiB of real-looking lines", "Node.js: read a file of 500 KiB and ask once"],
  ["node-many", "20 rules", "Node.js: ask about one of many URLs, 20 rules"],
  ["node-many", "10,000 rules, mixed", "Node.js: ask about one of many URLs, 10,000 rules"],
  ["node-import", "import, robotscope", "Node.js: import the package"],
  ["node-import", "import and one answer, robotscope", "Node.js: import the package and ask once"],
];

/** Returns the rows of the first table that were measured. @param {Section[]} sections */
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
