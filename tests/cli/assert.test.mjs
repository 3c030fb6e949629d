import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { SaxesParser } from "saxes";
import { folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

const ROBOTS = "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /\n";

/** Runs `assert` with expectations on the robots.txt in `ROBOTS`. */
async function expectations(context, text, ...args) {
  const cwd = await folder(context, { "robots.txt": ROBOTS, "robots.expect": text });
  return run(["assert", "robots.expect", "-r", "robots.txt", ...args], { cwd });
}

test("exits with 0 if all expectations are met", async (context) => {
  const { code, stdout } = await expectations(
    context,
    `# who may fetch what
Googlebot            allowed   /          # the whole shop
main                 disallowed   /private/x
GPTBot, ClaudeBot    disallowed   /private/
*                    disallowed   https://example.com/private/#top
gptbot\tdisallowed\t/#x
`,
  );
  assert.equal(code, 0);
  assert.match(stdout, /^✓ Googlebot +allowed +\/ {2}no rule matches$/m);
  assert.match(stdout, /^✓ gptbot +disallowed +\/#x {2}line 5: Disallow: \/$/m);
  assert.match(stdout, /\n5 expectations met\n$/);
});

test("exits with 1 if an expectation fails, and prints its line and the reason", async (context) => {
  const { code, stdout } = await expectations(context, "Googlebot allowed /a\n\nmain allowed /private/\n");
  assert.equal(code, 1);
  assert.match(stdout, /^✓ Googlebot {2}allowed {2}\/a/m);
  assert.match(
    stdout,
    /^✗ main {7}allowed {2}\/private\/\n {4}line 3: disallowed for Googlebot, [^:]+ and \d+ more: line 2: Disallow: \/private\/\n {4}line 3: disallowed for GPTBot: line 5: Disallow: \/$/m,
  );
  assert.match(stdout, /\n1 of 2 expectations failed\n$/);
});

test("reports expectations as JSON and as GitHub annotations", async (context) => {
  const text = "Googlebot allowed /a\nGPTBot allowed /100%,:b\n";
  for (const how of [["--format", "json"], ["--json"]]) {
    const { code, json } = await expectations(context, text, ...how);
    assert.equal(code, 1);
    const { file, passed, failed, results } = json();
    assert.deepEqual([file, passed, failed], ["robots.expect", 1, 1]);
    assert.deepEqual(results[1], {
      line: 2,
      crawlers: "GPTBot",
      expected: "allowed",
      url: "/100%,:b",
      passed: false,
      answers: [{ crawler: "GPTBot", passed: false, actual: "disallowed", why: "line 5: Disallow: /" }],
    });
  }
  const { stdout } = await expectations(context, text, "--format", "github");
  assert.match(
    stdout,
    /^::error file=robots\.expect,line=2,title=GPTBot allowed \/100%25%2C%3Ab::disallowed for GPTBot: line 5: Disallow: \/$/m,
  );
});

test("exits with 2 and reports the line of every error in the expectations file", async (context) => {
  const { code, stdout, stderr } = await expectations(
    context,
    "Googlebot alowed /\nGooglebot /a\nallowed /\nGooglebot allowed\nGooglebot allowed /a /b\nGooglebot allowed /ok\n",
  );
  assert.deepEqual([code, stdout], [2, ""]);
  assert.deepEqual(
    stderr.match(/^(error )?robots\.expect:\d/gm)?.map((place) => place.at(-1)),
    ["1", "2", "3", "4", "5"],
  );
  assert.match(stderr, /did you mean “allowed”\?/);
  const noUrl = await expectations(context, "Googlebot allowed hello\n");
  assert.equal(noUrl.code, 2);
  assert.match(noUrl.stderr, /robots\.expect:1: “hello” is neither a URL nor a path/);
  assert.equal((await expectations(context, "# nothing\n")).code, 2);
  const misspelt = await expectations(context, "Googlbot allowed /\n");
  assert.match(misspelt.stderr, /did you mean Googlebot\?/);
});

test("checks “indexable” expectations against the headers and HTML of a page", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    "headers.txt": "HTTP/1.1 200 OK\nX-Robots-Tag: bingbot: noindex\n",
    "page.html": "<meta name=googlebot content=noindex>",
    "robots.expect":
      "Googlebot,bingbot not-indexable /a\nYandexBot indexable /a\nGooglebot noindex /private/\nGPTBot not-indexable /a\n",
  });
  const args = ["assert", "robots.expect", "-r", "robots.txt"];
  const { code, stdout } = await run([...args, "--headers", "headers.txt", "--html", "page.html"], { cwd });
  assert.equal(code, 1);
  assert.match(stdout, /^✓ Googlebot,bingbot {2}not-indexable/m);
  assert.match(stdout, /^✓ YandexBot +indexable/m);
  // A noindex on a page that robots.txt blocks has no effect, because the crawler does not read it ([google-robots-meta],
  // [mdn-x-robots-tag]).
  assert.match(
    stdout,
    /^✗ Googlebot +not-indexable {2}\/private\/\n {4}line 3: neither indexable nor out of the index for Googlebot: /m,
  );
  assert.match(stdout, /\n2 of 4 expectations failed\n$/);
  const without = await run(args, { cwd });
  assert.equal(without.code, 2);
  assert.match(without.stderr, /robots\.expect:1: .*use --site, or --headers and --html/);
});

