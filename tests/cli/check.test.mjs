import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

// RFC 9309, 2.2.2: the longest matching rule decides. RFC 9309, 2.2.1: a group that names the crawler replaces the `*` group.
const ROBOTS = `User-agent: *
Disallow: /private/   # nobody
Allow: /private/press/

User-agent: GPTBot
Disallow: /
`;

test("prints a verdict for each URL and crawler, with the deciding line", async (context) => {
  const cwd = await folder(context, { "robots.txt": ROBOTS });
  const { code, stdout } = await run(
    ["check", "/a", "/private/b", "/private/press/c", "-r", "robots.txt", "-c", "Googlebot,gptbot"],
    { cwd },
  );
  assert.equal(code, 1);
  assert.equal(
    stdout,
    `allowed     Googlebot  /a  no rule matches
disallowed  GPTBot     /a  line 6: Disallow: /
disallowed  Googlebot  /private/b  line 2: Disallow: /private/
disallowed  GPTBot     /private/b  line 6: Disallow: /
allowed     Googlebot  /private/press/c  line 3: Allow: /private/press/
disallowed  GPTBot     /private/press/c  line 6: Disallow: /
`,
  );
});

test("exits with 0 if every URL is allowed, and with 1 if one is disallowed", async () => {
  assert.equal((await run(["check", "/a", "/robots.txt", "-r", "-"], { input: ROBOTS })).code, 0);
  assert.equal((await run(["check", "/a", "/private/", "-r", "-"], { input: ROBOTS })).code, 1);
});

test("--json prints one JSON object per line", async () => {
  const { code, jsonLines } = await run(
    ["check", "/a", "/private/b", "hello world", "-r", "-", "-c", "bingbot", "--json"],
    { input: ROBOTS },
  );
  assert.equal(code, 2);
  const [allowed, disallowed, none, ...others] = jsonLines();
  assert.deepEqual(others, []);
  assert.deepEqual(allowed, { url: "/a", crawler: "bingbot", access: "allowed", why: "no rule matches" });
  assert.deepEqual(disallowed, {
    url: "/private/b",
    crawler: "bingbot",
    access: "disallowed",
    line: 2,
    why: "line 2: Disallow: /private/",
  });
  assert.equal(none.url, "hello world");
  assert.match(none.error, /neither a URL nor a path/);
});

test("reads URLs from files, stdin and arguments, and skips comments and blank lines", async (context) => {
  const list = "\ufeff/private/1\r\n\r\n# a comment\r\n  /a  \n/private/2";
  const cwd = await folder(context, { "robots.txt": ROBOTS, "urls.txt": list });
  const expected = ["/private/1", "/a", "/private/2"];
  const urls = async (args, input) =>
    (await run(["check", ...args, "-r", "robots.txt", "--json"], { cwd, input })).jsonLines().map(({ url }) => url);
  assert.deepEqual(await urls(["-u", "urls.txt"]), expected);
  assert.deepEqual(await urls(["--urls", "-"], list), expected);
  assert.deepEqual(await urls(["-"], list), expected);
  assert.deepEqual(await urls(["/first", "-", "-u", "urls.txt"], list), ["/first", ...expected, ...expected]);
});

test("reads the URLs of a plain or gzipped sitemap", async (context) => {
  const sitemap =
    '<?xml version="1.0"?><urlset><url><loc>https://example.com/a</loc></url><url><loc>https://example.com/private/b?x=1&amp;y=2</loc></url></urlset>';
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    "sitemap.xml": sitemap,
    "sitemap.xml.gz": gzipSync(sitemap),
  });
  for (const name of ["sitemap.xml", "sitemap.xml.gz"]) {
    const { code, jsonLines } = await run(["check", "-s", name, "-r", "robots.txt", "--json"], { cwd });
    assert.equal(code, 1);
    assert.deepEqual(
      jsonLines().map(({ url, access }) => [url, access]),
      [
        ["https://example.com/a", "allowed"],
        ["https://example.com/private/b?x=1&y=2", "disallowed"],
      ],
    );
  }
});

