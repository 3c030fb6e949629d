import { BUDGET } from "../node/keystroke.mjs";

/** @typedef {{ value: number, spread: number } | { why: string }} Cell */
/** @typedef {{ name: string, cells: Record<string, Cell>, queries: number, different: Record<string, number> }} Row */
/**
 * @typedef {object} Section one table, as benches/src/section.rs writes it
 * @property {string} id
 * @property {string} title
 * @property {string} unit
 * @property {string[]} engines
 * @property {Row[]} rows
 * @property {string[]} notes
 */
/** @typedef {{ about: string, value: number | undefined, limit: string, ok: boolean }} Budget */

/** Returns `true` if a greater figure in this unit is better. */
const moreIsBetter = (/** @type {string} */ unit) => unit === "MB/s";

/** Returns an engine's figure, or `undefined` if there is none. @param {Row} row @param {string} engine */
export function figure(row, engine) {
  const cell = row.cells[engine];
  return cell && "value" in cell ? cell.value : undefined;
}

export const isOurs = (/** @type {string} */ engine) => engine.startsWith("robotscope");

/** @param {Section} section @param {Row} row @param {(engine: string) => boolean} among */
function best({ unit, engines }, row, among) {
  const figures = engines.filter(among).flatMap((engine) => figure(row, engine) ?? []);
  if (figures.length === 0) return undefined;
  return moreIsBetter(unit) ? Math.max(...figures) : Math.min(...figures);
}

/**
 * Returns `true` if an engine is a peer with comparable times. In sections about queries and many stars, this excludes robots_txt, which
 * ignores wildcards and obeys the first matching rule.
 *
 * @param {string} id
 * @param {string} engine
 */
const isComparable = (id, engine) => !isOurs(engine) && !(engine === "robots_txt" && /^(query|stars)/.test(id));

/**
 * Returns the lead: the factor by which robotscope's best figure is better than the best peer's figure. `ours` or `peer` restricts the
 * comparison to one column.
 *
 * @param {Section} section
 * @param {Row} row
 * @param {{ ours?: string, peer?: string }} [who]
 */
export function lead(section, row, { ours, peer } = {}) {
  const oursBest = best(section, row, (engine) => (ours ? engine === ours : isOurs(engine)));
  const theirs = best(section, row, (engine) => (peer ? engine === peer : isComparable(section.id, engine)));
  if (oursBest === undefined || theirs === undefined) return undefined;
  return moreIsBetter(section.unit) ? oursBest / theirs : theirs / oursBest;
}

/**
 * Returns robotscope's best column and the peers' best column, for the report's first table.
 *
 * @param {Section} section
 * @param {Row} row
 */
export function against(section, row) {
  /** @param {(engine: string) => boolean} among */
  const winner = (among) => {
    const value = best(section, row, among);
    const name = section.engines.find((engine) => among(engine) && figure(row, engine) === value);
    return value === undefined || name === undefined ? undefined : { name, value };
  };
  return { ours: winner(isOurs), theirs: winner((engine) => isComparable(section.id, engine)) };
}

/** Returns the budgets for all measured sections. @param {Section[]} sections */
export const budgets = (sections) => sections.flatMap((section) => BUDGETS[section.id]?.(section) ?? []);

/** @typedef {Record<string, (of: Section) => Budget[]>} Budgets budgets by section; most are ratios between figures from the same run */

