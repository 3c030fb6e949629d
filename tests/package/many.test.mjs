import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError } from "./checks.mjs";

let project;
let robotscope;
let robots;

before(async () => {
  project = await installPackage();
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
  robots = robotscope.RobotsTxt.parse("User-agent: *\nDisallow: /private/\nAllow: /private/press/\nDisallow: /*.pdf$");
});

test("checkMany returns access, reason and line for each URL", () => {
  const urls = ["/private/a", "https://example.com/private/press/", "/", "/a.pdf", "hello world", "/robots.txt"];
  assert.deepEqual(robots.checkMany(urls, "GPTBot"), {
    access: ["disallowed", "allowed", "allowed", "disallowed", undefined, "allowed"],
    reasons: ["longest-match", "longest-match", "no-match", "longest-match", undefined, "robots-txt-itself"],
    lines: Uint32Array.of(2, 3, 0, 4, 0, 0),
  });
  assert.deepEqual(robots.checkMany([], "GPTBot"), { access: [], reasons: [], lines: new Uint32Array() });
  const { RobotsTxt } = robotscope;
  assert.deepEqual(RobotsTxt.parse("").checkMany(["/a"], "GPTBot").reasons, ["no-group"]);
  const tie = RobotsTxt.parse("User-agent: *\nDisallow: /a\nAllow: /a");
  assert.deepEqual(tie.checkMany(["/a"], "GPTBot"), {
    access: ["allowed"],
    reasons: ["allow-wins-tie"],
    lines: Uint32Array.of(3),
  });
});

test("checkMany returns the same verdicts as check", () => {
  // One URL contains a line break, which browsers remove. Together, the URLs are long enough for several calls into WebAssembly.
  const texts = [
    "/private/é",
    "/pri\nvate/ツ",
    "/private/press/🤖",
    "/a.pdf",
    " /b ",
    "//",
    "",
    `/${"a".repeat(70_000)}`,
  ];
  const urls = Array.from({ length: 3000 }, (_, place) => texts[(place * place) % 7]).concat(texts);
  for (const crawler of ["GPTBot", "Googlebot", "Baiduspider", "ExampleBot/1.0 (+https://example.com)"]) {
    const found = robots.checkMany(urls, crawler);
    const known = robots.isAllowedMany(urls, crawler);
    for (const [place, url] of urls.entries()) {
      if (found.access[place] === undefined) {
        assert.throws(() => robots.check(url, crawler));
        assert.deepEqual([found.reasons[place], found.lines[place], known[place]], [undefined, 0, undefined]);
        continue;
      }
      const { access, reason, rule } = robots.check(url, crawler);
      assert.deepEqual(
        [found.access[place], found.reasons[place], found.lines[place], known[place]],
        [access, reason, rule?.line ?? 0, access === "allowed"],
        `${crawler} ${url.slice(0, 40)}`,
      );
    }
  }
});

test("checkMany accepts URLs from any iterable", () => {
  const expected = robots.checkMany(["/a.pdf", "/b"], "GPTBot");
  let isRead = false;
  function* generator() {
    yield "/a.pdf";
    yield "/b";
    isRead = true;
  }
  assert.deepEqual(robots.checkMany(generator(), "GPTBot"), expected);
  assert.ok(isRead);
  assert.deepEqual(robots.checkMany(new Set(["/a.pdf", "/b"]), "GPTBot"), expected);
  assert.deepEqual(robots.checkMany(new Map([["/a.pdf", 1]]).keys(), "GPTBot").access, ["disallowed"]);
});

test("checkMany rethrows the error of a URL generator, and the RobotsTxt can still be freed", () => {
  const { RobotsTxt } = robotscope;
  const robots = RobotsTxt.parse("");
  const broken = new TypeError("no more URLs");
  // biome-ignore lint/correctness/useYield: the generator throws before it yields
  function* failing() {
    throw broken;
  }
  assert.throws(
    () => robots.checkMany(failing(), "GPTBot"),
    (error) => error === broken,
  );
  robots.free();
});

