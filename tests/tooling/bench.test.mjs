import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { budgets, lead } from "../../benches/report/budgets.mjs";
import { forTerminal, markdownParts } from "../../benches/report/report.mjs";
import { precise, time } from "../../benches/report/table.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { replaceParts } from "../../scripts/lib/readme.mjs";

/** @param {string} id @param {string} unit @param {Record<string, number>} figures */
function section(id, unit, figures, name = "20 rules") {
  const cells = Object.fromEntries(Object.entries(figures).map(([engine, value]) => [engine, { value, spread: 0.1 }]));
  const row = { name, cells, queries: 4, different: { robots_txt: 1 } };
  return { id, title: id, unit, engines: [...Object.keys(figures), "absent"], rows: [row], notes: ["a note"] };
}

const WHEN = { date: "2026-01-02", machine: "a machine", versions: "versions" };
const parsing = section("parse", "MB/s", { robotscope: 900, "fast-robots": 300, robots_txt: 600 });
const query = section("query", "ns", { "robotscope, index": 100, "fast-robots, index": 1000, robots_txt: 10 });

test("computes the lead over the best peer, whether higher or lower figures are better", () => {
  assert.equal(lead(parsing, parsing.rows[0]), 1.5);
  assert.equal(lead(parsing, parsing.rows[0], { peer: "fast-robots" }), 3);
  assert.equal(lead(parsing, parsing.rows[0], { peer: "absent" }), undefined);
  assert.equal(lead(query, query.rows[0]), 10, "robots_txt does less work, so it is not compared here");
});

test("reports a budget as met, or as missed if its figure is bad or missing", () => {
  /** @param {import("../../benches/report/budgets.mjs").Section[]} sections @param {RegExp} about */
  const budget = (sections, about) => budgets(sections).find((budget) => about.test(budget.about));
  assert.deepEqual([budget([parsing], /^parsing: /)?.value, budget([parsing], /^parsing: /)?.ok], [3, true]);
  assert.equal(budget([section("parse", "MB/s", { robotscope: 1, "fast-robots": 1 })], /^parsing: /)?.ok, false);
  assert.deepEqual(
    [budget([query], /20 rules: time relative/)?.value, budget([query], /20 rules: time relative/)?.ok],
    [0.1, true],
  );
  const unmeasured = { ...parsing, rows: parsing.rows.map((row) => ({ ...row, cells: {} })) };
  assert.equal(budget([unmeasured], /^parsing: /)?.ok, false);
});

test("the growth of a series is the growth of its largest step", () => {
  const rows = [100, 190, 700].map((value) => ({
    name: `${value}`,
    cells: { "robotscope, index": { value, spread: 0 } },
  }));
  const stars = {
    ...section("stars-path", "ns", {}),
    rows: rows.map((row) => ({ ...row, queries: 0, different: {} })),
  };
  const found = budgets([stars]).find(({ about }) => about.includes("path doubled"));
  assert.equal(found?.value?.toFixed(2), "3.68");
  assert.equal(found?.ok, false);
});

test("omits the lead in a table without peers, and computes the growth between its columns", () => {
  const pages = section("page-growth", "ns", { "robotscope, 5 MB": 100, "robotscope, 10 MB": 360 }, "commas");
  pages.engines.pop();
  assert.match(forTerminal([pages]), /commas +100 ns +360 ns$/m);
  const found = budgets([pages]).find(({ about }) => about.startsWith("hostile pages"));
  assert.deepEqual([found?.value, found?.ok], [3.6, false]);
});

test("checks the time and memory per megabyte of hostile texts, and their growth", () => {
  const figures = (/** @type {number} */ one, /** @type {number} */ two) => ({
    "robotscope, 1 MB": one,
    "robotscope, 2 MB": two,
  });
  const time = section("hostile-time", "ns", figures(0.9e9, 1.8e9), "headers, lint: commas");
  const memory = section("hostile-memory", "MB", figures(70, 140), "headers, lint: commas");
  const found = budgets([time, memory]).filter(({ about }) => about.startsWith("hostile texts"));
  assert.deepEqual(
    found.map(({ value, ok }) => [value, ok]),
    [
      [0.9, true],
      [2, true],
      [70, false],
      [2, true],
    ],
  );
});

test("checks the measured time after a keystroke against its budget", () => {
  const about = /^a keystroke.*script/;
  const found = (/** @type {number} */ value) =>
    budgets([section("keystroke", "ms", { "robotscope, script": value }, "headers")]).find((one) =>
      about.test(one.about),
    );
  assert.deepEqual([found(15)?.ok, found(17)?.ok], [true, false]);
  const painted = section("keystroke", "ms", { "robotscope, until painted": 23 }, "robots.txt of 500 kB");
  assert.equal(budgets([painted]).find((one) => one.about.includes("painted"))?.ok, true);
  assert.equal(
    budgets([parsing]).find((one) => about.test(one.about)),
    undefined,
  );
});

test("checks the time until the editor appears on the slower of two screens", () => {
  const slowed = (/** @type {number} */ telephone, /** @type {number} */ desktop) =>
    section(
      "slowed",
      "",
      { "robotscope, telephone": telephone, "robotscope, desktop": desktop },
      "ms until the editor shows the text",
    );
  const found = (/** @type {any} */ measured) =>
    budgets([section("keystroke", "ms", { "robotscope, script": 9 }, "headers"), measured]).find((one) =>
      one.about.startsWith("the editor"),
    );
  assert.deepEqual([found(slowed(4900, 5100))?.ok, found(slowed(5000, 3000))?.ok], [false, true]);
  assert.equal(found(parsing), undefined);
});

