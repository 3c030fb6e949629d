/** Compares the answers of the Python package and the npm package to random queries. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { runPython, skip } from "../support/python.mjs";

/** The numbers of texts, of URLs for each text, and of pages: together 100,000 queries. */
const [TEXTS, URLS, PAGES] = [950, 100, 5_000];

let state = 45;
/** Returns a random integer that is at least 0 and less than `end`. @param {number} end */
function random(end) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return (state >>> 8) % end;
}

/** @template T @param {readonly T[]} values @returns {T} */
const pick = (values) => values[random(values.length)];

/** @param {number} most @param {() => string} make */
const several = (most, make) => Array.from({ length: random(most + 1) }, make).join("");

const PARTS = [
  "/",
  "a",
  "b",
  "ab",
  "/a/",
  ".html",
  "*",
  "$",
  "?x=1",
  "%41",
  "%2f",
  "ü",
  "ツ",
  "//",
  "/../",
  "%",
  "=",
  "&",
];
const AGENTS = [
  "*",
  "Googlebot",
  "GPTBot",
  "bingbot",
  "Yandex",
  "ExampleBot",
  "example bot",
  "Applebot",
  "ClaudeBot",
  "Googlebot-Image",
];
const CRAWLERS = [
  ...AGENTS,
  "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "CCBot/2.0",
  "",
];
const FIELDS = [
  "Disallow",
  "Disallow",
  "Allow",
  "disallow ",
  "Disalow",
  "Noindex",
  "Crawl-delay",
  "Sitemap",
  "Content-Signal",
];
const ENDS = ["\n", "\n", "\n", "\r\n", "\r", "\n\n", " # note\n"];
const path = () => `/${several(5, () => pick(PARTS))}`;
const line = () =>
  random(4) ? `${pick(FIELDS)}:${pick(["", " "])}${pick([path(), path(), "", "/"])}` : `User-agent: ${pick(AGENTS)}`;
const robotsTxt = () => `User-agent: ${pick(AGENTS)}\n${several(14, () => `${line()}${pick(ENDS)}`)}`;
const url = () =>
  pick([
    path,
    path,
    path,
    () => `https://example.com${path()}`,
    () => pick(["", "mailto:a", "http://", "a b", "example.com/a"]),
  ])();

const DATES = [
  "2026-06-30",
  "Tue, 30 Jun 2026 12:00:00 GMT",
  "30 Jun 2026",
  "2026-06-30T12:00:00+02:00",
  "Tuesday, 30-Jun-26 00:00:00 GMT",
  "soon",
];
const directive = () =>
  pick([
    () => pick(["noindex", "nofollow", "none", "all", "nosnippet", "noarchive", "indexifembedded", "noindx"]),
    () => `max-snippet:${pick(["0", "-1", "50", " 160", "x"])}`,
    () => `unavailable_after: ${pick(DATES)}`,
  ])();
const directives = () => [directive(), several(2, () => `, ${directive()}`)].join("");
const header = () => `X-Robots-Tag: ${pick(["", "", "googlebot: ", "otherbot: "])}${directives()}\n`;
const headers = () => `HTTP/2 ${pick([200, 200, 404, 304, 503])}\nContent-Type: text/html\n${several(2, header)}`;
const html = () =>
  `<!doctype html><head>${several(3, () => `<meta name="${pick(["robots", "googlebot", "bingbot", "x"])}" content="${directives()}">`)}<p>x`;
const known = (/** @type {() => string} */ make) => (random(5) ? make() : undefined);

test("Python and npm return the same answers to 100,000 random queries", { skip }, async (context) => {
  const installed = join(await installPackage(), "node_modules/robotscope/pkg/node.js");
  const { RobotsTxt, dialects, evaluate } = await import(pathToFileURL(installed).href);
  const names = dialects().map((/** @type {{ name: string }} */ { name }) => name);
  const questions = [];
  for (let number = 0; number < TEXTS; number++) {
    const [text, crawler, urls] = [robotsTxt(), pick(CRAWLERS), Array.from({ length: URLS }, url)];
    const options = { ...(random(3) ? {} : { dialect: pick(names) }), ...(random(9) ? {} : { fallbacks: false }) };
    const robots = RobotsTxt.parse(text);
    const { access, reasons, lines } = robots.checkMany(urls, crawler, options);
    const first = urls.find((_, place) => access[place] !== undefined);
    const { explanation } = first === undefined ? {} : robots.check(first, crawler, options);
    questions.push({
      text,
      crawler,
      urls,
      options,
      access: access.map((one) => one ?? null),
      reasons,
      lines: [...lines],
      first,
      explanation,
    });
    robots.free();
  }
  for (let number = 0; number < PAGES; number++) {
    const page = { url: `/x${path()}`, robotsTxt: known(robotsTxt), headers: known(headers), html: known(html) };
    const now = pick([
      null,
      "2026-06-30T11:59:59Z",
      "2026-06-30T12:00:01Z",
      "2026-07-01T00:00:01Z",
      "2001-01-01T00:00:00Z",
    ]);
    const [crawler, options] = [pick(CRAWLERS), random(5) ? {} : { dialect: pick(names) }];
    questions.push({
      page,
      now,
      crawler,
      options,
      ...answer(evaluate({ ...page, now, crawlers: [crawler] }, options)),
    });
  }
  const folder = mkdtempSync(join(tmpdir(), "robotscope-questions-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "questions.jsonl");
  writeFileSync(file, questions.map((question) => `${JSON.stringify(question)}\n`).join(""));
  assert.match(
    runPython(["python/tests/agreement/compare.py", file]),
    /^100000 questions, \d{4,} disallowed, \d{3,} forbidden\n$/,
  );
});

/** Converts a report of the npm package to the form that the Python package returns. @param {any} report */
function answer({ known, directives, crawlers: [crawler] }) {
  const { indexing, appearance, crawl, explanation } = crawler;
  const isOpen = indexing.unavailableAfter.value !== undefined && !known.now;
  const isKnown =
    indexing.index.isSettled || indexing.index.value === "forbidden" || (known.headers && known.html && !isOpen);
  const by = (/** @type {{ by: number[] }} */ outcome) =>
    outcome.by.map((place) => [directives[place].source, directives[place].span.line]);
  return {
    verdict: {
      crawl: crawl?.answer.value ?? "unknown",
      crawl_line: (crawl?.answers.length === 1 ? crawl.answers[0].verdict?.rule?.line : undefined) ?? null,
      index: isKnown ? indexing.index.value : "unknown",
      index_by: by(indexing.index),
      snippet: typeof appearance.snippet === "number" ? appearance.snippet : null,
      snippet_by: by(indexing.snippet),
      listing:
        appearance.listing === undefined || (!isKnown && appearance.listing === "full")
          ? "unknown"
          : appearance.listing,
    },
    explanation,
  };
}
