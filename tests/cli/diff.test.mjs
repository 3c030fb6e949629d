import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

const OLD = "User-agent: *\nDisallow: /private/\n";
const FILES = {
  "old.txt": OLD,
  "same.txt": "# the same in other words\nUSER-AGENT: *\nDISALLOW: /private/\nDisallow: /private/a\n",
  "less.txt": "User-agent: *\nDisallow: /private/\nDisallow: /shop/\n",
  "more.txt": "User-agent: *\nDisallow:\n",
  "no-bytespider.txt": `${OLD}\nUser-agent: Bytespider\nUser-agent: ChatGPT-User\nDisallow: /\n`,
  "no-ai.txt": `${OLD}\nUser-agent: GPTBot\nDisallow: /\n`,
};

async function diff(context, ...args) {
  return run(["diff", ...args], { cwd: await folder(context, FILES) });
}

test("diff exits with 0 if nothing changes", async (context) => {
  const { code, stdout } = await diff(context, "old.txt", "same.txt");
  assert.deepEqual([code, stdout], [0, "Nothing changes for any of these crawlers.\n"]);
});

test("diff exits with 1 if all crawlers lose pages, and prints an example URL", async (context) => {
  const { code, stdout } = await diff(context, "old.txt", "less.txt");
  assert.equal(code, 1);
  assert.match(
    stdout,
    /^Googlebot, .* and \d+ more: may no longer fetch some URLs\n {2}- \/shop\/.* is disallowed now: line 3, “Disallow: \/shop\/”, blocks it; no rule did before\.\n/,
  );
});

