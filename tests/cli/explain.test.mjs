import assert from "node:assert/strict";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

const ROBOTS = `User-agent: *
Disallow: /private/   # nobody
Allow: /private/press/

User-agent: GPTBot
Disallow: /
`;

test("explain quotes and underlines the deciding line, the losing line and the group", async (context) => {
  const cwd = await folder(context, { "robots.txt": ROBOTS });
  const { code, stdout } = await run(["explain", "/private/press/2026", "-r", "robots.txt", "-c", "Googlebot-Image"], {
    cwd,
  });
  assert.equal(code, 0);
  assert.equal(
    stdout,
    `Googlebot-Image may crawl /private/press/2026: line 3, “Allow: /private/press/”, is the longest match.

  robots.txt
  1 │ User-agent: *
    │ ^^^^^^^^^^^^^ names all crawlers
  2 │ Disallow: /private/   # nobody
    │           ^^^^^^^^^ matches, but is shorter
  3 │ Allow: /private/press/
    │        ^^^^^^^^^^^^^^^ decides

  - No user-agent line names Googlebot-Image.
  - No user-agent line names Googlebot, which Googlebot-Image also answers to.
  - So the group for * applies, on line 1.
  - Line 2, “Disallow: /private/”, is a shorter match (9 bytes).
  - Line 3, “Allow: /private/press/”, is the longest match (15 bytes).
`,
  );
});

// From issue 51 of google/robotstxt; RFC 9309, 2.2.1.
test("explain shows the line that causes two groups to be merged", async () => {
  const robots = "User-agent: *\nCrawl-delay: 8\n\nUser-agent: evilbot\nDisallow: /\n\nUser-agent: *\nDisallow:\n";
  const { stdout } = await run(["explain", "/shop", "-r", "-", "-c", "Googlebot"], { input: robots });
  assert.match(stdout, /^ {2}4 │ User-agent: evilbot\n {4}│ \^+ same group as line 1$/m);
  assert.match(stdout, /^ {2}- Lines 1 and 4 are in the same group: no rule separates their user-agent lines/m);
});

test("explain quotes and underlines lines that are far apart, long or wide, or contain tabs", async () => {
  const long = `/${"x".repeat(300)}`;
  const robots = `\ufeffUser-agent: *\r\n\r\n# 日本語\r\nDisallow:\t/a日本 # é\r\nDisallow: ${long}\r\n`;
  const wide = await run(["explain", "/a日本/b", "-r", "-"], { input: robots });
  // Each Japanese character is two columns wide, so the line under “/a日本” is six columns wide.
  assert.match(wide.stdout, /^ {2}4 │ Disallow: \/a日本 # é\n {4}│ {11}\^{6} decides$/m);
  assert.match(wide.stdout, /^ {4}⋮$/m);
  const { stdout } = await run(["explain", long, "-r", "-"], { input: robots });
  const [, quoted, underlined] = /^ {2}5 │ (.*)\n {4}│ (.*) decides$/m.exec(stdout) ?? [];
  assert.ok(quoted?.length < 120 && quoted.endsWith("…"), quoted);
  assert.equal(underlined?.indexOf("^"), quoted?.indexOf("/"));
  assert.ok((underlined?.length ?? 0) <= (quoted?.length ?? 0));
});

test("--readings names the policy that explains why another dialect's verdict differs", async () => {
  const robots = "User-agent: *\nDisallow: /\nAllow: /public/\n";
  const { stdout } = await run(["explain", "/public/a", "-r", "-", "-c", "GPTBot", "--readings"], { input: robots });
  assert.match(stdout, /^ {2}baidu +disallowed {2}line 2: Disallow: \/ +differs in precedence$/m);
  assert.match(stdout, /^ {2}google +allowed {5}line 3: Allow: \/public\/$/m);
});

test("quotes the deciding lines of headers and HTML, and prints findings", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    "headers.txt": "HTTP/1.1 200 OK\nContent-Type: text/html\nX-Robots-Tag: googlebot: noindex, nosnippett\n",
    "page.html": '<!doctype html>\n<meta name="robots" content="max-snippet:50">\n',
  });
  const args = [
    "explain",
    "/a",
    "-r",
    "robots.txt",
    "--headers",
    "headers.txt",
    "--html",
    "page.html",
    "-c",
    "Googlebot,GPTBot",
  ];
  const { code, stdout } = await run(args, { cwd });
  assert.equal(code, 0);
  assert.match(stdout, /^Googlebot may crawl \/a/m);
  assert.match(stdout, /^Googlebot may not index the page: line 3 of the headers, “noindex”\.$/m);
  assert.match(stdout, /^ {2}headers\n {2}3 │ X-Robots-Tag: googlebot: noindex, nosnippett\n {4}│ {26}\^{7} decides$/m);
  assert.match(stdout, /^ {2}HTML\n {2}2 │ .*\n {4}│ {30}\^{14} decides$/m);
  assert.match(stdout, /^GPTBot may not fetch the page/m);
  assert.match(stdout, /^Worth knowing\n(.*\n)*? {2}! This is not a directive; “nosnippet” may be meant/m);
  // Each crawler's answer shows only the directives for this crawler.
  assert.equal(stdout.match(/ \^{7} decides/g)?.length, 1);

  const { crawlers, directives, findings } = (await run([...args, "--json"], { cwd })).json();
  assert.deepEqual(
    crawlers.map(({ crawler, access }) => [crawler, access]),
    [
      ["Googlebot", "allowed"],
      ["GPTBot", "disallowed"],
    ],
  );
  assert.equal(crawlers[0].page.appearance.listing, "hidden");
  assert.equal(crawlers[0].verdict.reason, "no-match");
  assert.equal(directives[0].name, "noindex");
  assert.ok(findings.some(({ kind }) => kind === "fault"));
});

