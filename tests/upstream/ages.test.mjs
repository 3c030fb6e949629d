import assert from "node:assert/strict";
import { test } from "node:test";
import { citedPages, stale, unquoted } from "./ages.mjs";

const page = (/** @type {object} */ fields) => ({
  ...{ title: "Page", read: "2026-11-22", crawlers: [], prominence: "other", certainty: "assumed" },
  ...fields,
});

const documented = (/** @type {unknown} */ value, /** @type {string} */ quote) => ({
  value,
  certainty: "documented",
  quote,
});

test("reports a page as old after more than 90 days", () => {
  // 2026-11-22 is 90 days after 2026-08-24.
  const pages = [page({ title: "fresh", read: "2026-08-24" }), page({ title: "old", read: "2026-08-23" })];
  assert.deepEqual(
    stale(pages, "2026-11-22").map(({ title, age }) => [title, age]),
    [["old", 91]],
  );
});

test("computes a page's age from the date on the page, not the day of reading", () => {
  const [old] = stale([page({ pageDate: "2025-11-22", read: "2026-11-22" })], "2026-11-22");
  assert.equal(old?.age, 365);
});

test("sorts old pages by prominence, then by certainty, then by age", () => {
  const pages = [
    page({ title: "other, older", read: "2020-01-01" }),
    page({ title: "other", read: "2021-01-01" }),
    page({ title: "main, reported", read: "2021-01-01", prominence: "main", certainty: "reported" }),
    page({ title: "main, documented", read: "2022-01-01", prominence: "main", certainty: "documented" }),
    page({ title: "leading", read: "2023-01-01", prominence: "leading" }),
  ];
  assert.deepEqual(
    stale(pages.reverse(), "2026-11-22").map(({ title }) => title),
    ["leading", "main, documented", "main, reported", "other, older", "other"],
  );
});

test("lists each page with the crawlers whose facts cite it", () => {
  /** @type {import("./catalogue.mjs").Catalogue} */
  const catalogue = {
    version: "2026-11-22",
    origins: { example: { address_lists: documented([], ""), source: "addresses" } },
    crawlers: [
      { token: "DocBot", doc: "https://example.com/bots#docbot", read: "2026-11-20" },
      {
        ...{ token: "QuoteBot", read: "2026-11-22", prominence: "main" },
        robots: documented("obeys", "bots#obey"),
      },
      { token: "AddressBot", read: "2026-11-22", origin: "example" },
    ],
  };
  const sources = {
    bots: { title: "Bots", url: "https://example.com/bots", read: "2026-11-21", pageDate: "2026-01-02" },
    addresses: { title: "Addresses", url: "https://example.com/addresses", read: "2026-11-21" },
  };
  const pages = citedPages({ catalogue, sources });
  assert.deepEqual(pages.slice(0, 2), [
    {
      ...{ title: "Bots", url: "https://example.com/bots", pageDate: "2026-01-02", read: "2026-11-20" },
      ...{ crawlers: ["DocBot", "QuoteBot"], prominence: "main", certainty: "documented" },
    },
    {
      ...{ title: "Addresses", url: "https://example.com/addresses", pageDate: undefined, read: "2026-11-21" },
      ...{ crawlers: ["AddressBot"], prominence: "other", certainty: "documented" },
    },
  ]);
  // The entry of a crawler without documentation has the crawler's token as its title.
  assert.deepEqual(
    pages.slice(2).map(({ title, url }) => [title, url]),
    [
      ["QuoteBot", undefined],
      ["AddressBot", undefined],
    ],
  );
});

test("lists documented facts without a quotation, sorted by the prominence of their crawlers", () => {
  const crawler = (/** @type {string} */ token, /** @type {object} */ fields) => ({
    ...{ token, read: "2026-11-22", fallback: { value: [token], certainty: "documented" } },
    ...fields,
  });
  const crawlers = [
    crawler("OtherBot", { robots: { value: "obeys", certainty: "documented" } }),
    crawler("QuotedBot", { robots: documented("obeys", "bots#obey") }),
    crawler("ReportedBot", { robots: { value: "obeys", certainty: "reported" } }),
    crawler("LeadingBot", { prominence: "leading", wildcard: { value: "obeys", certainty: "documented" } }),
  ];
  assert.deepEqual(
    unquoted(crawlers).map(({ token, field }) => `${token}: ${field}`),
    ["LeadingBot: wildcard", "OtherBot: robots"],
  );
});