test("diff treats an empty file as a robots.txt without rules", async (context) => {
  const cwd = await folder(context, { "robots.txt": OLD, "empty.txt": "" });
  const gone = { code: 0, crawler: /may fetch more\n {2}\+ \/private\// };
  const first = { code: 1, crawler: /may no longer fetch some URLs\n {2}- \/private\// };
  for (const [args, expected, message, input = ""] of [
    [["-", "robots.txt"], first, /^stdin is empty: .* no rules, everything is allowed\.$/m],
    [["empty.txt", "robots.txt"], first, /^empty\.txt is empty: /],
    [["robots.txt", "-"], gone, /^stdin is empty: /],
    [["robots.txt", "-"], gone, /^stdin is empty: /, "\r\n"],
  ]) {
    const { code, stdout, stderr } = await run(["diff", ...args], { cwd, input });
    assert.equal(code, expected.code, args.join(" "));
    assert.match(stdout, expected.crawler, args.join(" "));
    assert.match(stderr, message);
  }
});

test("diff rejects missing files, folders, and lists without URLs", async (context) => {
  const cwd = await folder(context, { "robots.txt": OLD, "empty-urls.txt": "# none\n" });
  for (const args of [
    ["missing.txt", "robots.txt"],
    ["robots.txt", "missing.txt"],
    ["missing.txt", "missing.txt"],
    ["missing.txt", "--between", "Googlebot,bingbot"],
  ]) {
    const { code, stdout, stderr } = await run(["diff", ...args, "--fail-on", "never"], { cwd });
    assert.deepEqual([code, stdout], [2, ""], args.join(" "));
    assert.match(stderr, /there is no file “missing\.txt”/);
  }
  assert.equal((await run(["diff", ".", "robots.txt"], { cwd })).code, 3);
  const urls = await run(["diff", "robots.txt", "robots.txt", "--urls", "empty-urls.txt"], { cwd });
  assert.equal(urls.code, 3);
  assert.match(urls.stderr, /empty-urls\.txt has no URLs/);
});

test("diff exits with 0 if access only increases, unless --fail-on is gain or change", async (context) => {
  const { code, stdout } = await diff(context, "old.txt", "more.txt");
  assert.equal(code, 0);
  assert.match(stdout, /may fetch more\n {2}\+ \/private\//);
  assert.equal((await diff(context, "old.txt", "more.txt", "--fail-on", "gain")).code, 1);
  assert.equal((await diff(context, "old.txt", "more.txt", "--fail-on", "change")).code, 1);
});

test("diff lists AI crawlers that lose access, and exits with 0 unless --crawler names one of them", async (context) => {
  const { code, stdout } = await diff(context, "old.txt", "no-ai.txt");
  assert.equal(code, 0);
  assert.match(stdout, /^GPTBot: may no longer fetch some URLs$/m);
  assert.equal((await diff(context, "old.txt", "no-ai.txt", "-c", "GPTBot")).code, 1);
  assert.equal((await diff(context, "old.txt", "no-ai.txt", "-c", "GPTBot", "--fail-on", "never")).code, 0);
  const googlebot = await diff(context, "old.txt", "no-ai.txt", "-c", "Googlebot");
  assert.deepEqual([googlebot.code, googlebot.stdout], [0, "Nothing changes for any of these crawlers.\n"]);
});

test("diff lists crawlers that ignore robots.txt separately from crawlers that lose access", async (context) => {
  const ignoring = "Ignoring robots.txt, so nothing changes for: ";
  const { code, stdout } = await diff(context, "old.txt", "no-bytespider.txt");
  assert.equal(code, 0);
  assert.match(
    stdout,
    new RegExp(
      `^Nothing changes for any of these crawlers\\.\n${ignoring}(Bytespider and ChatGPT-User|ChatGPT-User and Bytespider)$`,
      "m",
    ),
  );
  const chosen = await diff(context, "old.txt", "no-bytespider.txt", "-c", "bytespider", "--json");
  const { fails, changes, unbound } = chosen.json();
  assert.deepEqual([chosen.code, fails, changes, unbound], [0, false, [], ["Bytespider"]]);
  const between = await diff(context, "no-bytespider.txt", "--between", "Googlebot,Bytespider", "--fail-on", "never");
  assert.match(between.stdout, /^Bytespider ignores robots\.txt\.$/m);
});

test("diff reports the changes as JSON", async (context) => {
  const { code, json } = await diff(context, "old.txt", "no-ai.txt", "-c", "GPTBot,Googlebot", "--json");
  assert.equal(code, 1);
  const { old, new: now, fails, changes, incomplete } = json();
  assert.deepEqual([old, now, fails, changes.length, incomplete], ["old.txt", "no-ai.txt", true, 1, []]);
  const [{ crawlers, change }] = changes;
  assert.deepEqual([crawlers, change.access, change.after.line], [["GPTBot"], "disallowed", 5]);
});

test("diff exits with 3 if it may have missed a change that would fail it", async (context) => {
  // The patterns overlap in too many ways for a complete list of changes.
  const [old, now] = [`Disallow: /${"*a*b".repeat(100)}\n`, `Allow: /${"*ba*ab".repeat(100)}\n`];
  const cwd = await folder(context, {
    "old.txt": `User-agent: *\n${old}`,
    "new.txt": `User-agent: *\n${now}`,
  });
  const args = ["diff", "old.txt", "new.txt", "-c", "Googlebot"];
  const { code, stdout } = await run(args, { cwd });
  assert.equal(code, 3, stdout);
  assert.match(stdout, /There may be more.*: the texts are too large or too complex to find all changes\./);
  assert.equal((await run([...args, "--fail-on", "gain"], { cwd })).code, 1);
  assert.equal((await run([...args, "--fail-on", "never"], { cwd })).code, 0);
});

test("diff exits with 3 if crawlers may ignore the end of a text that differs", async (context) => {
  const filler = `# ${"x".repeat(97)}\n`.repeat(5200);
  const cwd = await folder(context, {
    "old.txt": "User-agent: *\nDisallow: /x\n",
    // Google reads “Disallow: /”, but not “Allow: /”.
    "new.txt": `User-agent: *\nDisallow: /\n${filler}Allow: /\n`,
  });
  assert.equal((await run(["check", "/y", "-r", "new.txt", "-c", "Googlebot"], { cwd })).code, 1);
  const args = ["diff", "old.txt", "new.txt"];
  const { code, stdout, stderr } = await run([...args, "-c", "Googlebot"], { cwd });
  assert.equal(code, 3);
  assert.match(stdout, /^There may be more for Googlebot: /m);
  assert.match(stderr, /^warning new\.txt exceeds 500 KiB: crawlers may ignore the end/m);
  const { code: neverFails, json } = await run([...args, "--fail-on", "never", "--json"], { cwd });
  assert.equal(neverFails, 0);
  for (const crawler of ["Googlebot", "GPTBot", "*"]) assert.ok(json().incomplete.includes(crawler), crawler);
  assert.equal((await run(["diff", "new.txt", "new.txt"], { cwd })).code, 0);
});

test("diff reports each change once, with all affected crawlers", async (context) => {
  const cwd = await folder(context, {
    "a.txt": "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nUser-agent: bingbot\nDisallow: /a\n",
    "b.txt":
      "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nUser-agent: bingbot\nDisallow: /a\nDisallow: /b\nUser-agent: CCBot\nDisallow: /\n",
  });
  for (const chosen of [[], ["-c", "GPTBot,bingbot,CCBot,Googlebot"]]) {
    const { stdout } = await run(["diff", "a.txt", "b.txt", ...chosen], { cwd });
    assert.equal(stdout.match(/^ {2}- \/b is disallowed now/gm).length, 1, stdout);
    assert.match(stdout, /^(GPTBot and bingbot|bingbot and GPTBot): may no longer fetch some URLs\n {2}- \/b is/m);
    assert.match(stdout, /^CCBot: may no longer fetch some URLs\n/m);
  }
});

test("diff compares stdin with a site, treats a 404 as an empty file, and reports a server error", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [200, {}, OLD] });
  const cwd = await folder(context, FILES);
  assert.equal((await run(["diff", url, "-"], { cwd, input: FILES["less.txt"] })).code, 1);
  const { url: without } = await serve(context, {});
  const missing = await run(["diff", without, "old.txt"], { cwd });
  assert.equal(missing.code, 1);
  assert.match(missing.stderr, /status 404, so it is compared as an empty robots\.txt/);
  const { url: busy } = await serve(context, { "/robots.txt": [503] });
  const failing = await run(["diff", busy, "old.txt"], { cwd });
  assert.equal(failing.code, 3);
  assert.match(failing.stderr, /cannot be compared: robots\.txt returned status 503/);
});

