import { against, budgets, figure, isOurs, lead } from "./bench-budgets.mjs";
import { paint } from "./say.mjs";

/** @typedef {import("./bench-budgets.mjs").Section} Section */

/** The tables for the terminal. @param {Section[]} sections */
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
 * The page docs/PERFORMANCE.md.
 *
 * @param {Section[]} sections
 * @param {{ date: string, machine: string, versions: string }} when
 */
export function forMarkdown(sections, { date, machine, versions }) {
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
  return `# Performance

How fast robotscope is, compared with the fastest peers: in each row the best way of robotscope and the fastest peer, in one run on the same work.

${markdownTable(["task", "robotscope", "fastest peer", "times as fast"], glance(sections)).join("\n")}

Below one, the peer is faster. The peers are the Rust crates \`fast-robots\`, \`robots_txt\`, \`robotstxt\` and \`texting_robots\`, and the
npm package \`robots-parser\`, all in versions that \`benches/Cargo.lock\` and \`package-lock.json\` pin.

## How it is measured

The figures are written by

\`\`\`sh
npm run bench -- --write
\`\`\`

on ${date}, ${machine}, ${versions}. Compare the figures of one row, not those of two machines.

- The engines take turns: each row is measured in rounds, and in each round every engine does the work once for some
  milliseconds. What disturbs the machine disturbs all of them. A figure is the median of the rounds.
- All engines get the same files, agents and URLs. Before the clock runs, their answers are compared with ours; how many differ stands
  under the table. Who gets more wrong has less work.
- The real files are those of a folder beside the checkout, or of the one that \`ROBOTSCOPE_CORPUS\` names; the others are
  generated and the same everywhere.
- “lead” is how many times better the best robotscope column is than the best peer.

${tables.join("\n\n")}

${SIZES}
## For contributors: the budgets

What we want to reach. A budget that is missed is work to do.

${markdownTable(["what", "measured", "budget", ""], marks).join("\n")}

${MISSED}`;
}

/** Why the engine is as large as it is. It was measured once; `npm test -- --only size` says the sizes of today. */
const SIZES = `## What the engine's bytes are

Asked are 280 kB (brotli) for the whole engine and 45 kB (gzip) for the one for robots.txt only; they have 404 and 96. The parts were measured when they had 406 and 100, on 2026-11-23:

| the whole engine, brotli | kB |
| --- | --: |
| data: messages, the catalogue of crawlers, sources, names | 55 |
| code that explains, checks, compares, generates and helps in editors (36 %) | 123 |
| iterators, collections, sorting and text of Rust's standard library (22 %) | 77 |
| functions that JavaScript calls, with what is inlined into them (16 %) | 55 |
| code that every question passes, compiled for speed (15 %) | 51 |
| arguments and answers for JavaScript (8 %) | 28 |
| memory, search for bytes, tables of the module | 17 |

| the engine for robots.txt only, gzip, one step after the other | kB |
| --- | --: |
| data, memory, start | 26 |
| \`isAllowed(text, url, crawler)\`: URLs, dialects, User-Agent strings, options, errors | 33 |
| \`parse\` and many questions: lines, groups, compiled rules | 18 |
| \`groups\`, \`sitemaps\`, \`crawlDelay\` | 12 |
| \`check\` and \`checkAll\`: verdicts as objects and in words | 13 |

- The code of a crate is the share of its functions in the module. The steps are the module without the other functions (\`wasm-metadce\`); they are
  without the optimisation of a build of their own, so that their sum is 1 kB more.
- Without the functions of one part the whole engine has less by: editor 33 kB, lint 19, generate 18, \`evaluate\` 9, audits 8, compare 5, \`Fetched\` 4. What
  two parts need stays for the other one.
- With everything compiled for size the whole engine has 384 kB, and reads robots.txt at 40 % of the speed. wasm-opt with
  \`--merge-similar-functions\` takes 0.1 % away. What is left is what the package can do: 280 kB need an engine in parts that are loaded apart, and
  45 kB one that only answers yes or no, without the catalogue.
- Vector instructions (simd128) are in: without them a thousand real files take 1.05 times as long to read, a page with 300 kB of HTML 1.15 times as long to
  evaluate, and the module has the same size (in turns in one process of Node.js 20, 2026-11-24). They need Node.js 16.4, Chrome 91, Firefox 89 or Safari 16.4;
  the last of them came in March 2023, so that they stay in.
`;

