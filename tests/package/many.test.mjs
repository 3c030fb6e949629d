// Many URLs in one call.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError, typeCheck } from "./checks.mjs";

let project;
let robotscope;
let robots;

before(async () => {
  project = await installPackage();
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
  robots = robotscope.RobotsTxt.parse("User-agent: *\nDisallow: /private/\nAllow: /private/press/\nDisallow: /*.pdf$");
});

test("each URL gets its answer, the reason and the line", () => {
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

test("it says what check says", () => {
  // With line breaks, which a browser drops, and long enough for several crossings.
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

test("URLs can come one after the other, from whatever gives them", () => {
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

test("what a generator throws arrives, and nothing stays locked", () => {
  const { RobotsTxt } = robotscope;
  const robots = RobotsTxt.parse("");
  const broken = new TypeError("no more URLs");
  // biome-ignore lint/correctness/useYield: it never comes to that.
  function* failing() {
    throw broken;
  }
  assert.throws(
    () => robots.checkMany(failing(), "GPTBot"),
    (error) => error === broken,
  );
  robots.free();
});

test("bad arguments are named", () => {
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

test("the types describe it", async () => {
  await writeFile(
    join(project, "many.ts"),
    `import { type Access, type ManyVerdicts, RobotsTxt } from "robotscope";
     const robots = RobotsTxt.parse("");
     const { access, reasons, lines }: ManyVerdicts = robots.checkMany(new Set(["/"]), "GPTBot");
     const first: Access | undefined = access[0];
     const line: number | undefined = lines[0];
     // @ts-expect-error: there is no such reason
     const wrong: boolean = reasons[0] === "because";
     // @ts-expect-error: one text is no list
     robots.checkMany(7, "GPTBot");
     console.log(first, line, wrong);`,
  );
  await typeCheck(project, "many.ts");
});