test("prints a URL on one line, even if it contains a line break", async () => {
  const { stdout } = await run(["check", "/a\nallowed  Googlebot  /b", "-r", "-"], { input: ROBOTS });
  assert.equal(stdout.split("\n").length, 2);
});

test("--only prints the URLs with one verdict, and always prints invalid URLs", async () => {
  const only = async (word) =>
    (await run(["check", "/a", "/private/", "no url", "-r", "-", "--only", word], { input: ROBOTS })).stdout
      .split("\n")
      .map((line) => line.split(" ")[0]);
  assert.deepEqual(await only("allowed"), ["allowed", "invalid", ""]);
  assert.deepEqual(await only("disallowed"), ["disallowed", "invalid", ""]);
});

test("--summary counts the results per crawler and deciding line", async () => {
  const urls = ["/a", "/b", "/private/1", "/private/2", "/private/3", "no url"];
  const args = ["check", ...urls, "-r", "-", "-c", "Googlebot,GPTBot", "--summary"];
  const { code, stdout, stderr } = await run(args, { input: ROBOTS });
  assert.equal(code, 2);
  assert.match(stdout, /^6 URLs, 1 of them invalid\n/);
  assert.match(
    stdout,
    /^Googlebot: 2 allowed, 3 disallowed\n {11}3 {2}disallowed {2}line 2: Disallow: \/private\/\n {11}2 {2}allowed {2}no rule matches$/m,
  );
  assert.match(stdout, /^GPTBot: 5 disallowed$/m);
  assert.match(stderr, /no url/);
  const { json } = await run([...args, "--json"], { input: ROBOTS });
  const { urls: all, invalid, crawlers } = json();
  assert.deepEqual([all, invalid], [6, 1]);
  assert.deepEqual(crawlers[1], {
    crawler: "GPTBot",
    allowed: 0,
    disallowed: 5,
    depends: 0,
    reasons: [{ why: "line 6: Disallow: /", access: "disallowed", urls: 5 }],
  });
});

test("--crawler accepts purposes, operators, User-Agent strings and *", async () => {
  const names = async (crawler) => {
    const { jsonLines } = await run(["check", "/a", "-r", "-", "--json", ...crawler.flatMap((name) => ["-c", name])], {
      input: ROBOTS,
    });
    return jsonLines().map((line) => line.crawler);
  };
  assert.deepEqual(await names(["googlebot", "GOOGLEBOT, bingbot"]), ["Googlebot", "bingbot"]);
  assert.ok((await names(["ai-training"])).includes("GPTBot"));
  assert.deepEqual(await names(["operator:openai"]), [
    "GPTBot",
    "OAI-SearchBot",
    "ChatGPT-User",
    "OAI-AdsBot",
    "ChatGPT Agent",
  ]);
  assert.ok((await names(["all"])).length > 100);
  const userAgent =
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)";
  assert.deepEqual(await names([userAgent, "MyBot", "*"]), ["GPTBot", "MyBot", "*"]);
});

test("warns about a misspelled crawler name, and still prints its verdict", async () => {
  const { code, stdout, stderr } = await run(["check", "/private/", "-r", "-", "-c", "Googlbot"], { input: ROBOTS });
  assert.equal(code, 1);
  assert.match(stdout, /^disallowed {2}Googlbot/);
  assert.match(stderr, /^warning the catalogue has no “Googlbot”; did you mean Googlebot\?/);
});