test("--site fetches robots.txt and pages from a server", async (context) => {
  const html = (text) => [200, { "Content-Type": "text/html" }, text];
  const { url, requests } = await serve(context, {
    "/robots.txt": [200, {}, ROBOTS],
    "/": html("<title>home</title>"),
    "/thanks/": html("<meta name=robots content=noindex>"),
    "/header/": [200, { "Content-Type": "text/html", "X-Robots-Tag": "noindex" }, "x"],
    "/moved/": [301, { Location: "/" }],
    "/busy/": [503],
  });
  const text = `Googlebot allowed /thanks/
Googlebot disallowed /private/
Googlebot indexable /
bingbot indexable /
Googlebot not-indexable /thanks/
Googlebot not-indexable /header/
Googlebot not-indexable /gone/
Googlebot not-indexable /moved/
Googlebot not-indexable ${url}/thanks/
`;
  const met = await run(["assert", "-", "--site", url], { input: text });
  assert.equal(met.code, 0, met.stdout + met.stderr);
  assert.equal(requests.filter(({ url: path }) => path === "/").length, 1, "a page is fetched once");
  assert.equal(requests.filter(({ url: path }) => path === "/robots.txt").length, 1);

  const broken = await run(["assert", "-", "--site", url], {
    input: "Googlebot indexable /thanks/\nGooglebot indexable /busy/\nGooglebot not-indexable /busy/\n",
  });
  assert.equal(broken.code, 1);
  assert.match(broken.stdout, /\n3 of 3 expectations failed\n$/);
});

test("exits with 3 if a bot wall answers in place of a page", async (context) => {
  const { url } = await serve(context, {
    "/robots.txt": [200, {}, ROBOTS],
    "/wall/": [403, { "Content-Type": "text/html", "CF-Mitigated": "challenge" }, "Just a moment"],
  });
  const input = "Googlebot not-indexable /wall/\n";
  const { code, stdout } = await run(["assert", "-", "--site", url], { input });
  assert.equal(code, 3);
  assert.match(stdout, /\/wall\/ could not be fetched: Cloudflare sent a challenge \(documented\) instead of the page/);
});

// If the server responds with 5xx or 429, Google keeps indexed pages for a while. Yandex excludes a page with any of the statuses below.
test("evaluates the status of a page for each engine", async (context) => {
  const statuses = [204, 206, 401, 403, 404, 410, 429, 451, 500, 503];
  const pages = statuses.map((status) => [`/${status}`, [status, { "Content-Type": "text/html" }]]);
  const { url } = await serve(context, { "/robots.txt": [200, {}, ""], ...Object.fromEntries(pages) });
  const isTemporary = (status) => status === 429 || status >= 500;
  const expected = statuses.map((status) => {
    const google = status === 206 ? "indexable" : isTemporary(status) ? undefined : "not-indexable";
    return `YandexBot not-indexable /${status}\n${google ? `Googlebot ${google} /${status}\n` : ""}`;
  });
  const met = await run(["assert", "-", "--site", url], { input: expected.join("") });
  assert.equal(met.code, 0, met.stdout + met.stderr);
  const neither = ["indexable", "not-indexable"].flatMap((word) =>
    [429, 500, 503].map((at) => `Googlebot ${word} /${at}`),
  );
  const failed = await run(["assert", "-", "--site", url], { input: neither.join("\n") });
  assert.match(failed.stdout, /\n6 of 6 expectations failed\n$/);
  assert.match(failed.stdout, /does not index the page for now: the status is 503 \(documented\)/);
});

