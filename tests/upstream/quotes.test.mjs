import assert from "node:assert/strict";
import { test } from "node:test";
import { checkQuotes } from "./quotes.mjs";
import { FILLER, withUpstream } from "./server.mjs";
import { plainTextAddress } from "./text.mjs";

const PAGE = "https://example.com/bots";
const GOOGLE = "https://developers.google.com/crawling/docs/example";

/**
 * Returns a source with quotations, and a crawler for each quotation. The second crawler is more prominent than the others.
 *
 * @param {string} url
 * @param {Record<string, string>} quotes
 * @returns {Pick<import("./catalogue.mjs").Data, "catalogue" | "sources">}
 */
const data = (url, quotes) => ({
  sources: { bots: { title: "Example on its bots", url, read: "2026-11-22", quotes } },
  catalogue: {
    version: "2026-11-22",
    origins: {},
    crawlers: Object.keys(quotes).map((name, number) => ({
      ...{ token: `Bot${number}`, read: "2026-11-22", prominence: number === 1 ? "main" : "other" },
      robots: { value: "obeys", certainty: "documented", quote: `bots#${name}` },
    })),
  },
});

/** @param {string} quote @param {import("./server.mjs").Reply} reply @param {string} [url] */
const check = (quote, reply, url = PAGE) =>
  withUpstream({ [url]: reply }, (read) => checkQuotes(data(PAGE, { obey: quote }), read));

const markdown = (/** @type {string} */ body) => ({ type: "text/plain", body: FILLER + body });

test("reports a quotation that is no longer on its page, with the page and its crawlers", async () => {
  const { gone, found, unread } = await check("ExampleBot obeys robots.txt.", `<p>${FILLER}</p><p>It ignores it.</p>`);
  assert.deepEqual(gone, [
    {
      ...{ id: "bots#obey", quote: "ExampleBot obeys robots.txt.", title: "Example on its bots", url: PAGE },
      ...{ crawlers: ["Bot0"], prominence: "other", certainty: "documented" },
    },
  ]);
  assert.deepEqual([found, unread], [0, []]);
});

test("sorts missing quotations by the prominence of their crawlers", async () => {
  const quotes = { first: "ExampleBot obeys.", second: "ExampleBot waits." };
  const { gone } = await withUpstream({ [PAGE]: FILLER }, (read) => checkQuotes(data(PAGE, quotes), read));
  assert.deepEqual(
    gone.map(({ id }) => id),
    ["bots#second", "bots#first"],
  );
});

for (const [variant, html] of [
  ["curly quotes and dashes", "ExampleBot doesn’t read “Disallow” – ever."],
  ["entities", "ExampleBot doesn&#39;t read &ldquo;Disallow&rdquo; &ndash; ever."],
  ["line breaks and no-break spaces", 'ExampleBot\n    doesn\'t&nbsp;read "Disallow" - ever.'],
  [
    "tags in the middle of words and between them",
    "Example<wbr>Bot <b>doesn't</b> read <a href='/x'>\"Disallow\"</a> - ever.",
  ],
  ["soft hyphens", 'Example&shy;Bot doesn\'t read "Disallow" - ever.'],
])
  test(`finds a quotation with ${variant}`, async () => {
    const { gone, found, unread } = await check(`ExampleBot doesn't read "Disallow" - ever.`, `<p>${FILLER}<p>${html}`);
    assert.deepEqual([gone, found, unread], [[], 1, []]);
  });

test("finds a quotation with omissions if its pieces occur on the page in the same order", async () => {
  const html = `<p>${FILLER}<p>ExampleBot obeys all rules, except in China.`;
  assert.equal((await check("ExampleBot obeys […] except in China", html)).found, 1);
  assert.equal((await check("except in China […] ExampleBot obeys", html)).gone.length, 1);
});

test("three dots in a quotation match an ellipsis on the page", async () => {
  const { found } = await check("ExampleBot waits... and reads on.", `<p>${FILLER}<p>ExampleBot waits… and reads on.`);
  assert.equal(found, 1);
});

