import assert from "node:assert/strict";
import { test } from "node:test";
import { checkChanges, FEEDS } from "./changes.mjs";
import { withUpstream } from "./server.mjs";

const [CRAWLING, SEARCH] = FEEDS.map(({ url }) => url);
const DRAFT = "https://datatracker.ietf.org/doc/draft-example-bots/doc.json";

const data = {
  catalogue: {
    version: "2026-11-01",
    origins: {},
    crawlers: [
      { token: "ExampleBot", read: "2026-11-01", prominence: /** @type {const} */ ("leading") },
      { token: "Example", read: "2026-11-01" },
    ],
  },
  sources: {
    draft: { title: "Draft", url: "https://datatracker.ietf.org/doc/draft-example-bots/", read: "2026-11-10" },
    page: { title: "Page", url: "https://example.com/draft-of-a-page/", read: "2026-11-10" },
  },
};

const item = (/** @type {string} */ title, /** @type {string} */ date, /** @type {string} */ text = "") =>
  `<item><title>${title}</title><link>https://example.com/#${date.length}</link><pubDate>${date}</pubDate>
   <description><![CDATA[${text}]]></description></item>`;

const feed = (/** @type {string[]} */ ...items) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Changes</title>${items.join("")}</channel></rss>`;

const history = (/** @type {[string, string][]} */ ...revisions) =>
  JSON.stringify({
    rev_history: revisions.map(([rev, published]) => ({ name: "draft-example-bots", rev, published })),
  });

const OLD = item("Older", "Sat, 31 Oct 2026 23:00:00 GMT");
const UNCHANGED = { [CRAWLING]: feed(OLD), [SEARCH]: feed(OLD), [DRAFT]: history(["00", "2026-11-10T08:00:00Z"]) };

/** @param {Record<string, import("./server.mjs").Reply>} replies */
const check = (replies) => withUpstream({ ...UNCHANGED, ...replies }, (read) => checkChanges(data, read));

test("reports nothing if no feed has a new entry and no draft has changed", async () => {
  assert.deepEqual(await check({}), { entries: [], revisions: [], unread: [] });
});

test("lists the feed entries since the catalogue's date, sorted by the prominence of the named crawlers", async () => {
  const crawling = feed(
    item("Wording", "Mon, 02 Nov 2026 12:00:00 GMT"),
    item("Newer &amp; better", "Tue, 03 Nov 2026 12:00:00 GMT"),
    item("On the day itself", "Sun, 01 Nov 2026 00:00:00 GMT", "<p>About <code>ExampleBot</code>.</p>"),
    OLD,
  );
  const { entries } = await check({ [CRAWLING]: crawling });
  assert.deepEqual(
    entries.map(({ feed, title, date, crawlers }) => [feed, title, date, crawlers]),
    [
      ["Google crawling", "On the day itself", "2026-11-01", ["ExampleBot"]],
      ["Google crawling", "Newer & better", "2026-11-03", []],
      ["Google crawling", "Wording", "2026-11-02", []],
    ],
  );
});

test("lists an entry without a readable date", async () => {
  const { entries } = await check({ [SEARCH]: feed(item("Undated", "soon"), OLD) });
  assert.deepEqual(
    entries.map(({ feed, title, date }) => [feed, title, date]),
    [["Google Search", "Undated", undefined]],
  );
});

test("lists the revisions of a draft since the draft was read", async () => {
  const { revisions } = await check({
    [DRAFT]: history(["00", "2026-11-10T08:00:00Z"], ["01", "2026-11-11T08:00:00Z"]),
  });
  assert.deepEqual(revisions, [
    {
      ...{ draft: "draft-example-bots", source: "draft", revision: "draft-example-bots-01", date: "2026-11-11" },
      ...{ read: "2026-11-10", url: "https://datatracker.ietf.org/doc/draft-example-bots/" },
    },
  ]);
});

test("names the RFC that a draft became", async () => {
  const published = { name: "rfc9999", rev: "rfc9999", published: "2026-11-12T08:00:00Z" };
  const { revisions } = await check({ [DRAFT]: JSON.stringify({ rev_history: [published] }) });
  assert.deepEqual(
    revisions.map(({ revision }) => revision),
    ["rfc9999"],
  );
});

for (const [state, url, reply, reason] of /** @type {const} */ ([
  ["a feed that is missing", CRAWLING, { status: 404 }, /status 404/],
  ["a feed that is not XML", CRAWLING, "<p>Sign in<br>", /no feed/],
  ["a feed without entries", CRAWLING, feed(), /no entries/],
  ["a draft that is missing", DRAFT, { status: 500 }, /status 500/],
  ["a draft whose answer is not JSON", DRAFT, "<p>Sign in", /no history of revisions/],
  ["a draft without revisions", DRAFT, "{}", /rev_history/],
]))
  test(`reports ${state} as unread`, async () => {
    const { entries, revisions, unread } = await check({ [url]: reply });
    assert.deepEqual([entries, revisions], [[], []]);
    assert.deepEqual(
      unread.map((page) => page.url),
      [url],
    );
    assert.match(unread[0]?.reason ?? "", reason);
  });