test("fetches each site's robots.txt once if --robots is missing", async (context) => {
  const pages = (text) => ({ "/robots.txt": [200, { "Content-Type": "text/plain" }, text] });
  const [open, closed] = [await serve(context, pages("User-agent: *\nAllow: /")), await serve(context, pages(ROBOTS))];
  const { code, stdout } = await run([
    "check",
    `${open.url}/private/a`,
    `${closed.url}/private/a`,
    `${open.url}/b`,
    `${closed.url}/b`,
  ]);
  assert.equal(code, 1);
  assert.deepEqual(
    stdout
      .trimEnd()
      .split("\n")
      .map((line) => line.split(" ")[0]),
    ["allowed", "disallowed", "allowed", "allowed"],
  );
  assert.deepEqual([open.requests.length, closed.requests.length], [1, 1]);
});

test("rejects a path without --robots, and reports a site that does not respond", async () => {
  const none = await run(["check", "/a"]);
  assert.equal(none.code, 2);
  assert.match(none.stdout, /^invalid {5}\/a {2}not a web address/);
  const dead = await run(["check", "http://127.0.0.1:1/a"]);
  assert.equal(dead.code, 3);
  assert.match(
    dead.stdout,
    /^depends {5}Googlebot {2}http:\/\/127\.0\.0\.1:1\/a {2}robots\.txt could not be fetched\n/,
  );
  assert.match(dead.stderr, /refuses connections/);
});

test("treats robots.txt as unknown if a bot wall answers in its place", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [403, { "CF-Mitigated": "challenge" }, "Just a moment"] });
  const cwd = await folder(context, {
    "a.txt": ROBOTS,
    "a.expect": "Googlebot allowed /a\n",
    "a.headers": "X-Robots-Tag: noindex\n",
  });
  const words = `${url}/robots.txt: Cloudflare sent a challenge (documented) instead of robots.txt, so robots.txt is unknown.`;
  for (const args of [
    // If robots.txt cannot be fetched, YandexBot has access.
    ["check", `${url}/a`, "-c", "YandexBot,GPTBot"],
    ["check", `${url}/a`, "-c", "YandexBot,GPTBot", "--summary"],
    ["explain", `${url}/a`],
    ["explain", `${url}/a`, "--headers", "a.headers"],
    ["assert", "a.expect", "--site", url],
    ["diff", url, "a.txt"],
    ["lint", url],
  ]) {
    const { code, stdout, stderr } = await run(args, { cwd });
    assert.equal(code, 3, args[0]);
    assert.ok(stderr.includes(`warning ${words}\n`), stderr);
    assert.match(stdout + stderr, /a bot wall answered in place of robots\.txt/, args[0]);
    if (args[0] !== "assert") assert.doesNotMatch(stdout, /allowed|403|200|fetched|no response/, args[0]);
  }
  const { stdout } = await run(["explain", `${url}/a`]);
  assert.equal(
    stdout.trim(),
    `It is unknown whether Googlebot may fetch ${url}/a, because a bot wall answered in place of robots.txt.`,
  );
});

test("evaluates an error response for robots.txt according to the policy of each crawler", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [404, {}, ROBOTS] });
  const missing = await run(["check", `${url}/private/a`, "-c", "Googlebot,GPTBot"]);
  // RFC 9309, 2.3.1.3: an unavailable robots.txt allows everything.
  assert.equal(missing.code, 0);
  assert.match(missing.stdout, /^allowed {5}Googlebot .* {2}robots\.txt returned status 404$/m);
  const { url: busy } = await serve(context, { "/robots.txt": [503] });
  const { code, stdout } = await run(["check", `${busy}/a`, "-c", "Googlebot,YandexBot"]);
  assert.equal(code, 1);
  assert.match(stdout, /^depends {5}Googlebot .*status 503$/m);
  assert.match(stdout, /^allowed {5}YandexBot .*status 503$/m);
});

test("warns if --robots is the robots.txt of another site", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [200, {}, ROBOTS] });
  const { code, stderr } = await run(["check", "https://example.com/private/a", "/private/b", "-r", url]);
  assert.equal(code, 1);
  assert.match(
    stderr,
    /^warning http:\/\/127\.0\.0\.1:\d+\/robots\.txt does not apply to https:\/\/example\.com\/private\/a/,
  );
});