test("reads the status of a page from a headers file", async (context) => {
  const cwd = await folder(context, { "robots.txt": ROBOTS, "headers.txt": "HTTP/1.1 410 Gone\n" });
  const code = async (input) => {
    return (await run(["assert", "-", "-r", "robots.txt", "--headers", "headers.txt"], { cwd, input })).code;
  };
  assert.equal(await code("Googlebot not-indexable /a\n"), 0);
  assert.equal(await code("Googlebot indexable /a\n"), 1);
});

// RFC 9309, 2.2.2: a crawler that obeys robots.txt never reaches a page behind a redirect whose target is disallowed.
test("“allowed” fails if the headers redirect to a URL that robots.txt blocks", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": "User-agent: *\nDisallow: /new\n",
    "headers.txt": "HTTP/2 301\nlocation: /new\n\nHTTP/2 200\n",
  });
  const code = async (...args) => {
    return (await run(["assert", "-", "-r", "robots.txt", ...args], { cwd, input: "Googlebot allowed /old\n" })).code;
  };
  assert.equal(await code(), 0);
  assert.equal(await code("--headers", "headers.txt"), 1);
});

test("exits with 3 if the site does not answer, and with 2 if --site is not a URL", async () => {
  const { code, stderr } = await run(["assert", "-", "--site", "http://127.0.0.1:1"], {
    input: "Googlebot allowed /\n",
  });
  assert.equal(code, 3);
  assert.match(stderr, /refuses connections/);
  for (const site of ["example.com", "https://"])
    assert.equal((await run(["assert", "-", "--site", site], { input: "Googlebot allowed /\n" })).code, 2, site);
});

test("exits with 2 if spaces separate the names of crawlers", async (context) => {
  for (const names of ["Googlebot GPTBot", "search ai", "GPTBot *"]) {
    const { code, stdout, stderr } = await expectations(context, `${names} allowed /a\n`);
    assert.deepEqual([code, stdout], [2, ""]);
    assert.ok(stderr.startsWith(`error “${names}” contains several names: separate them with commas`), stderr);
  }
  for (const name of ["Screaming Frog SEO Spider", "My Own Bot", "Mozilla/5.0 Googlebot"])
    assert.equal((await expectations(context, `${name} allowed /a\n`)).code, 0, name);
});

test("exits with 2 and reports the line of an expectation whose URL has no host", async () => {
  for (const url of ["//", "http://"]) {
    const input = `Googlebot allowed ${url}\n`;
    const { code, stderr } = await run(["assert", "-", "--site", "http://127.0.0.1:1"], { input });
    assert.equal(code, 2, stderr);
    assert.equal(stderr, `error stdin:1: “${url}” is neither a URL nor a path.\n`);
  }
});

test("writes a JUnit test case for each expectation", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": "User-agent: *\nDisallow: /private/\n",
    "robots.expect": "# who\nGooglebot allowed /a\nGPTBot, bingbot allowed /private/?a=<1>&b\n",
  });
  const { code, stdout } = await run(["assert", "robots.expect", "-r", "robots.txt", "--format", "junit"], { cwd });
  assert.equal(code, 1);
  const found = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => found.push([name, attributes]));
  parser.write(stdout).close();
  const those = (tag) => found.flatMap(([name, attributes]) => (name === tag ? [attributes] : []));
  for (const suite of [...those("testsuites"), ...those("testsuite")])
    assert.deepEqual([suite.tests, suite.failures], ["2", "1"]);
  assert.deepEqual(
    those("testcase").map(({ name, classname, line }) => [name, classname, line]),
    [
      ["Googlebot allowed /a", "robots.expect", "2"],
      ["GPTBot, bingbot allowed /private/?a=<1>&b", "robots.expect", "3"],
    ],
  );
  assert.deepEqual(
    those("failure").map(({ message }) => message),
    ["disallowed for GPTBot and bingbot: line 2: Disallow: /private/"],
  );
});

test("reads gzipped expectations from a file and from stdin", async (context) => {
  const zipped = gzipSync("GPTBot disallowed /\nGooglebot disallowed /\n");
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    "robots.expect.gz": zipped,
    "broken.gz": zipped.subarray(0, 30),
  });
  for (const file of ["robots.expect.gz", "-"]) {
    const { code, stdout } = await run(["assert", file, "-r", "robots.txt"], { cwd, input: zipped });
    assert.equal(code, 1);
    assert.match(stdout, /1 of 2 expectations failed/);
  }
  const broken = await run(["assert", "broken.gz", "-r", "robots.txt"], { cwd });
  assert.equal(broken.code, 3);
  assert.match(broken.stderr, /broken\.gz is broken/);
});
