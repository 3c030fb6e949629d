// Tests the data files of the catalogue: quotations for documented facts, and names that are omitted intentionally.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/lib/paths.mjs";
import { unquoted } from "../upstream/ages.mjs";

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(root, "core/crawl/data", name), "utf8"));
const { crawlers } = read("crawlers.json");
const { sources } = read("sources.json");
const { ignored } = read("ignored.json");

const RANK = ["leading", "main", "other"];

test("every documented fact about the 60 most prominent crawlers has a quotation", () => {
  const rank = (/** @type {{ prominence?: string }} */ crawler) => RANK.indexOf(crawler.prominence ?? "other");
  const first = crawlers
    .toSorted((/** @type {any} */ one, /** @type {any} */ other) => rank(one) - rank(other))
    .slice(0, 60);
  assert.deepEqual(unquoted(first), []);
});

test("every quotation has 1 to 25 words", () => {
  const quotes = Object.entries(sources).flatMap(([id, { quotes = {} }]) =>
    Object.entries(quotes).map(([name, text]) => [`${id}#${name}`, text]),
  );
  assert.ok(quotes.length > 50);
  assert.deepEqual(
    quotes.filter(([, text]) => text.trim() === "" || text.split(/\s+/).length > 25),
    [],
  );
});

test("no cited page is dated later than the day it was read", () => {
  const late = Object.entries(sources).filter(
    ([, { pageDate, read: day }]) => pageDate !== undefined && pageDate > day,
  );
  assert.deepEqual(late, []);
});

test("ignored.json lists no catalogued crawler, and each name once with a reason and a source", () => {
  const known = new Set(crawlers.map((/** @type {{ token: string }} */ { token }) => token.toLowerCase()));
  const names = ignored.map((/** @type {{ name: string }} */ { name }) => name.toLowerCase());
  assert.deepEqual(
    names.filter((/** @type {string} */ name) => known.has(name)),
    [],
  );
  assert.equal(new Set(names).size, names.length);
  for (const { name, reason, source } of ignored) {
    assert.ok(reason.split(" ").length > 2, name);
    assert.match(source, /^https:\/\//, name);
  }
});