/** Why the budgets that stay missed are missed. The figures are those of one day; the tables have those of the last run. */
const MISSED = `### Why a budget is missed

The figures of this list are those of 2026-11-23 to 2026-11-25, on the machine that is named above.

- **A query, 10,000 mixed rules, 3.0 times the time for 20 (2)**: the number of rules costs nothing: 10,000 literal rules take about as
  long as 20. What is added are rules with stars. 20 rules have few, and these are tried one by one; thousands are found by the three bytes at each place of the path.
  Of the 2,400 instructions for one question (3,900 before) 600 find the literal rules, 600 go once over the path, 650 look up the six or seven places that may be a
  rule's and choose among the 12 rules found there, and 350 compare the one that is left. fast-robots takes 100 times as long for 10,000 rules as for 20.
  Both rows read the URL, and since that became quicker the ratio is greater although both times are less: 69 and 209 ns, where they were 100 and 297.
- **Hostile texts, growth 3.8 (3)**: one row, where 2 MB take 0.85 s in each run, and 1 MB 0.22 or 0.42 s: memory that the system takes back, and gives again page by page. “groups: newlines”
  reads the text by twelve dialects, with 38 MB for the lines of each megabyte. Asked alone, 1 and 2 MB take 0.41 and 0.83 s with 334,000 page faults; with an allocator that
  keeps what is freed (glibc's, its thresholds raised) 0.25 and 0.44 s with 20,000. Pages of more than 5 MB grow by up to 3.6 in some runs, for the same reason.
- **A keystroke in 500 kB, in some hours 27 ms (24)**: the table has the figures of an hour in which the machine was quick. What the same keystroke takes differs by more than half with the
  hour; in one of them it was 27 ms before AI signals and plain words were made only when they are opened, and 20 afterwards.
- **All that the page loads, 1,250 kB (1,200)**: the page's WebAssembly has 567, the worker's engine, which is that of the npm package, 520 and its script 20,
  CodeMirror with the language of robots.txt 111, all other scripts, styles and index.html 32. The first answer needs 599 of these. One module for both had 1,017 in all,
  but a first answer of 884.
- **Import and one answer in Node.js, 22 ms (robots-parser: 7.5)**: importing alone is within its budget, for the engine is compiled at the first question; the other 13 ms are
  those of reading it, of V8's compilation (5 ms for 1.2 MB) and of the first call. \`robotscope/robots-txt\` needs 7 ms for these.
- **Sizes**: see above, “What the engine's bytes are”.
`;

/** What a reader wants to know first: the section, the row, and the task in words. */
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

/** The rows of the first table, as far as they were measured. @param {Section[]} sections */
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

/** @param {Section} section */
const head = ({ unit, engines }) => [
  unit === "ns" ? "" : unit,
  ...engines,
  ...(hasLead({ unit, engines }) ? ["lead"] : []),
];

/** @param {Section} section */
function body(section) {
  return section.rows.map((row) => {
    const figures = section.engines.map((engine) => {
      const value = figure(row, engine);
      const cell = row.cells[engine];
      if (value !== undefined) return section.unit === "ns" ? time(value) : precise(value);
      return cell && "why" in cell ? cell.why : "–";
    });
    const factor = lead(section, row);
    return [row.name, ...figures, ...(hasLead(section) ? [factor === undefined ? "–" : `${precise(factor)}×`] : [])];
  });
}

/** Memory is stated, and no race; nor is there one without peers. @param {{ unit: string, engines: string[] }} section */
const hasLead = ({ unit, engines }) => unit !== "bytes per byte of text" && !engines.every(isOurs);

/** The section's own notes, what the answers were, and how far the samples lay apart. @param {Section} section */
function allNotes({ notes, rows }) {
  const differences = rows.flatMap(({ name, asked, different }) => {
    const counts = Object.entries(different).map(([engine, count]) => `${engine} ${count}`);
    return counts.length > 0 ? [`${name}: ${counts.join(", ")} of ${asked}`] : [];
  });
  const spreads = rows.flatMap(({ cells }) =>
    Object.values(cells).flatMap((cell) => ("spread" in cell ? cell.spread : [])),
  );
  spreads.sort((a, b) => a - b);
  const percent = (/** @type {number} */ part) => `${Math.ceil((spreads.at(part) ?? 0) * 100)} %`;
  return [
    ...notes,
    ...(differences.length > 0 ? [`Answers unlike ours – ${differences.join("; ")}.`] : []),
    ...(spreads.at(-1)
      ? [
          `The quartiles of the samples lie ${percent(spreads.length >> 1)} of the median apart in the middle, ${percent(-1)} at most.`,
        ]
      : []),
  ];
}

/** Three figures. @param {number | undefined} value */
export function precise(value) {
  if (value === undefined) return "–";
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.01))));
  return value.toLocaleString("en", { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

/** @param {number} nanoseconds */
export function time(nanoseconds) {
  if (nanoseconds < 1e3) return `${precise(nanoseconds)} ns`;
  return nanoseconds < 1e6 ? `${precise(nanoseconds / 1e3)} µs` : `${precise(nanoseconds / 1e6)} ms`;
}