test("diff uses example URLs from a list of URLs", async (context) => {
  const cwd = await folder(context, {
    ...FILES,
    "urls.txt": "https://a.example/shop/hats/1\nhttps://a.example/shop/hats\n",
  });
  const { code, stdout } = await run(["diff", "old.txt", "less.txt", "--urls", "urls.txt"], { cwd });
  assert.equal(code, 1);
  assert.match(stdout, /^ {2}- \/shop\/hats is disallowed now: line 3/m);
});

test("diff reports changes to Sitemap and Crawl-delay, and still exits with 0", async (context) => {
  const cwd = await folder(context, {
    "a.txt": "User-agent: *\nDisallow: /a\nCrawl-delay: 5\n",
    "b.txt": "User-agent: *\nDisallow: /a\nCrawl-delay: 10\nSitemap: https://a.example/s.xml\n",
  });
  const { code, stdout } = await run(["diff", "a.txt", "b.txt"], { cwd });
  assert.equal(code, 0);
  assert.match(
    stdout,
    /^Nothing changes for any of these crawlers\.\n\nOther records\n {2}Line 4 is new: “Sitemap: https:\/\/a\.example\/s\.xml”\.\n/,
  );
  assert.match(
    stdout,
    /^ {2}Line 3 is now “Crawl-delay: 10”; before, it was “Crawl-delay: 5” \(line 3\)\. For Googlebot, .* more\.$/m,
  );
  const { records } = JSON.parse((await run(["diff", "a.txt", "b.txt", "--json"], { cwd })).stdout);
  assert.deepEqual(
    records.map(({ field, after }) => [field, after.value]),
    [
      ["sitemap", "https://a.example/s.xml"],
      ["crawl-delay", "10"],
    ],
  );
});

test("diff compares the access of two crawlers in one robots.txt", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": "User-agent: *\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /a\nDisallow: /b\n",
  });
  const lost = await run(["diff", "robots.txt", "--between", "Googlebot,bingbot"], { cwd });
  assert.deepEqual(
    [lost.code, lost.stdout],
    [
      1,
      "bingbot: may not fetch some URLs that Googlebot may\n  - /b is disallowed for bingbot: line 6, “Disallow: /b”, decides; for Googlebot, no rule does.\n",
    ],
  );
  const gained = await run(["diff", "robots.txt", "--between", "bingbot,Googlebot", "--json"], { cwd });
  const { fails, between, changes } = JSON.parse(gained.stdout);
  assert.deepEqual([gained.code, fails, between, changes.length], [0, false, ["bingbot", "Googlebot"], 1]);
  const same = await run(["diff", "robots.txt", "--between", "Googlebot,GPTBot"], { cwd });
  assert.deepEqual([same.code, same.stdout], [0, "No difference: GPTBot may fetch what Googlebot may.\n"]);
  assert.equal((await run(["diff", "robots.txt", "--between", "Googlebot"], { cwd })).code, 2);
  assert.equal((await run(["diff", "robots.txt"], { cwd })).code, 2);
  assert.equal((await run(["diff", "robots.txt", "robots.txt", "--between", "Googlebot,bingbot"], { cwd })).code, 2);
});

test("diff --between exits with 3 if it may have missed a change that would fail it", async (context) => {
  const rules = [`Disallow: /${"*a*b".repeat(100)}`, `Allow: /${"*ba*ab".repeat(100)}`];
  const filler = `# ${"x".repeat(97)}\n`.repeat(5200);
  const cwd = await folder(context, {
    "complex.txt": `User-agent: Googlebot\n${rules[0]}\n\nUser-agent: bingbot\n${rules[1]}\n`,
    "large.txt": `${filler}User-agent: *\nDisallow: /a\n`,
  });
  for (const file of ["complex.txt", "large.txt"]) {
    const args = ["diff", file, "--between", "Googlebot,bingbot"];
    const { code, stdout } = await run(args, { cwd });
    assert.equal(code, 3, stdout);
    assert.match(stdout, /\n {2}There may be more: /);
    if (file === "large.txt") assert.match(stdout, /^bingbot: no difference was found\n/);
    assert.equal((await run([...args, "--fail-on", "never"], { cwd })).code, 0);
  }
  const gain = await run(["diff", "complex.txt", "--between", "Googlebot,bingbot", "--fail-on", "gain"], { cwd });
  assert.equal(gain.code, 1);
});

test("diff uses example URLs from a gzipped list of URLs", async (context) => {
  const cwd = await folder(context, { ...FILES, "urls.gz": gzipSync("/shop/cart\n") });
  const { code, stdout } = await run(["diff", "old.txt", "less.txt", "--urls", "urls.gz"], { cwd });
  assert.equal(code, 1);
  assert.match(stdout, /\/shop\/cart is disallowed now/);
});