// RFC 9309, 2.2.2: a crawler may not fetch a disallowed URL, even if a redirect leads to it.
test("--fail-on makes explain exit with 1 for blocked pages, blocked redirect targets and noindex", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": "User-agent: *\nDisallow: /new\n",
    "redirect.txt": "HTTP/2 301\nlocation: /new\n\nHTTP/2 200\n",
    "noindex.txt": "HTTP/2 200\nx-robots-tag: noindex\n",
  });
  const explain = async (...args) => (await run(["explain", ...args, "-r", "robots.txt"], { cwd })).code;
  assert.equal(await explain("/old", "--headers", "redirect.txt"), 0);
  assert.equal(await explain("/old", "--headers", "redirect.txt", "--fail-on", "disallowed"), 1);
  assert.equal(await explain("/old", "--fail-on", "disallowed"), 0);
  assert.equal(await explain("/new", "--fail-on", "disallowed"), 1);
  assert.equal(await explain("/old", "--headers", "noindex.txt", "--fail-on", "disallowed"), 0);
  assert.equal(await explain("/old", "--headers", "noindex.txt", "--fail-on", "unindexable"), 1);
  assert.equal(await explain("/old", "--fail-on", "unindexable"), 2);
});

test("fetches the robots.txt of a URL's site", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [200, {}, ROBOTS] });
  const { code, stdout } = await run(["explain", `${url}/private/a`]);
  assert.equal(code, 0);
  assert.match(stdout, /^Googlebot may not crawl \/private\/a: line 2/);
  assert.ok(stdout.includes(`\n  ${url}/robots.txt\n  1 │ User-agent: *\n`));
});

test("explains a site without robots.txt, and a site whose server fails", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [404, {}, "User-agent: *\nDisallow: /\n"] });
  const missing = await run(["explain", `${url}/a`, "--readings"]);
  assert.match(missing.stdout, /^Googlebot may crawl \/a/);
  assert.doesNotMatch(missing.stdout, /Disallow/);
  const { url: failing } = await serve(context, { "/robots.txt": [500] });
  const { stdout } = await run(["explain", `${failing}/a`, "--html", "-"], {
    input: "<meta name=robots content=noindex>",
  });
  assert.match(
    stdout,
    /^Whether Googlebot may crawl \/a depends on how long robots.txt has been failing: robots\.txt returned status 500\./,
  );
  assert.match(stdout, /between 12 hours and 30 days/);
  const dead = await run(["explain", "http://127.0.0.1:1/a"]);
  assert.equal(dead.code, 3);
  assert.match(dead.stderr, /refuses connections/);
});

test("--audits predicts the results of Lighthouse and Search Console", async () => {
  const input = "User-agent: *\nContent-Usage: train-ai=n\nDisallow: /private/\n";
  const args = ["explain", "/private/a", "-r", "-", "--audits"];
  const { code, stdout } = await run(args, { input });
  assert.equal(code, 0);
  assert.match(stdout, /^What other tools say\n {2}fail Lighthouse says that robots\.txt is not valid\.$/m);
  assert.match(stdout, /^ {4}“Unknown directive”: line 2, “Content-Usage: train-ai=n”\. The line is right/m);
  const { audits } = JSON.parse((await run([...args, "--json"], { input })).stdout);
  const outcomes = audits.map(({ name, outcome }) => `${name} ${outcome}`);
  assert.deepEqual(outcomes, [
    "robots-txt fail",
    "is-crawlable fail",
    "robots-txt-report pass",
    "crawl-allowed fail",
    "indexing-allowed not-applicable",
    "page-indexing fail",
  ]);
  assert.equal((await run(["explain", "/private/a", "-r", "-", "--json"], { input })).stdout.includes("audits"), false);
});