test("checkMany names the invalid argument in its errors", () => {
  const wrong = (message, ...args) =>
    throwsRobotscopeError(() => robots.checkMany(...args), "invalid-argument", message);
  wrong(/^urls must be an array of strings and URLs or another iterable, but it is string$/, "/", "GPTBot");
  wrong(/^urls .* undefined$/, undefined, "GPTBot");
  wrong(/^urls .* null$/, null, "GPTBot");
  wrong(/^urls .* object$/, {}, "GPTBot");
  wrong(/^urls\[1\] must be a string or a URL, but it is number$/, ["/", 7], "GPTBot");
  wrong(/^urls\[300\] must be a string or a URL, but it is object$/, [...new Array(300).fill("/"), {}], "GPTBot");
  wrong(/^urls\[0\] .* undefined$/, new Array(2), "GPTBot");
  wrong(/^crawler must be a string, but it is undefined$/, ["/"]);
});

// RFC 9309, 2.5: crawlers must read at least 500 KiB. RFC 9309, 2.3.1.2: crawlers should follow at least five redirects.
const LONG = `User-agent: *\nDisallow: /a\n#${"x".repeat(512_000)}\nDisallow: /late\nUser-agent: GPTBot\nDisallow: /\n`;
const FETCHES = [
  { status: 200, text: "User-agent: *\nDisallow: /a\nUser-agent: Googlebot-Image\nAllow: /a" },
  { status: 200, text: LONG },
  { status: 200, redirects: 7, text: LONG },
  { status: 404 },
  { status: 503 },
  { status: 503, unreachableFor: 9e5, copy: LONG },
  { status: "network-failure", textAtHand: LONG },
];

test("Fetched.checkMany returns the same verdicts as check, whatever the result of the fetch", () => {
  const { Fetched } = robotscope;
  const crawlers = [
    "Googlebot",
    "GPTBot",
    "ExampleBot",
    "Bytespider",
    "ChatGPT-User",
    "YandexBot",
    "Googlebot-Image",
    "",
  ];
  const urls = ["/", "/a", "/late", "/robots.txt", "hello world"];
  for (const fetch of FETCHES) {
    const fetched = new Fetched(fetch);
    for (const options of [undefined, { dialect: "google" }, { fallbacks: false }]) {
      // First check all crawlers, then a few whose rules are compiled already.
      for (const some of [crawlers, crawlers.slice(2, 5).reverse()]) {
        const many = fetched.checkMany(urls, some, options);
        for (const [row, url] of urls.entries()) {
          for (const [column, crawler] of some.entries()) {
            const at = row * some.length + column;
            if (url === "hello world") {
              assert.deepEqual([many.answers[at], many.verdicts[at], many.lines[at]], [255, 255, 0]);
              continue;
            }
            const { answer, access, answers } = fetched.check(url, crawler, options);
            const texts = answers.map(({ verdict }) => verdict && [verdict.reason, verdict.rule?.line ?? 0].join());
            const isOne = texts[0] !== undefined && texts.every((text) => text === texts[0]);
            const [reason, line] = isOne ? texts[0].split(",") : [undefined, "0"];
            const kind = many.kinds[many.verdicts[at]];
            const found = [many.names[many.answers[at]], kind.access, kind.reason, String(many.lines[at])];
            assert.deepEqual(found, [answer.value, access, reason, line], `${fetch.status} ${url} ${crawler}`);
          }
        }
      }
    }
    fetched.free();
  }
});

test("Fetched.checkMany returns, for each crawler, the index of the first crawler with the same rules", () => {
  const fetched = new robotscope.Fetched({ status: 200, text: "User-agent: GPTBot\nDisallow: /a\n" });
  const crawlers = ["ExampleBot", "GPTBot", "OtherBot", "GPTBot"];
  assert.deepEqual(fetched.checkMany([], crawlers).same, Uint32Array.of(0, 1, 0, 1));
  assert.deepEqual(fetched.checkMany([], crawlers.slice(1)).same, Uint32Array.of(0, 1, 0));
});