/** @type {Budgets} */
const OF_RUST = {
  parse: (of) => [
    atLeast(2, "parsing: speed relative to fast-robots", leads(of, /./, { ours: "robotscope", peer: "fast-robots" })),
  ],
  "parse-and-check": (of) => [
    atLeast(1.5, "parsing and one check, small files: speed relative to the fastest peer", leads(of, /^real/)),
    atLeast(3, "parsing and one check, 500 KiB: speed relative to the fastest peer", leads(of, /^500 KiB/)),
  ],
  query: (of) => {
    const indexes = { ours: INDEX, peer: "fast-robots, index" };
    const time = (/** @type {RegExp} */ names) => most(figures(of, names, INDEX));
    const few = time(/^20 rules/);
    return [
      atMost(0.3, "a query, 20 rules: time relative to fast-robots", inverse(leads(of, /^20 rules/, indexes))),
      atMost(2, "a query, 10,000 mixed rules: time relative to 20 rules", ratio(time(/^10,000 rules/), few)),
      atMost(2, "a query, 10,000 literal rules: time relative to 20 rules", ratio(time(/^10,000 literal/), few)),
      atLeast(100, "a query, 10,000 wildcard rules: speed relative to fast-robots", leads(of, /^10,000 wild/, indexes)),
    ];
  },
  // Allows twice the time for an input of twice the size, and ten percent more for noise.
  "stars-path": (of) => [atMost(2.2, "many stars: growth of the time, path doubled", growthByRow(of))],
  "stars-pattern": (of) => [atMost(2.2, "many stars: growth of the time, pattern doubled", growthByRow(of))],
  "stars-both": (of) => [atMost(2.2, "many stars: growth of the time, pattern and path doubled", growthByRow(of))],
  // A text of twice the size may no longer fit into the CPU cache. The time may then more than double. Quadratic growth would give a ratio
  // of 4.
  "page-growth": (of) => [
    atMost(3, "hostile pages: growth of the time, text doubled", growth(of, "robotscope, 5 MB", "robotscope, 10 MB")),
  ],
  "hostile-time": (of) => [
    atMost(1, "hostile texts: seconds for 1 MB", ratio(most(figures(of, /./, MEGABYTE)), 1e9)),
    atMost(3, "hostile texts: growth of the time, text doubled", growth(of, MEGABYTE, TWO_MEGABYTES, 5e7)),
  ],
  "hostile-memory": (of) => [
    atMost(64, "hostile texts: MB of memory for 1 MB", most(figures(of, /./, MEGABYTE))),
    atMost(2.2, "hostile texts: growth of the memory, text doubled", growth(of, MEGABYTE, TWO_MEGABYTES, 1)),
  ],
};

/** @type {Budgets} */
const OF_NODE = {
  "node-parse": (of) => [atLeast(10, "Node.js, parsing: speed relative to robots-parser", leads(of, /./))],
  "node-parse-and-check": (of) => [
    atLeast(5, "Node.js, one call, 0.3 kB: speed relative to robots-parser", leads(of, /^real files of about 0.3/)),
    atLeast(20, "Node.js, one call, 500 KiB: speed relative to robots-parser", leads(of, /^500 KiB/)),
  ],
  "node-many": (of) => [
    atLeast(
      10,
      "Node.js, many URLs in a batch: speed relative to robots-parser",
      leads(of, /./, { ours: "robotscope" }),
    ),
  ],
  "node-import": (of) => [
    atMost(2, "Node.js, importing: time relative to robots-parser", inverse(leads(of, /^import, robotscope$/))),
  ],
  "node-command-line": (of) => [
    atMost(
      2,
      "command line, 100,000 URLs, robots.txt of 600 kB: time relative to 400 kB",
      growth(of, "robotscope, 400 kB", "robotscope, 600 kB"),
    ),
  ],
};