test("evaluates only the first 500 KiB of robots.txt for Googlebot", async (context) => {
  const text = `User-agent: *\n${"# filler\n".repeat(60_000)}Disallow: /late\n`;
  const cwd = await folder(context, { "robots.txt": text });
  const { stdout } = await run(["check", "/late", "-r", "robots.txt", "-c", "Googlebot"], { cwd });
  assert.match(stdout, /^allowed {5}Googlebot/);
});

test("prints “depends” for GPTBot only if a rule after the first 500 KiB decides", async (context) => {
  const text = `User-agent: *\nDisallow: /early\n${"# filler\n".repeat(60_000)}Disallow: /late\n`;
  const cwd = await folder(context, { "robots.txt": text });
  const { stdout } = await run(["check", "/early", "/late", "-r", "robots.txt", "-c", "GPTBot"], { cwd });
  assert.equal(
    stdout,
    "disallowed  GPTBot  /early  line 2: Disallow: /early\n" +
      "depends     GPTBot  /late  robots.txt is longer than crawlers have to read\n",
  );
});

// If every URL were a separate query, a robots.txt above 500 KiB (RFC 9309, 2.5) would take a hundred times as long as a smaller one.
test("check is not much slower with a robots.txt above 500 KiB than with a smaller one", async (context) => {
  const rules = (/** @type {number} */ count) =>
    `User-agent: *\n${Array.from({ length: count }, (_, at) => `Disallow: /private/${at}/\n`).join("")}`;
  const cwd = await folder(context, {
    "below.txt": rules(19_000),
    "above.txt": rules(21_000),
    "urls.txt": Array.from({ length: 3000 }, (_, at) => `/private/${at * 3}/a`).join("\n"),
  });
  const seconds = async (/** @type {string} */ robots) => {
    const started = performance.now();
    const { code } = await run(["check", "--urls", "urls.txt", "-r", robots, "-c", "main", "--summary"], { cwd });
    assert.equal(code, 1);
    return (performance.now() - started) / 1000;
  };
  const [below, above] = [await seconds("below.txt"), await seconds("above.txt")];
  context.diagnostic(`${below.toFixed(2)} s below, ${above.toFixed(2)} s above`);
  assert.ok(above < below * 5, `${below} s, then ${above} s`);
});

test("rejects a line of more than a million characters", async () => {
  const { code, stderr } = await run(["check", "-", "-r", "/dev/null"], { input: "x".repeat(2_000_000) });
  assert.equal(code, 2);
  assert.match(stderr, /stdin has a line of more than a million characters/);
});

test("reads a gzipped list of URLs", async (context) => {
  const cwd = await folder(context, { "robots.txt": ROBOTS, "urls.gz": gzipSync("/a\n/private/b\n") });
  for (const args of [["--urls", "urls.gz"], ["--urls", "-"], ["-"]]) {
    const input = gzipSync("/a\n/private/b\n");
    const { code, stdout } = await run(["check", ...args, "-r", "robots.txt"], { cwd, input });
    assert.equal(code, 1);
    assert.match(stdout, /^allowed +Googlebot {2}\/a .*\ndisallowed +Googlebot {2}\/private\/b .*\n$/);
  }
});

test("exits with 3 if a list of URLs, stdin or a sitemap is empty or truncated", async (context) => {
  const broken = gzipSync("/a\n".repeat(10_000)).subarray(0, 40);
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    empty: "",
    "comments.txt": "# /a\n\n",
    "empty.gz": gzipSync(""),
    "broken.gz": broken,
    "empty.xml": '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
    "index.xml": '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></sitemapindex>',
  });
  for (const [args, message] of [
    [["--urls", "empty"], /empty has no URLs/],
    [["--urls", "comments.txt"], /comments\.txt has no URLs/],
    [["--urls", "empty.gz"], /empty\.gz has no URLs/],
    [["--urls", "broken.gz"], /broken\.gz is broken/],
    [["-"], /stdin has no URLs/],
    [["/a", "-"], /stdin has no URLs/],
    [["--urls", "comments.txt", "--summary"], /has no URLs/],
    [["--sitemap", "empty.xml"], /the sitemap empty\.xml has no URLs/],
    [["--sitemap", "index.xml"], /the sitemap index\.xml has no URLs/],
    [["--sitemap", "empty"], /the sitemap empty has no URLs/],
  ]) {
    const { code, stderr } = await run(["check", ...args, "-r", "robots.txt"], { cwd, input: "" });
    assert.equal(code, 3, `${args}: ${stderr}`);
    assert.match(stderr, message);
  }
});