test("ignores quotations in scripts, comments and attributes", async () => {
  const html = `<p title="It obeys.">${FILLER}</p><!-- It obeys. --><script>"It obeys."</script>`;
  assert.equal((await check("It obeys.", html)).gone.length, 1);
});

for (const [variant, body] of [
  ["emphasis and code", "**ExampleBot** obeys `robots.txt`."],
  ["links", '[ExampleBot](https://example.com/bot "Bot") obeys [robots.txt][1].'],
  ["escaped characters", "ExampleBot obeys robots\\.txt."],
  ["a line break", "ExampleBot obeys\nrobots.txt."],
])
  test(`finds a quotation in Markdown with ${variant}`, async () => {
    const { gone, found } = await check("ExampleBot obeys robots.txt.", markdown(body));
    assert.deepEqual([gone, found], [[], 1]);
  });

test("finds a quotation that contains a tag, in Markdown and in HTML", async () => {
  const quote = 'Use <meta name="robots"> for ExampleBot.';
  assert.equal((await check(quote, markdown('Use `<meta name="robots">` for ExampleBot.'))).found, 1);
  const html = `<p>${FILLER}<p>Use <code>&lt;meta name="robots"&gt;</code> for ExampleBot.`;
  assert.equal((await check(quote, html)).found, 1);
});

test("does not request the HTML if the operator's plain-text version contains the quotation", async () => {
  const replies = { [`${GOOGLE}.md.txt`]: markdown("It obeys.") };
  await withUpstream(replies, async (read, { requests }) => {
    const { found } = await checkQuotes(data(GOOGLE, { obey: "It obeys." }), read);
    assert.equal(found, 1);
    assert.deepEqual(
      requests.map(({ url }) => url),
      [`${GOOGLE}.md.txt`],
    );
  });
});

test("reads HTML if the plain text is missing or lacks the quotation", async () => {
  const html = { [GOOGLE]: `<p>${FILLER}<p>It obeys.` };
  for (const replies of [html, { ...html, [`${GOOGLE}.md.txt`]: markdown("") }]) {
    const { gone, found, unread } = await withUpstream(replies, (read) =>
      checkQuotes(data(GOOGLE, { obey: "It obeys." }), read),
    );
    assert.deepEqual([gone, found, unread], [[], 1, []]);
  }
});

test("returns the URL of an operator's plain-text version of a page", () => {
  for (const [url, plain] of [
    [GOOGLE, `${GOOGLE}.md.txt`],
    ["https://yandex.com/support/webmaster/en/robot", "https://yandex.com/support/webmaster/en/robot.md"],
    ["https://developers.openai.com/api/docs/bots", "https://developers.openai.com/api/docs/bots.md"],
    ["https://developers.cloudflare.com/bots/robots/", "https://developers.cloudflare.com/bots/robots/index.md"],
    [PAGE, undefined],
  ])
    assert.equal(plainTextAddress(String(url)), plain);
});

for (const [reason, reply, expected] of /** @type {const} */ ([
  ["with an error status", { status: 503, body: FILLER }, /status 503/],
  ["that is empty", "", /empty answer/],
  ["without text", "<body><div id=app></div><script>start()</script>", /hardly any text without scripts/],
  ["that is a PDF", { type: "application/pdf", body: FILLER }, /application\/pdf instead of text/],
]))
  test(`reports a page ${reason} as unread, and does not count its quotations`, async () => {
    const { gone, found, unread } = await check("It obeys.", reply);
    assert.deepEqual([gone, found], [[], 0]);
    assert.equal(unread.length, 1);
    assert.equal(unread[0]?.url, PAGE);
    assert.match(unread[0]?.reason ?? "", expected);
    assert.equal(unread[0]?.certainty, "documented");
  });

test("names the redirect target of a page that no longer contains a quotation", async () => {
  const replies = { [PAGE]: { status: 301, location: "/moved" }, "https://example.com/moved": FILLER };
  const { gone } = await withUpstream(replies, (read) => checkQuotes(data(PAGE, { obey: "It obeys." }), read));
  assert.equal(gone[0]?.redirect, "https://example.com/moved");
});
