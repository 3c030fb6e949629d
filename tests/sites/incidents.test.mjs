// Tests that `site --baseline` reports incidents on public sites, and names the line that causes each. Every file in `incidents/` describes
// an incident: its source, a fact, the files or responses before and after, and the changes to report.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { parse } from "smol-toml";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { folder, run } from "../cli/command-line.mjs";
import { load } from "./load.mjs";
import { BASE, Runs } from "./runs.mjs";

const incidents = readdirSync(inRoot("tests", "sites", "incidents")).map((name) => {
  const text = readFileSync(inRoot("tests", "sites", "incidents", name), "utf8");
  return {
    name: name.replace(/\.toml$/, ""),
    base: BASE,
    missing: [],
    changes: [],
    ...JSON.parse(JSON.stringify(parse(text))),
  };
});

/** @type {Runs} */
let runs;
let hasLoss;
before(async () => {
  runs = await Runs.start();
  ({ hasLoss } = await load("../cli/site/baseline.ts"));
});
after(() => runs.remove());

/**
 * Returns the files or the responses of a site before and after an incident. Files that are neither in `removed` nor in `after` are
 * unchanged.
 */
function versions({ pages = [], removed = [], before = {}, after = {} }) {
  if (before.responses) return [before.responses, after.responses];
  const plain = Object.fromEntries(pages.map((page) => [page, `<!doctype html>\n<title>${page}</title>\n`]));
  const old = { ...plain, ...before };
  const kept = Object.entries(old).filter(([name]) => !removed.includes(name));
  return [old, { ...Object.fromEntries(kept), ...after }].map(withoutFirstBreak);
}

/** Removes the line break at the start of a multi-line TOML string, so that line numbers count from the first line of text. */
const withoutFirstBreak = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replace(/^\n/, "")]));

test("the collection has at least 30 incidents, each with a fact and a unique source", () => {
  assert.ok(incidents.length >= 30, `${incidents.length} incidents`);
  for (const { name, source, fact } of incidents) {
    assert.match(source, /^https?:\/\/\S+$/, name);
    assert.match(fact, /^.{30,}\.$/, name);
  }
  const sources = new Set(incidents.map(({ source }) => source));
  assert.equal(sources.size, incidents.length, "each incident has its own source");
});

for (const incident of incidents) {
  const { name, base, crawlers, changes, missing } = incident;
  test(`reports the incident ${name}`, async () => {
    const [old, current] = versions(incident);
    const baseline = await runs.run(old, { base, crawlers });
    const { comparison } = await runs.run(current, { base, crawlers, baseline });
    const found = comparison.changes.map(({ effect, crawlers, examples, pages, sentence }) => {
      assert.equal(pages, examples.length);
      return { effect, crawlers, pages: examples.map((url) => url.replace(base, "")), sentence };
    });
    assert.deepEqual(found, changes);
    assert.deepEqual(
      comparison.missing.examples.map((url) => url.replace(base, "")),
      missing,
    );
    const isLoss =
      missing.length > 0 || changes.some(({ effect }) => ["loss", "elsewhere", "unknown"].includes(effect));
    assert.equal(hasLoss(comparison), isLoss);
    const again = await runs.run(current, { base, crawlers, baseline: await runs.run(current, { base, crawlers }) });
    assert.deepEqual([again.comparison.changes, again.comparison.missing.pages], [[], 0]);
  });
}

for (const name of ["crawl-delay-ends-no-group", "moved-without-redirects", "scripts-blocked"]) {
  test(`the command line reports the incident ${name}`, async (context) => {
    const incident = incidents.find((one) => one.name === name);
    const { base, crawlers = ["Googlebot", "bingbot"], changes } = incident;
    const [old, current] = versions(incident);
    const into = (folder, files) =>
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
    const cwd = await folder(context, { ...into("old/dist", old), ...into("new/dist", current) });
    const site = (version, ...args) =>
      run(["site", `${version}/dist`, "--base", base, "-c", crawlers.join(), "--out", `${version}.ndjson`, ...args], {
        cwd,
      });
    assert.equal((await site("old")).code, 0);
    const { code, stdout } = await site("new", "--baseline", "old.ndjson", "--fail-on", "loss");
    assert.equal(code, changes.some(({ effect }) => effect === "loss") ? 1 : 0);
    const text = stdout.replace(/\s+/g, " ");
    for (const { effect, sentence } of changes) assert.ok(text.includes(`${effect} ${sentence}`), stdout);
  });
}
