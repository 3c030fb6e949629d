import { BUDGET } from "../../benches/node/keystroke.mjs";

/** @typedef {{ value: number, spread: number } | { why: string }} Cell */
/** @typedef {{ name: string, cells: Record<string, Cell>, asked: number, different: Record<string, number> }} Row */
/**
 * @typedef {object} Section one table, as benches/src/section.rs makes it
 * @property {string} id
 * @property {string} title
 * @property {string} unit
 * @property {string[]} engines
 * @property {Row[]} rows
 * @property {string[]} notes
 */
/** @typedef {{ about: string, value: number | undefined, limit: string, ok: boolean }} Budget */

/** Where less is better, and where more is. */
const moreIsBetter = (/** @type {string} */ unit) => unit === "MB/s";

/** The figure of an engine, if it has one. @param {Row} row @param {string} engine */
export function figure(row, engine) {
  const cell = row.cells[engine];
  return cell && "value" in cell ? cell.value : undefined;
}

export const isOurs = (/** @type {string} */ engine) => engine.startsWith("robotscope");

/** The best of these engines. @param {Section} section @param {Row} row @param {(engine: string) => boolean} among */
function best({ unit, engines }, row, among) {
  const figures = engines.filter(among).flatMap((engine) => figure(row, engine) ?? []);
  if (figures.length === 0) return undefined;
  return moreIsBetter(unit) ? Math.max(...figures) : Math.min(...figures);
}

/** It knows no wildcards and takes the first rule that matches: that is another question. @param {string} id @param {string} engine */
const isRival = (id, engine) => !isOurs(engine) && !(engine === "robots_txt" && /^(query|stars)/.test(id));

/**
 * How many times better we are than the best peer, or than one of them.
 *
 * @param {Section} section
 * @param {Row} row
 * @param {{ ours?: string, peer?: string }} [who]
 */
export function lead(section, row, { ours, peer } = {}) {
  const own = best(section, row, (engine) => (ours ? engine === ours : isOurs(engine)));
  const theirs = best(section, row, (engine) => (peer ? engine === peer : isRival(section.id, engine)));
  if (own === undefined || theirs === undefined) return undefined;
  return moreIsBetter(section.unit) ? own / theirs : theirs / own;
}

