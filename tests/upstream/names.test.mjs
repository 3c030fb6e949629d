import assert from "node:assert/strict";
import { test } from "node:test";
import { LISTS, namesOf } from "./lists.mjs";
import { checkNames } from "./names.mjs";
import { withUpstream } from "./server.mjs";

const [AI, CRAWLERS, MATOMO, ARCJET] = LISTS.map(({ url }) => url);

const data = {
  catalogue: {
    version: "2026-11-01",
    origins: {},
    crawlers: [
      {
        ...{ token: "KnownBot", read: "2026-11-01", ua_words: ["KnownApp/"] },
        fallback: { value: ["KnownBot", "Known-Umbrella"], certainty: /** @type {const} */ ("documented") },
        user_agent: { value: "Mozilla/5.0 (compatible; KnownReader/2.0)", certainty: "documented" },
      },
    ],
  },
  ignored: [{ name: "Left Out" }],
};

const EMPTY = {
  [AI]: JSON.stringify({ KnownBot: {} }),
  [CRAWLERS]: JSON.stringify([{ pattern: "KnownBot" }]),
  [MATOMO]: "- regex: 'KnownBot'\n  name: 'Known Bot'\n",
  [ARCJET]: JSON.stringify([{ id: "known-bot", pattern: { accepted: ["KnownBot"] } }]),
};

/** @param {Record<string, import("./server.mjs").Reply>} replies */
const check = (replies) => withUpstream({ ...EMPTY, ...replies }, (read) => checkNames(data, read));

test("reports no name in the catalogue or ignored.json as missing, in any spelling", async () => {
  const { missing, unread } = await check({
    [AI]: JSON.stringify({ KnownBot: {}, knownbot: {}, "Known-Umbrella": {}, "left-out": {}, KnownApp: {} }),
    [CRAWLERS]: JSON.stringify([{ pattern: "[kK]nownBot\\/" }, { pattern: "KnownReader" }]),
  });
  assert.deepEqual([missing, unread], [[], []]);
});

test("ranks missing names by the number of lists that contain them", async () => {
  const { missing, compared } = await check({
    [AI]: JSON.stringify({ "Zeta Bot": {}, OnceBot: {} }),
    [CRAWLERS]: JSON.stringify([{ pattern: "ZetaBot\\/" }, { pattern: "TwiceBot" }]),
    [MATOMO]: "- regex: 'zeta-bot|AlphaBot'\n  name: 'Zeta'\n",
    [ARCJET]: JSON.stringify([{ id: "twice", pattern: { accepted: ["TwiceBot"] } }]),
  });
  assert.deepEqual(missing, [
    { name: "Zeta Bot", lists: ["ai.robots.txt", "crawler-user-agents", "device-detector"] },
    { name: "TwiceBot", lists: ["crawler-user-agents", "well-known-bots"] },
    { name: "OnceBot", lists: ["ai.robots.txt"] },
    { name: "AlphaBot", lists: ["device-detector"] },
  ]);
  assert.deepEqual(
    compared.map(({ list, names, missing }) => [list, names, missing]),
    [
      ["ai.robots.txt", 2, 2],
      ["crawler-user-agents", 2, 2],
      ["device-detector", 2, 2],
      ["well-known-bots", 1, 1],
    ],
  );
});

test("returns a name for each alternative in a regular expression", () => {
  for (const [source, ...names] of [
    ["FooBot\\/"],
    ["FooBot(-Image|-Video)?", "FooBot"],
    ["Foo(?:Bot|Spider)", "FooBot", "FooSpider"],
    ["(^| )FooBot/\\d", "FooBot"],
    ["\\bFoo\\.bot\\b", "Foo.bot"],
    ["[fF]oo[ -]?Bot", "foo Bot"],
    ["FooBot([^-]|$)", "FooBot"],
    ["(?<!Not )FooBot", "FooBot"],
    ["Foo[0-9]+Bot|BarBot", "the label", "BarBot"],
  ])
    assert.deepEqual(
      namesOf(source ?? "", "the label").map(({ name }) => name),
      names.length > 0 ? names : ["FooBot"],
      source,
    );
});

test("reports a name as missing even if its pattern matches everything or is invalid in JavaScript", async () => {
  const { missing } = await check({
    [CRAWLERS]: JSON.stringify([{ pattern: "(?i)NewBot" }, { pattern: "(OtherBot)?" }]),
  });
  assert.equal(missing.length, 2);
});

for (const [state, reply, reason] of /** @type {const} */ ([
  ["is missing", { status: 404 }, /status 404/],
  ["does not parse", "<p>Sign in", /JSON/],
  ["has no names", "{}", /no names/],
]))
  test(`reports a list that ${state} as unread, and compares the other lists`, async () => {
    const { compared, missing, unread } = await check({ [AI]: reply });
    assert.deepEqual([missing, compared.length], [[], LISTS.length - 1]);
    assert.deepEqual(
      unread.map(({ url }) => url),
      [AI],
    );
    assert.match(unread[0]?.reason ?? "", reason);
  });

test("reports a list in an unexpected format as unread", async () => {
  const { unread } = await check({ [CRAWLERS]: "{}", [MATOMO]: "regex: Foo", [ARCJET]: '[{ "id": "foo" }]' });
  assert.equal(unread.length, 3);
});