test("warns if the text passed as robots.txt has a different format or encoding", async (context) => {
  const utf16 = Buffer.from(ROBOTS, "utf16le");
  const cwd = await folder(context, {});
  for (const [input, message] of [
    ["<!doctype html><title>Not found</title>", /stdin does not look like a robots\.txt: it is an HTML page/],
    ["<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>", /it is a sitemap/],
    ["HTTP/1.1 200 OK\nContent-Type: text/plain\n\nUser-agent: *\n", /it begins with response headers/],
    ['{"name":"site"}', /it has no line of a robots\.txt/],
    [utf16, /it is in UTF-16, and crawlers read UTF-8/],
    [Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), /it is in UTF-16/],
    [Buffer.from(utf16).swap16(), /it is in UTF-16/],
    [gzipSync(ROBOTS), /it is compressed by gzip/],
    [Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /it is a binary file/],
  ]) {
    const { stderr } = await run(["check", "/a", "-r", "-"], { cwd, input });
    assert.match(stderr, message);
    assert.match((await run(["explain", "/a", "-r", "-"], { cwd, input })).stderr, message);
  }
  for (const input of [
    ROBOTS,
    "# nothing\n",
    "Sitemap: https://a.example/s.xml\n",
    "Disalow: /a\n",
    "\ufeffUser-agent: *\nAllow: /\n",
  ])
    assert.equal((await run(["check", "/a", "-r", "-"], { cwd, input })).stderr, "", input);
});

test("exits with 3 if the robots.txt from stdin is empty", async (context) => {
  const cwd = await folder(context, { "a.expect": "Googlebot allowed /a\n", "access.log": "" });
  for (const args of [
    ["check", "/a"],
    ["explain", "/a"],
    ["assert", "a.expect"],
    ["verify", "access.log"],
  ]) {
    for (const input of ["", "\r\n"]) {
      const { code, stdout, stderr } = await run([...args, "--robots", "-"], { cwd, input });
      assert.deepEqual([code, stdout, stderr], [3, "", "error stdin is empty: nothing was checked.\n"], args.join(" "));
    }
  }
});

test("warns about a fetched robots.txt that is HTML or not at the top level", async (context) => {
  const html = "<!doctype html><title>Home</title>";
  const { url } = await serve(context, { "/robots.txt": [200, {}, html], "/shop/robots.txt": [200, {}, ROBOTS] });
  const cwd = await folder(context, { "a.expect": "Googlebot allowed /a\n" });
  assert.match((await run(["check", `${url}/a`], { cwd })).stderr, /robots\.txt does not look like .* HTML page/);
  for (const args of [
    ["check", `${url}/shop/a`],
    ["explain", `${url}/shop/a`],
    ["assert", "a.expect"],
  ]) {
    const { code, stderr } = await run([...args, "-r", `${url}/shop/robots.txt`], { cwd });
    assert.equal(code, 0, stderr);
    assert.match(
      stderr,
      /crawlers do not read .*\/shop\/robots\.txt, .* they read .*:\d+\/robots\.txt \(RFC 9309, 2\.3\)/,
    );
  }
  const { url: fine } = await serve(context, { "/robots.txt": [200, {}, ROBOTS] });
  assert.equal((await run(["check", `${fine}/shop/a`, "-r", `${fine}/shop/page`], { cwd })).stderr, "");
});
