import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError } from "./checks.mjs";

let project;
let robotscope;

before(async () => {
  project = await installPackage();
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
});

const EXISTING = "User-agent: *\nDisallow: /admin/\n";

test("a new group for a crawler repeats the rules that applied to the crawler before", () => {
  const wishes = [{ who: { crawler: "gptbot" }, access: "disallowed", path: "/drafts/" }];
  const { text, added, comparison, notes } = robotscope.generateRobotsTxt(wishes, { existing: EXISTING });
  assert.equal(text, `${EXISTING}\nUser-agent: GPTBot\nDisallow: /admin/\nDisallow: /drafts/\n`);
  assert.deepEqual([added, notes], [{ first: 3, count: 4 }, []]);
  assert.deepEqual([comparison.losing, comparison.gaining], [["GPTBot"], []]);
  assert.deepEqual(
    comparison.losing,
    robotscope.compare(EXISTING, text).losing,
    "the result of compare for the same two texts",
  );
});

test("wishes by purpose allow search and link previews, and disallow AI training", () => {
  const existing = `${EXISTING}\nUser-agent: bingbot\nDisallow: /\n`;
  const wishes = [
    { who: { purpose: "search" }, access: "allowed" },
    { who: { purpose: "ai-training" }, access: "disallowed" },
    { who: { purpose: "social-preview" }, access: "allowed" },
  ];
  const { text, comparison } = robotscope.generateRobotsTxt(wishes, { existing });
  assert.ok(text.startsWith(existing));
  const robots = robotscope.RobotsTxt.parse(text);
  const expected = {
    Googlebot: true,
    bingbot: true,
    Twitterbot: true,
    GPTBot: false,
    "Google-Extended": false,
    CCBot: false,
  };
  for (const [crawler, isAllowed] of Object.entries(expected)) {
    assert.equal(robots.isAllowed("/a", crawler), isAllowed, crawler);
    // Paths disallowed for all crawlers stay disallowed, unless a wish allows them.
    if (crawler !== "bingbot") assert.equal(robots.isAllowed("/admin/a", crawler), false, crawler);
  }
  const serves = (token) => robotscope.crawlers().find((crawler) => crawler.token === token);
  for (const name of comparison.losing) {
    const { class: purpose, aiUses } = serves(name);
    assert.ok(purpose === "ai-training" || aiUses.includes("training"), name);
  }
  assert.ok(comparison.gaining.includes("bingbot"));
});

test("generates a new file, and extends an existing text, bytes or parsed text", () => {
  const wishes = [{ access: "disallowed", path: "/tmp/" }];
  const { text } = robotscope.generateRobotsTxt(wishes);
  assert.equal(text, "User-agent: *\nDisallow: /tmp/\n");
  const asText = robotscope.generateRobotsTxt(wishes, { existing: "# ä\r\nUser-agent: a\r\nDisallow:" });
  const bytes = new TextEncoder().encode("# ä\r\nUser-agent: a\r\nDisallow:");
  for (const existing of [bytes, robotscope.RobotsTxt.parse(bytes)])
    assert.deepEqual(robotscope.generateRobotsTxt(wishes, { existing }), asText);
  assert.ok(asText.text.startsWith("# ä\r\nUser-agent: a\r\nDisallow:\r\n"));
  throwsRobotscopeError(
    () => robotscope.generateRobotsTxt(wishes, { existing: new Uint8Array([0xff]) }),
    "invalid-argument",
    /^options\.existing must be UTF-8/,
  );
});

test("notes wishes that are overruled or already fulfilled, and crawlers that do not obey robots.txt", () => {
  const existing = "User-agent: GPTBot\nAllow: /a\n\nUser-agent: *\nDisallow: /b\n";
  const wishes = [
    { who: { crawler: "bingbot" }, access: "disallowed", path: "/b" },
    // RFC 9309, 2.2.2: if two matching rules have equal lengths, the allow rule decides.
    { who: { crawler: "GPTBot" }, access: "disallowed", path: "/a" },
    { who: { crawler: "ChatGPT-User" }, access: "disallowed" },
  ];
  const { notes } = robotscope.generateRobotsTxt(wishes, { existing });
  assert.deepEqual(
    notes.map(({ kind, wish, crawlers, line }) => [kind, wish, crawlers, line]),
    [
      ["not-reached", 1, ["GPTBot"], 2],
      ["already-so", 0, ["bingbot"], undefined],
      ["disobeyed", 2, ["ChatGPT-User"], undefined],
    ],
  );
  assert.match(notes[0].message, /^\/a stays allowed for GPTBot: line 2 decides/);
});

test("rejects line breaks in wishes, and names the invalid argument in its errors", () => {
  const bad = (wishes, code, message) =>
    throwsRobotscopeError(() => robotscope.generateRobotsTxt(wishes), code, message);
  const access = "disallowed";
  bad([], "nothing-wished", /allow or to disallow/);
  bad([{ who: { crawler: "a\nAllow: /" }, access }], "not-a-product-token", /cannot be a product token/);
  for (const [crawler, message] of [
    ["GPT Bot", /“GPT Bot” cannot be a product token; “GPTBot” is probably meant/],
    ["AI search", /“AI search” is not a crawler; the purpose “ai-search” is probably meant/],
    ["ai-trainning", /the purpose “ai-training” is probably meant/],
    ["https://example.com/private/", /“https:\/\/example\.com\/private\/” is a URL, not a crawler: name a crawler/],
    ["our own bot", /letters, digits and -_\. without spaces/],
  ])
    bad([{ who: { crawler }, access }], "not-a-product-token", message);
  bad(
    [{ who: { purpose: "ai-trainning" }, access }],
    "invalid-argument",
    /^wishes\[0\]\.who\.purpose must be one of .*, but it is “ai-trainning”; “ai-training” is probably meant$/,
  );
  bad([{ access, path: "/a\nAllow: /" }], "not-a-path", /cannot be the path of a rule/);
  bad([{ access, path: "a" }], "not-a-path", /starts with \/ or \*/);
  bad("GPTBot", "invalid-argument", /^wishes must be an array of objects, but it is string$/);
  bad([{}], "invalid-argument", /^wishes\[0\]\.access must be one of allowed, disallowed/);
  bad([{ access, who: "GPTBot" }], "invalid-argument", /^wishes\[0\]\.who must be "all-crawlers" or an object/);
  bad([{ access, who: { purpose: "ai" } }], "invalid-argument", /^wishes\[0\]\.who\.purpose must be one of search, /);
  bad([{ access, who: {} }], "invalid-argument", /^wishes\[0\]\.who must be/);
  bad([{ access, who: { purpose: "search", crawler: "a" } }], "invalid-argument", /^wishes\[0\]\.who must be/);
});
