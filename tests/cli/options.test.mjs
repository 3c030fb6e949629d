// Tests --dialect and --no-fallbacks in check, explain, diff and assert, and that lint, headers, crawlers and inspect reject them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

const FILES = {
  "empty.txt": "",
  // Google's parser accepts some misspellings (KeyIsDisallow in robots.cc). RFC 9309, GPTBot's assumed dialect, accepts none.
  "misspelled.txt": "User-agent: *\nDisalow: /x\n",
  // If no group names Google's image crawler, it obeys the group for Googlebot:
  // https://developers.google.com/crawling/docs/crawlers-fetchers/overview-google-crawlers
  "googlebot.txt": "User-agent: Googlebot\nDisallow: /x\n",
  "gptbot.expect": "GPTBot disallowed /x\n",
  "image.expect": "Googlebot-Image disallowed /x\n",
  "headers.txt": "X-Robots-Tag: noindex\n",
};

/**
 * Each command with its arguments. `blocks` returns `true` if the command's JSON reports that the crawler may not fetch /x.
 *
 * @type {Record<string, { args: (robots: string, crawler: string) => string[], blocks: (json: any) => boolean }>}
 */
const COMMANDS = {
  check: {
    args: (robots, crawler) => ["check", "/x", "-r", robots, "-c", crawler],
    blocks: ({ access }) => access === "disallowed",
  },
  "check --summary": {
    args: (robots, crawler) => ["check", "/x", "-r", robots, "-c", crawler, "--summary"],
    blocks: ({ crawlers: [{ disallowed }] }) => disallowed === 1,
  },
  explain: {
    args: (robots, crawler) => ["explain", "/x", "-r", robots, "-c", crawler],
    blocks: ({ crawlers: [{ access }] }) => access === "disallowed",
  },
  "explain --headers": {
    args: (robots, crawler) => ["explain", "/x", "-r", robots, "-c", crawler, "--headers", "headers.txt"],
    // The headers are “unseen” by a crawler that may not fetch the page.
    blocks: ({ crawlers: [{ page }] }) => page.visibility === "unseen",
  },
  "diff of all": {
    args: (robots) => ["diff", "empty.txt", robots],
    blocks: ({ changes }, crawler) =>
      changes.some(({ crawlers, change }) => change.access === "disallowed" && crawlers.includes(crawler)),
  },
  "diff --crawler": {
    args: (robots, crawler) => ["diff", "empty.txt", robots, "-c", crawler],
    blocks: ({ changes }) => changes.length > 0,
  },
  assert: {
    args: (robots, crawler) => ["assert", crawler === "GPTBot" ? "gptbot.expect" : "image.expect", "-r", robots],
    blocks: ({ passed }) => passed === 1,
  },
};

for (const [name, { args, blocks }] of Object.entries(COMMANDS)) {
  test(`${name}: applies --dialect and --no-fallbacks, and reports both in JSON`, async (context) => {
    const cwd = await folder(context, FILES);
    /** @param {string} robots @param {string} crawler @param {string[]} options */
    const ask = async (robots, crawler, ...options) => {
      const json = (await run([...args(robots, crawler), "--json", ...options], { cwd })).json();
      return { blocked: blocks(json, crawler), dialect: json.dialect, fallbacks: json.fallbacks };
    };
    const plain = { dialect: undefined, fallbacks: undefined };
    assert.deepEqual(await ask("misspelled.txt", "GPTBot"), { blocked: false, ...plain });
    const asGoogle = await ask("misspelled.txt", "GPTBot", "--dialect", "google");
    assert.deepEqual(asGoogle, { ...plain, blocked: true, dialect: "google" });
    assert.deepEqual(await ask("googlebot.txt", "Googlebot-Image"), { blocked: true, ...plain });
    const alone = await ask("googlebot.txt", "Googlebot-Image", "--no-fallbacks");
    assert.deepEqual(alone, { ...plain, blocked: false, fallbacks: false });

    const wrong = await run([...args("empty.txt", "GPTBot"), "--dialect", "goggle"], { cwd });
    assert.equal(wrong.code, 2);
    assert.match(wrong.stderr, /“?goggle.*Allowed choices are rfc9309, google, .*wikipedia/);
    const help = await run(["help", args("", "")[0]]);
    assert.match(
      help.stdout.replace(/\s+/g, " "),
      /--dialect <name> .*\(choices: "rfc9309", "google", .*--no-fallbacks/,
    );
  });
}

test("lint, headers, crawlers and inspect reject --dialect and --no-fallbacks", async () => {
  for (const command of ["lint", "headers", "crawlers", "inspect"]) {
    for (const options of [["--dialect", "google"], ["--no-fallbacks"]]) {
      const { code, stderr } = await run([command, "x", ...options]);
      assert.deepEqual([code, /unknown option/.test(stderr)], [2, true], `${command} ${options}: ${stderr}`);
    }
  }
});

test("applies --dialect to a fetched robots.txt and to a robots.txt above the size limit", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [200, {}, FILES["misspelled.txt"]] });
  const fromWeb = await run(["check", `${url}/x`, "-c", "GPTBot", "--dialect", "google"]);
  assert.deepEqual([fromWeb.code, /^disallowed +GPTBot .*line 2: Disalow: \/x$/m.test(fromWeb.stdout)], [1, true]);
  const long = `${FILES["misspelled.txt"]}#${"x".repeat(600_000)}\n`;
  const cwd = await folder(context, { "long.txt": long });
  assert.equal((await run(["check", "/x", "-r", "long.txt", "-c", "GPTBot"], { cwd })).code, 0);
  assert.equal((await run(["check", "/x", "-r", "long.txt", "-c", "GPTBot", "--dialect", "google"], { cwd })).code, 1);
});

test("--readings does not list the dialect that --dialect chooses", async (context) => {
  const cwd = await folder(context, FILES);
  const args = ["explain", "/x", "-r", "misspelled.txt", "-c", "GPTBot", "--readings", "--dialect", "google"];
  const { stdout } = await run(args, { cwd });
  assert.match(stdout, /^ {2}rfc9309 +allowed +no rule +differs in field-names$/m);
  assert.doesNotMatch(stdout, /^ {2}google /m);
});