test("checks the time until a link's answer appears on the slower of two screens", () => {
  const slowed = section(
    "slowed",
    "",
    { "robotscope, telephone": 4400, "robotscope, desktop": 4600 },
    "ms until the answer can be read",
  );
  const keystroke = section("keystroke", "ms", { "robotscope, script": 9 }, "headers");
  const found = budgets([keystroke, slowed]).find(({ about }) => about.startsWith("the answer for a link, slow"));
  assert.deepEqual([found?.value, found?.ok], [4600, false]);
});

test("checks Lighthouse's scores and times against budgets", () => {
  const columns = (/** @type {number} */ desktop, /** @type {number} */ telephone) => ({
    "robotscope, desktop": desktop,
    "robotscope, telephone": telephone,
  });
  const points = section("lighthouse", "", columns(100, 75), "performance score, of 100");
  const example = section("lighthouse", "", columns(300, 1200), "ms until the example's answer is painted");
  const link = section("lighthouse", "", columns(700, 4600), "ms until the answer for a link is painted");
  const page = { ...points, rows: [...points.rows, ...example.rows, ...link.rows] };
  const found = budgets([
    section("keystroke", "ms", { "robotscope, script": 9, "robotscope, until painted": 25 }, "robots.txt of 500 kB"),
    page,
  ]);
  assert.deepEqual(
    found.map(({ value, ok }) => [value, ok]),
    [
      [25, false],
      [9, true],
      [100, true],
      [75, false],
      [1200, true],
      [4600, false],
    ],
  );
});

test("tables contain the figures of each engine and the lead", () => {
  const terminal = forTerminal([parsing, query]);
  assert.match(terminal, /20 rules +900 +300 +600 +– +1\.50×/);
  assert.match(terminal, /20 rules +100 ns +1\.00 µs +10\.0 ns +– +10\.0×/);
  assert.match(terminal, /Answers that differ from robotscope's – 20 rules: robots_txt 1 of 4/);
  const { tables, run } = markdownParts([query], WHEN)["docs/PERFORMANCE.md"];
  assert.match(tables, /^\| 20 rules \| 100 ns \| 1\.00 µs \| 10\.0 ns \| – \| 10\.0× \|$/m);
  assert.equal(run, "- Date: 2026-01-02\n- Machine: a machine\n- Versions: versions");
});

test("wraps the notes below a table at 120 characters", () => {
  const long = { ...query, notes: [Array(60).fill("word").join(" ")] };
  const { tables } = markdownParts([long], WHEN)["docs/PERFORMANCE.md"];
  const notes = tables.split("\n").filter((line) => /^(?:-| {2})/.test(line));
  assert.deepEqual(
    notes.slice(0, 3).map((line) => [line.slice(0, 6), line.length]),
    [
      ["- word", 116],
      ["  word", 116],
      ["  word", 71],
    ],
  );
});

test("docs/PERFORMANCE.md contains comparisons with peers, and benches/README.md contains growth and budgets", () => {
  const growth = section("stars-path", "ns", { "robotscope, index": 1 });
  const { "docs/PERFORMANCE.md": user, "benches/README.md": contributor } = markdownParts([query, growth], WHEN);
  assert.match(user.tables, /^### query\n/);
  assert.doesNotMatch(user.tables, /### stars-path/);
  assert.match(contributor.tables, /^### stars-path\n/);
  assert.doesNotMatch(contributor.tables, /### query/);
  assert.match(contributor.budgets, /many stars.*missed/);
});

test("the summary compares each task with the fastest peer, even if the peer is faster", () => {
  const slower = section("parse-and-check", "ns", { robotscope: 200, "fast-robots": 100 }, "real files of about 5 kB");
  const { glance } = markdownParts([slower, query], WHEN)["docs/PERFORMANCE.md"];
  assert.match(glance, /^\| Rust: parse 5 kB and check one URL \| 200 ns \| 100 ns \(fast-robots\) \| 0\.500× \|$/m);
  assert.match(
    glance,
    /^\| Rust: check a URL against 20 parsed rules \| 100 ns \| 1\.00 µs \(fast-robots, index\) \| 10\.0× \|$/m,
  );
});

test("the documents have a placeholder for each measured section", () => {
  for (const [name, parts] of Object.entries(markdownParts([query], WHEN))) {
    const page = readFileSync(inRoot(name), "utf8");
    const written = replaceParts(page, parts, "npm run bench");
    for (const part of Object.values(parts)) assert.ok(written.includes(`-->\n${part}\n<!-- end of`), name);
  }
});

test("formats figures with three significant digits", () => {
  assert.deepEqual([0.0123, 0.5, 1, 12.34, 123.4, 1234.5].map(precise), [
    "0.0123",
    "0.500",
    "1.00",
    "12.3",
    "123",
    "1,235",
  ]);
  assert.deepEqual([12.3, 1500, 2.5e6].map(time), ["12.3 ns", "1.50 µs", "2.50 ms"]);
});

test("benches/Cargo.toml repeats the lints of the main workspace", () => {
  /** @param {string} file @param {string} prefix */
  const lints = (file, prefix) =>
    ["rust", "clippy"].map((tool) => {
      const text = readFileSync(inRoot(...file.split("/")), "utf8");
      return text.split(`\n[${prefix}lints.${tool}]\n`)[1]?.split("\n\n")[0].trim();
    });
  const shared = lints("Cargo.toml", "workspace.");
  assert.ok(shared.every(Boolean));
  for (const manifest of ["benches/Cargo.toml"]) assert.deepEqual(lints(manifest, ""), shared, manifest);
});