/**
 * The best of our columns and the best of the peers', for the first table of the page.
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
  return { ours: winner(isOurs), theirs: winner((engine) => isRival(section.id, engine)) };
}

/** What we want to reach. All but one are ratios of figures of the same run. @param {Section[]} sections @returns {Budget[]} */
export function budgets(sections) {
  /** @param {string} id @param {RegExp} names */
  const select = (id, names) =>
    sections
      .filter((section) => section.id === id)
      .flatMap((section) => section.rows.map((row) => ({ section, row })))
      .filter(({ row }) => names.test(row.name));
  /** How many times the time of one column another one takes, at most. @param {Row} row @param {string} from @param {string} to */
  const step = (row, from, to) => ratio(figure(row, to), figure(row, from));
  /** The least lead over the rows. @param {string} id @param {RegExp} names @param {{ ours?: string, peer?: string }} [who] */
  const leads = (id, names, who) => least(select(id, names).map(({ section, row }) => lead(section, row, who)));
  const index = "robotscope, index";
  const indexes = { ours: index, peer: "fast-robots, index" };
  const at = (/** @type {RegExp} */ names) => select("query", names).map(({ row }) => figure(row, index))[0];
  const growth = (/** @type {string} */ id) => {
    const times = select(id, /./).map(({ row }) => figure(row, index));
    return most(times.slice(1).map((time, before) => ratio(time, times[before])));
  };
  /** The greatest figure of a column. @param {string} id @param {string} engine */
  const greatest = (id, engine) => most(select(id, /./).map(({ row }) => figure(row, engine)));
  const [megabyte, twoMegabytes] = ["robotscope, 1 MB", "robotscope, 2 MB"];
  /** Of what is too little to be measured nothing is said. @param {string} id @param {number} least */
  const hostileGrowth = (id, least) =>
    most(
      select(id, /./)
        .filter(({ row }) => (figure(row, megabyte) ?? least) >= least)
        .map(({ row }) => step(row, megabyte, twoMegabytes)),
    );
  const has = (/** @type {string} */ wanted) => sections.some(({ id }) => id === wanted);
  const lighthouse = (/** @type {RegExp} */ names, /** @type {string} */ machine) =>
    select("lighthouse", names).map(({ row }) => figure(row, machine))[0];
  const native = [
    atLeast(
      2,
      "parsing: times as fast as fast-robots",
      leads("parse", /./, { ours: "robotscope", peer: "fast-robots" }),
    ),
    atLeast(
      1.5,
      "parsing and one check, small files: times as fast as the fastest peer",
      leads("parse-and-check", /^real/),
    ),
    atLeast(
      3,
      "parsing and one check, 500 KiB: times as fast as the fastest peer",
      leads("parse-and-check", /^500 KiB/),
    ),
    atMost(0.3, "a query, 20 rules: part of fast-robots' time", inverse(leads("query", /^20 rules/, indexes))),
    atMost(2, "a query, 10,000 mixed rules: times the time for 20", ratio(at(/^10,000 rules/), at(/^20 rules/))),
    atMost(2, "a query, 10,000 literal rules: times the time for 20", ratio(at(/^10,000 literal/), at(/^20 rules/))),
    atLeast(
      100,
      "a query, 10,000 wildcard rules: times as fast as fast-robots",
      leads("query", /^10,000 wild/, indexes),
    ),
    // A tenth for the noise.
    atMost(2.2, "stars: growth of the time with twice the path", growth("stars-path")),
    atMost(2.2, "stars: growth of the time with twice the pattern", growth("stars-pattern")),
    atMost(2.2, "stars: growth of the time with twice both", growth("stars-both")),
    // Twice as much memory is more than twice as slow where it leaves a cache; squared time would be 4.
    atMost(
      3,
      "hostile pages: growth of the time with twice the text",
      most(select("page-growth", /./).map(({ row }) => step(row, "robotscope, 5 MB", "robotscope, 10 MB"))),
    ),
  ];
  const hostile = [
    atMost(1, "hostile texts: seconds for 1 MB", ratio(greatest("hostile-time", megabyte), 1e9)),
    atMost(64, "hostile texts: MB of memory for 1 MB", greatest("hostile-memory", megabyte)),
    atMost(3, "hostile texts: growth of the time with twice the text", hostileGrowth("hostile-time", 5e7)),
    atMost(2.2, "hostile texts: growth of the memory with twice the text", hostileGrowth("hostile-memory", 1)),
  ];
  const node = [
    atLeast(10, "Node.js, parsing: times as fast as robots-parser", leads("node-parse", /./)),
    atLeast(
      5,
      "Node.js, one call, 0.3 kB: times as fast as robots-parser",
      leads("node-parse-and-check", /^real files of about 0.3/),
    ),
    atLeast(
      20,
      "Node.js, one call, 500 KiB: times as fast as robots-parser",
      leads("node-parse-and-check", /^500 KiB/),
    ),
    atLeast(
      10,
      "Node.js, many URLs in a batch: times as fast as robots-parser",
      leads("node-many", /./, { ours: "robotscope" }),
    ),
    atMost(
      2,
      "Node.js, importing: times the time of robots-parser",
      inverse(leads("node-import", /^import, robotscope$/)),
    ),
    atMost(
      2,
      "command line, 100,000 URLs, robots.txt of 600 kB: times the time for 400 kB",
      most(select("node-command-line", /./).map(({ row }) => step(row, "robotscope, 400 kB", "robotscope, 600 kB"))),
    ),
  ];
  const page = [
    atMost(
      24,
      "a keystroke on the page, robots.txt of 500 kB: ms until painted",
      most(select("keystroke", /^robots/).map(({ row }) => figure(row, "robotscope, until painted"))),
    ),
    atMost(
      BUDGET,
      "a keystroke on the page, the slowest pane or field: ms of script",
      most(select("keystroke", /./).map(({ row }) => figure(row, "robotscope, script"))),
    ),
    ...(has("slowed")
      ? [
          atMost(
            4500,
            "the answer of a link, slow 4G and a slow processor: ms",
            most(
              select("slowed", /answer/).flatMap(({ row }) => Object.keys(row.cells).map((own) => figure(row, own))),
            ),
          ),
          atMost(
            4000,
            "the editor of a link, slow 4G and a slow processor: ms",
            most(
              select("slowed", /editor/).flatMap(({ row }) => Object.keys(row.cells).map((own) => figure(row, own))),
            ),
          ),
        ]
      : []),
    ...(has("lighthouse")
      ? [
          atLeast(100, "Lighthouse on a desktop: points for speed", lighthouse(/points/, "robotscope, desktop")),
          atLeast(98, "Lighthouse on a telephone: points for speed", lighthouse(/points/, "robotscope, telephone")),
          atMost(
            1500,
            "the example's answer on a slow telephone, slow 4G: ms",
            lighthouse(/example/, "robotscope, telephone"),
          ),
          atMost(
            4500,
            "the answer of a link on a slow telephone, slow 4G: ms",
            lighthouse(/link/, "robotscope, telephone"),
          ),
        ]
      : []),
  ];
  const ofPage = has("keystroke") ? page : [];
  return has("keystroke") && sections.every(({ id }) => ["keystroke", "slowed", "lighthouse"].includes(id))
    ? ofPage
    : [...native, ...(has("hostile-time") ? hostile : []), ...(has("node-parse") ? node : []), ...ofPage];
}

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

/** What is missing is no success: one missing figure, and there is none for all. @param {(number | undefined)[]} values */
const complete = (values) =>
  values.length === 0 || values.includes(undefined) ? undefined : /** @type {number[]} */ (values);

const least = (/** @type {(number | undefined)[]} */ values) => complete(values)?.reduce((a, b) => Math.min(a, b));
const most = (/** @type {(number | undefined)[]} */ values) => complete(values)?.reduce((a, b) => Math.max(a, b));