/** @type {Budgets} */
const OF_PAGE = {
  keystroke: (of) => [
    atMost(
      24,
      "a keystroke on the page, robots.txt of 500 kB: ms until painted",
      most(figures(of, /^robots/, "robotscope, until painted")),
    ),
    atMost(
      BUDGET,
      "a keystroke on the page, the slowest pane or field: ms of script",
      most(figures(of, /./, "robotscope, script")),
    ),
  ],
  slowed: (of) => [
    atMost(
      4500,
      "the answer for a link, slow 4G and a slow processor: ms",
      most(["telephone", "desktop"].flatMap((screen) => figures(of, /answer/, `robotscope, ${screen}`))),
    ),
    // The editor loads after the answer, so its limit is higher than the 4.5 s for the answer.
    atMost(
      5000,
      "the editor of a link, slow 4G and a slow processor: ms",
      most(["telephone", "desktop"].flatMap((screen) => figures(of, /editor/, `robotscope, ${screen}`))),
    ),
  ],
  lighthouse: (of) => [
    atLeast(100, "Lighthouse on a desktop: performance score", most(figures(of, /score/, "robotscope, desktop"))),
    atLeast(80, "Lighthouse on a telephone: performance score", most(figures(of, /score/, TELEPHONE))),
    atMost(1500, "the example's answer on a slow telephone, slow 4G: ms", most(figures(of, /example/, TELEPHONE))),
    atMost(4500, "the answer for a link on a slow telephone, slow 4G: ms", most(figures(of, /link/, TELEPHONE))),
  ],
};

const BUDGETS = { ...OF_RUST, ...OF_NODE, ...OF_PAGE };

const INDEX = "robotscope, index";
const [MEGABYTE, TWO_MEGABYTES] = ["robotscope, 1 MB", "robotscope, 2 MB"];
const TELEPHONE = "robotscope, telephone";

/** Returns an engine's figures in the rows with a matching name. @param {Section} section @param {RegExp} names @param {string} engine */
const figures = ({ rows }, names, engine) =>
  rows.filter(({ name }) => names.test(name)).map((row) => figure(row, engine));

/**
 * Returns the smallest lead in all rows with a matching name.
 *
 * @param {Section} section
 * @param {RegExp} names
 * @param {{ ours?: string, peer?: string }} [who]
 */
const leads = (section, names, who) =>
  least(section.rows.filter(({ name }) => names.test(name)).map((row) => lead(section, row, who)));

/** Returns the largest ratio of a row's time to the time in the row before it. @param {Section} section */
function growthByRow(section) {
  const times = figures(section, /./, INDEX);
  return most(times.slice(1).map((time, before) => ratio(time, times[before])));
}

/**
 * Returns the largest ratio of the figure in column `to` to the figure in column `from`. Skips rows whose `from` figure is below `smallest`
 * and therefore unreliable.
 *
 * @param {Section} section
 * @param {string} from
 * @param {string} to
 * @param {number} [smallest]
 */
const growth = ({ rows }, from, to, smallest = 0) =>
  most(
    rows
      .filter((row) => (figure(row, from) ?? smallest) >= smallest)
      .map((row) => ratio(figure(row, to), figure(row, from))),
  );

/** @param {number} limit @param {string} about @param {number | undefined} value @returns {Budget} */
const atLeast = (limit, about, value) => ({
  about,
  value,
  limit: `≥ ${limit}`,
  ok: value !== undefined && value >= limit,
});

/** @param {number} limit @param {string} about @param {number | undefined} value @returns {Budget} */
const atMost = (limit, about, value) => ({
  about,
  value,
  limit: `≤ ${limit}`,
  ok: value !== undefined && value <= limit,
});

/** @param {number | undefined} of @param {number | undefined} to */
const ratio = (of, to) => (of === undefined || to === undefined ? undefined : of / to);

const inverse = (/** @type {number | undefined} */ value) => ratio(1, value);

/**
 * Returns the values, or `undefined` if there are none or any of them is missing, so that a missing figure never meets a budget.
 * @param {(number | undefined)[]} values
 */
const complete = (values) =>
  values.length === 0 || values.includes(undefined) ? undefined : /** @type {number[]} */ (values);

const least = (/** @type {(number | undefined)[]} */ values) => complete(values)?.reduce((a, b) => Math.min(a, b));
const most = (/** @type {(number | undefined)[]} */ values) => complete(values)?.reduce((a, b) => Math.max(a, b));
