// Tests that `check` handles many URLs and crawlers in little time, and a million URLs in constant memory.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { commandLine, environment, folder } from "./command-line.mjs";

const ROBOTS = "User-agent: *\nDisallow: /private/\nAllow: /private/press/\nDisallow: /*.pdf$\n";

// Prints the peak memory of the process to stderr, in kilobytes, when the process exits.
const MEASURE = `import { writeSync } from "node:fs"; process.on("exit", () => writeSync(2, "kilobytes " + process.resourceUsage().maxRSS));`;

/** Runs `check` on generated URLs from stdin. */
async function check(cwd, urls, ...options) {
  const started = performance.now();
  const args = [
    "--import",
    `data:text/javascript,${encodeURIComponent(MEASURE)}`,
    commandLine,
    "check",
    "-",
    "-r",
    "robots.txt",
    ...options,
  ];
  const child = spawn(process.execPath, args, { cwd, env: environment() });
  const closed = once(child, "close");
  let messages = "";
  child.stderr.on("data", (bytes) => {
    messages += bytes;
  });
  let lines = 0;
  child.stdout.on("data", (bytes) => {
    for (const byte of bytes) if (byte === 10) lines += 1;
  });
  for (let first = 0; first < urls; first += 1000) {
    let text = "";
    for (let at = first; at < first + 1000; at++)
      text += `https://example.com/${PLACES[at % PLACES.length]}/${at}.html?page=${at}\n`;
    if (!child.stdin.write(text)) await once(child.stdin, "drain");
  }
  child.stdin.end();
  const [code] = await closed;
  const megabytes = Number(/kilobytes (\d+)$/.exec(messages)?.[1]) / 1000;
  return { code, lines, megabytes, seconds: (performance.now() - started) / 1000 };
}

const PLACES = ["shop", "private", "private/press", "blog/2026/a-rather-long-title-of-a-page"];

test("check needs no more memory for a million URLs than for a hundred thousand", async (context) => {
  const cwd = await folder(context, { "robots.txt": ROBOTS });
  const few = await check(cwd, 100_000);
  const many = await check(cwd, 1_000_000);
  context.diagnostic(
    `${many.seconds.toFixed(1)} s, ${many.megabytes.toFixed(0)} MB; 100,000 URLs: ${few.megabytes.toFixed(0)} MB`,
  );
  assert.deepEqual([few.code, few.lines, many.code, many.lines], [1, 100_000, 1, 1_000_000]);
  assert.ok(many.megabytes < few.megabytes + 50, `${few.megabytes} MB, then ${many.megabytes} MB`);
  assert.ok(many.seconds < 60, `${many.seconds} s`);
});

// GPTBot and CCBot share a group. The `*` group applies to most other crawlers, whose answers differ only if their dialects do.
const NAMING = `${ROBOTS}\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /shop/\n`;

test("check takes at most 12 times as long for all crawlers as for one", async (context) => {
  const cwd = await folder(context, { "robots.txt": NAMING });
  const urls = 300_000;
  const one = await check(cwd, urls, "--summary");
  const all = await check(cwd, urls, "--summary", "--crawler", "all");
  const main = await check(cwd, urls, "--crawler", "main");
  context.diagnostic(
    `${urls} URLs, one crawler in summary: ${one.seconds.toFixed(1)} s; the whole catalogue: ${all.seconds.toFixed(1)} s; main, listed: ${main.seconds.toFixed(1)} s`,
  );
  assert.equal(main.lines % urls, 0);
  assert.ok(main.lines / urls > 10);
  // The whole catalogue would take fifty times as long as one crawler if each crawler were evaluated separately.
  assert.ok(all.seconds < one.seconds * 12, `${one.seconds} s, then ${all.seconds} s`);
});
