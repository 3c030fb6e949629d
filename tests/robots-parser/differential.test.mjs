// Compares robotscope/robots-parser with robots-parser on real and generated texts. Every different answer must be explained by a listed
// difference.
import assert from "node:assert/strict";
import { test } from "node:test";
import { differences, packageDialect, severalNames, withoutCatalogue } from "./differences.mjs";
import { agentsOf, generatedTexts, pathsOf, realTexts } from "./questions.mjs";
import { ours, robotsParser } from "./support.mjs";

/** @typedef {import("./rewrite.mjs").Question} Question */

const { required, RobotsTxt, crawlers } = await ours();
const catalogue = new Set(crawlers().map((crawler) => crawler.token));
const site = "https://www.example.com";

for (const difference of [...differences, severalNames, packageDialect]) {
  test(`${difference.name}: both packages return the listed answers`, () => {
    const { ours, theirs, ...question } = difference.example;
    assert.equal(answers(required, question)[0], ours);
    assert.equal(answers(robotsParser, question)[0], theirs);
    assert.equal(explain(question), difference.name);
  });
}

test("the listed differences explain all different answers on generated texts", (context) =>
  compareAll(context, generatedTexts(3000), 5, 8));

const real = realTexts();
test(
  "the listed differences explain all different answers on real files",
  { skip: !real && "no ROBOTSCOPE_CORPUS on this machine" },
  (context) => compareAll(context, real ?? [], 2, 6),
);

/**
 * @param {import("node:test").TestContext} context
 * @param {string[]} texts
 * @param {number} mostAgents
 * @param {number} mostPatterns
 */
function compareAll(context, texts, mostAgents, mostPatterns) {
  let questions = 0;
  /** @type {Map<string, number>} */
  const found = new Map();
  const count = (/** @type {string} */ name) => found.set(name, (found.get(name) ?? 0) + 1);
  for (const text of texts) {
    kept.clear();
    const [mine, theirs] = [required, robotsParser].map((factory) => parsed(factory, text));
    compareRecords(text, mine, theirs);
    const paths = pathsOf(text, mostPatterns);
    for (const agent of agentsOf(text, mostAgents)) {
      compareDelays(text, agent, mine, theirs);
      for (const path of paths) {
        questions += 1;
        const pair = [mine, theirs].map((robots) => answersOf(robots, path, agent));
        if (!isSame(pair[0], pair[1])) count(explain({ text, path, agent }));
      }
    }
  }
  const listed = [...found].sort((one, other) => other[1] - one[1]).map(([name, times]) => `${times} ${name}`);
  context.diagnostic(`${questions} questions, answered differently: ${listed.join(", ")}`);
  assert.ok(questions > 0 && found.size > 0, "no question was answered differently");
}

/**
 * Returns the access to a path, and the number of the matching line.
 *
 * @param {any} robots
 * @param {string} path
 * @param {string | undefined} agent
 */
const answersOf = (robots, path, agent) => [
  robots.isAllowed(site + path, agent),
  robots.getMatchingLineNumber(site + path, agent),
];

/** @param {any} factory @param {Question} question */
const answers = (factory, { text, path, agent }) => answersOf(parsed(factory, text), path, agent);

/** Parsed forms of the current text and of its rewritten versions, by package and text. @type {Map<string, any>} */
const kept = new Map();

/** @param {any} factory @param {string} text */
function parsed(factory, text) {
  const key = `${factory === required} ${text}`;
  if (!kept.has(key)) kept.set(key, factory(`${site}/robots.txt`, text));
  return kept.get(key);
}

/** @param {unknown[]} one @param {unknown[]} other */
const isSame = (one, other) => one.every((answer, place) => Object.is(answer, other[place]));

/**
 * Returns the name of the listed difference that explains why robots-parser's answer differs. Throws an error if there is none.
 *
 * @param {Question} original
 */
function explain(original) {
  let question = original;
  let expected = answers(required, question);
  const show = (/** @type {Question} */ { text, ...rest }) =>
    JSON.stringify({
      ...rest,
      ours: answers(required, { text, ...rest }),
      theirs: answers(robotsParser, { text, ...rest }),
      text,
    });
  const robots = RobotsTxt.parse(question.text);
  const verdict = robots.check(site + question.path, !question.agent || question.agent === "*" ? "" : question.agent);
  if (catalogue.has(verdict.crawler)) {
    // If the crawler's dialect is not rfc9309, compare robots-parser with the answer that rfc9309 gives.
    const plain = robots
      .otherReadings(site + question.path, question.agent ?? "")
      .find((reading) => reading.dialect === "rfc9309");
    const reading = plain?.verdict ?? verdict;
    question = withoutCatalogue(question, reading.lookup);
    const asRfc = answers(required, question);
    assert.deepEqual(
      asRfc,
      [reading.access === "allowed", reading.rule?.line ?? -1],
      `renaming changes the answer: ${show(original)}`,
    );
    if (isSame(answers(robotsParser, question), asRfc))
      return isSame(asRfc, expected) ? severalNames.name : packageDialect.name;
    expected = asRfc;
  }
  robots.free();
  for (const { name, settle } of differences) {
    const settled = settle(question);
    assert.deepEqual(
      answers(required, settled),
      expected,
      `${name} changes what it may not change: ${show(original)}
${show(settled)}`,
    );
    if (isSame(answers(robotsParser, settled), expected)) return name;
    question = settled;
  }
  assert.fail(`no listed difference explains the different answers: ${show(original)}
${show(question)}`);
}

/** Compares the sitemaps and the host that both packages return. @param {string} text @param {any} mine @param {any} theirs */
function compareRecords(text, mine, theirs) {
  const known = (/** @type {any} */ robots) => [robots.getSitemaps(), robots.getPreferredHost()];
  assert.deepEqual(known(mine), known(theirs), `other records: ${JSON.stringify(text)}`);
}

/**
 * Compares the crawl delays of both packages. A listed difference must explain a different delay.
 *
 * @param {string} text
 * @param {string | undefined} agent
 * @param {any} mine
 * @param {any} theirs
 */
function compareDelays(text, agent, mine, theirs) {
  if (Object.is(mine.getCrawlDelay(agent), theirs.getCrawlDelay(agent))) return;
  const robots = RobotsTxt.parse(text);
  const verdict = robots.check("/", !agent || agent === "*" ? "" : agent);
  robots.free();
  /** @type {Question} */
  let question = { text, path: "/", agent };
  if (catalogue.has(verdict.crawler)) question = withoutCatalogue(question, verdict.lookup);
  for (const { name, settle } of differences) {
    if (["white-space", "lone-surrogates", "product-token", "group-without-rules"].includes(name))
      question = settle(question);
  }
  const pair = [required, robotsParser].map((factory) => factory(site, question.text).getCrawlDelay(question.agent));
  assert.equal(pair[0], pair[1], `crawl delay: ${JSON.stringify({ text, agent, settled: question })}`);
}
