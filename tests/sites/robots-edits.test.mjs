// Tests that `site --baseline` reports nothing for edits of robots.txt that change no verdict, and reports each edit that changes a
// verdict. Uses real files, or, if this machine has none, the files in `tests/examples` and generated files.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { corpusFiles } from "../support/corpus.mjs";
import { load } from "./load.mjs";
import { changingEdits, isRule, linesOf, mayFetch, neutralEdits, pathsFor } from "./robots-edits.mjs";

const CRAWLERS = ["Googlebot", "bingbot", "GPTBot", "ClaudeBot"];
const MOST_CHARACTERS = 20_000;
const LONGEST_LINE = 1000;
const FILES_PER_EDIT = 8;

const BASE = "https://example.com";

let PageReader;
let OriginRobots;
let SiteChanges;
let directory;
before(async () => {
  ({ PageReader } = await load("page-reader.ts"));
  ({ OriginRobots } = await load("origin-robots.ts"));
  ({ SiteChanges } = await load("changes.ts"));
  directory = mkdtempSync(join(tmpdir(), "robotscope-edits-"));
});
after(() => rmSync(directory, { recursive: true }));

const corpus = corpusFiles();
const isReal = corpus.length > 0;
const own = readdirSync(inRoot("tests", "examples")).map((name) => inRoot("tests", "examples", name));
const texts = [
  ...(isReal ? corpus : own).map((file) => readFileSync(file, "utf8").replace(/^\ufeff/, "")),
  ...(isReal ? [] : generated(40)),
].filter(
  // Leave out texts that still contain a byte order mark: an edit could move it, which would change the meaning.
  (text) =>
    text.length < MOST_CHARACTERS &&
    linesOf(text).filter(isRule).length >= 3 &&
    !text.includes("\ufeff") &&
    linesOf(text).every((line) => line.text.length < LONGEST_LINE),
);

/** Returns random texts, the same in each run. @param {number} count */
function generated(count) {
  let state = 7;
  const pick = (list) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)];
  };
  const path = () =>
    `/${pick(["a", "b", "caf%c3%a9", "straße", "*.pdf", "d/e"])}${pick(["", "/", "/*?x=", "$", "/f"])}`;
  const group = (agents) => {
    const names = agents.map((agent) => `User-agent: ${agent}\n`).join("");
    return `${names}${Array.from({ length: 4 }, () => `${pick(["Disallow", "Disallow", "Allow"])}: ${path()}\n`).join("")}`;
  };
  return Array.from({ length: count }, () => {
    const groups = [["*"], ["Googlebot", "bingbot"], ["GPTBot"], ["*"]].filter(() => pick([true, true, false]));
    return `# rules\n${[["*"], ...groups].map(group).join("\n")}`;
  });
}

/** Returns the records of a site with this robots.txt and with pages at `paths`. */
function recordsOf(text, paths, crawlers) {
  const robots = { record: "robots", origin: BASE, status: 200, redirects: 0, text };
  const reader = new PageReader({ crawlers, now: 0 });
  const parsed = new OriginRobots(robots);
  const headers = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n";
  const body = Buffer.from("<!doctype html><title>Page</title>");
  const pages = paths.map((path) => {
    const url = BASE + path;
    return reader.read({ url, discovery: "list", redirects: [], response: { url, status: 200, headers, body } }, parsed)
      .record;
  });
  return [robots, ...pages];
}

function compare(before, after, crawlers) {
  const changes = new SiteChanges({ directory, crawlers });
  for (const record of before) changes.before(record);
  for (const record of after) changes.after(record);
  return changes.finish();
}

/** Yields the texts that an edit changes, each with the edited text. `start` determines which text is tried first. */
function* editable(edit, start) {
  for (let index = 0; index < texts.length; index++) {
    const text = texts[(start * 61 + index) % texts.length];
    const edited = edit(text);
    if (edited !== undefined && edited !== text) yield [text, edited];
  }
}

let silent = 0;
for (const [start, [name, edit]] of Object.entries(neutralEdits).entries()) {
  test(`reports nothing if an edit of robots.txt ${name}`, () => {
    let pairs = 0;
    for (const [text, edited] of editable(edit, start)) {
      const paths = pathsFor(text);
      const [robots, ...pages] = recordsOf(text, paths, CRAWLERS);
      const listings = new Set(pages.map(({ verdicts }) => verdicts[0].listing));
      if (listings.size < 2) continue;
      const comparison = compare([robots, ...pages], recordsOf(edited, paths, CRAWLERS), CRAWLERS);
      assert.deepEqual(comparison.changes, [], `${text}\n\n----\n\n${edited}`);
      assert.equal(comparison.compared, paths.length);
      pairs += 1;
      if (pairs === FILES_PER_EDIT) break;
    }
    assert.ok(pairs >= 3, `${pairs} files`);
    silent += pairs;
  });
}

let reported = 0;
for (const [start, [name, edit]] of Object.entries(changingEdits).entries()) {
  test(`reports the pages whose verdict changes if an edit of robots.txt ${name}`, () => {
    let pairs = 0;
    for (let index = 0; index < texts.length && pairs < FILES_PER_EDIT; index++) {
      const text = texts[(start * 61 + index) % texts.length];
      const paths = pathsFor(text);
      const before = paths.map((path) => mayFetch(text, path));
      const rule = linesOf(text).find(
        (line) => line.key === "disallow" && paths.some((path, at) => !before[at] && path.startsWith(line.value)),
      );
      const page = paths.find((_, at) => before[at]);
      if (!rule || !page) continue;
      const edited = edit(text, { rule: rule.value, page });
      const expected = { loss: [], gain: [] };
      for (const [at, path] of paths.entries())
        if (mayFetch(edited, path) !== before[at]) expected[before[at] ? "loss" : "gain"].push(path);
      if (expected.loss.length + expected.gain.length === 0) continue;
      const google = ["Googlebot"];
      const comparison = compare(recordsOf(text, paths, google), recordsOf(edited, paths, google), google);
      const count = (effect) =>
        comparison.changes.filter((change) => change.effect === effect).reduce((sum, { pages }) => sum + pages, 0);
      const context = `${text}\n\n----\n\n${edited}\n\n${JSON.stringify([expected, comparison.changes], null, 1)}`;
      assert.deepEqual([count("loss"), count("gain")], [expected.loss.length, expected.gain.length], context);
      for (const { effect, examples, sentence } of comparison.changes) {
        for (const example of examples) assert.ok(expected[effect].includes(example.replace(BASE, "")), context);
        assert.match(sentence, /^`[^`]+` \(robots\.txt, lines? \d.*\) (?:now|no longer) hides /, context);
      }
      pairs += 1;
    }
    assert.ok(pairs >= 3, `${pairs} files`);
    reported += pairs;
  });
}

test("the tested edits include at least 100 that change a verdict and 100 that do not", (context) => {
  context.diagnostic(
    `${silent} silent and ${reported} reported pairs of ${isReal ? "real" : "generated and example"} files`,
  );
  assert.ok(silent >= 100 && reported >= 100, `${silent} silent, ${reported} reported`);
});
