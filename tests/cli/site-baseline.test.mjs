// Tests `robotscope site --baseline`, which reports only changed verdicts, missing pages and new pages.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

const ALLOW = "User-agent: *\nDisallow:\n";
const page = (head = "") => `<!doctype html>\n<title>A page</title>\n${head}\n`;
const NOINDEX = '<meta name="robots" content="noindex">';
const BEFORE = {
  "robots.txt": ALLOW,
  "index.html": page(),
  "de/a.html": page(),
  "de/b.html": page('<meta name="robots" content="noindex">'),
};

/**
 * Compares two versions of a folder. `after` contains only the files that differ.
 *
 * @param {import("node:test").TestContext} context
 * @param {Record<string, string>} after
 */
async function compare(context, after, { before = BEFORE, failOn = "change" } = {}) {
  const files = (name, all) => Object.fromEntries(Object.entries(all).map(([path, text]) => [`${name}/${path}`, text]));
  const cwd = await folder(context, { ...files("old", before), ...files("new", { ...before, ...after }) });
  const site = (name, ...args) =>
    run(
      [
        "--json",
        "site",
        name,
        "--base",
        "https://example.com",
        "-c",
        "Googlebot,bingbot",
        "--out",
        `${name}.ndjson`,
        ...args,
      ],
      { cwd },
    );
  assert.equal((await site("old")).code, 0);
  const { code, stderr, json } = await site("new", "--baseline", "old.ndjson", "--fail-on", failOn);
  assert.ok(code < 2, stderr);
  return { code, ...json().comparison };
}

const sentences = ({ changes }) => changes.map(({ effect, sentence }) => `${effect}: ${sentence}`);

test("names the robots.txt line that makes crawlers lose pages", async (context) => {
  const result = await compare(
    context,
    { "robots.txt": "# new\nUser-agent: *\nDisallow: /de/a\n" },
    { failOn: "loss" },
  );
  assert.equal(result.code, 1);
  assert.deepEqual(sentences(result), [
    "loss: `Disallow: /de/a` (robots.txt, line 3) now hides 1 page under /de/ from all search engines.",
  ]);
  assert.deepEqual(result.changes[0].examples, ["https://example.com/de/a.html"]);
});

test("names the header and the meta element that hide pages", async (context) => {
  const result = await compare(context, {
    _headers: "/\n  X-Robots-Tag: googlebot: noindex\n",
    "de/a.html": page('<meta name="robots" content="noindex, nofollow">'),
  });
  assert.deepEqual(sentences(result), [
    'loss: The element `<meta name="robots" content="noindex, nofollow">` now hides 1 page under /de/ from all search engines.',
    "loss: The header `X-Robots-Tag: googlebot: noindex` now hides 1 page from Googlebot.",
  ]);
});

// OpenAI does not document that GPTBot obeys noindex, and Google-Extended fetches no pages. Google documents that Googlebot obeys noindex.
test("names only crawlers that are documented to obey noindex", async (context) => {
  const files = {
    "old/robots.txt": ALLOW,
    "old/index.html": page(),
    "new/robots.txt": ALLOW,
    "new/index.html": page(NOINDEX),
  };
  const cwd = await folder(context, files);
  const site = (name, crawler, ...args) =>
    run(
      [
        "--json",
        "site",
        name,
        "--base",
        "https://example.com",
        "-c",
        crawler,
        "--out",
        `${name}-${crawler}.ndjson`,
        ...args,
      ],
      { cwd },
    );
  await site("old", "Googlebot,GPTBot,Google-Extended");
  const all = await site(
    "new",
    "Googlebot,GPTBot,Google-Extended",
    "--baseline",
    "old-Googlebot,GPTBot,Google-Extended.ndjson",
  );
  assert.deepEqual(sentences(all.json().comparison), [
    'loss: The element `<meta name="robots" content="noindex">` now hides 1 page from Googlebot.',
  ]);
  const { findings } = (await site("new", "GPTBot")).json();
  assert.deepEqual(
    findings.filter(({ crawlers }) => crawlers.includes("GPTBot")),
    [],
  );
});

test("reports gains, and exits with 0 despite --fail-on loss", async (context) => {
  const result = await compare(context, { "de/b.html": page() }, { failOn: "loss" });
  assert.equal(result.code, 0);
  assert.deepEqual(sentences(result), [
    'gain: The element `<meta name="robots" content="noindex">` no longer hides 1 page under /de/ from all search engines.',
  ]);
});

test("reports a new Disallow line that hides a noindex from crawlers", async (context) => {
  const result = await compare(context, { "robots.txt": "User-agent: *\nDisallow: /de/b\n" });
  assert.deepEqual(
    result.changes.map(({ effect, pages }) => [effect, pages]),
    [["blocked", 1]],
  );
});

for (const [name, after] of Object.entries({
  "other wording of robots.txt": { "robots.txt": "# Hello\n\nUSER-AGENT: *\nAllow: /\nDisallow: /none/\n" },
  "a noindex in another text": {
    "de/b.html": page(),
    _headers: "/de/b\n  X-Robots-Tag: NOINDEX\n/de/b.html\n  X-Robots-Tag: NOINDEX\n",
  },
  "other titles and directives that change no verdict": {
    "index.html": page('<meta name="robots" content="index, follow">').replace("A page", "Another"),
  },
})) {
  test(`reports nothing for ${name}`, async (context) => {
    const result = await compare(context, after);
    assert.deepEqual(result.changes, []);
    assert.deepEqual([result.code, result.compared], [0, 3]);
  });
}

test("reports a missing page as a loss", async (context) => {
  const { "de/b.html": _, ...others } = BEFORE;
  const cwd = await folder(
    context,
    Object.fromEntries(
      [
        ["old", BEFORE],
        ["new", others],
      ].flatMap(([name, files]) => Object.entries(files).map(([path, text]) => [`${name}/${path}`, text])),
    ),
  );
  const site = (name, ...args) =>
    run(["site", name, "--base", "https://example.com", "--out", `${name}.ndjson`, ...args], { cwd });
  await site("old");
  const { code, stdout } = await site("new", "--baseline", "old.ndjson", "--fail-on", "loss");
  assert.equal(code, 1);
  assert.equal(
    stdout,
    "missing This run did not find 1 page of the earlier one, such as https://example.com/de/b.html.\n",
  );
});

test("counts new pages separately from changes", async (context) => {
  const { "de/b.html": _, ...others } = BEFORE;
  const result = await compare(context, { "fr/c.html": page() }, { before: others });
  assert.deepEqual([result.changes, result.code], [[], 0]);
  assert.deepEqual(result.added, { pages: 1, examples: ["https://example.com/fr/c.html"] });
});

test("prints nothing on stdout if no verdict changed", async (context) => {
  const cwd = await folder(context, { "dist/robots.txt": ALLOW, "dist/index.html": page() });
  const site = (...args) => run(["site", "dist", "--base", "https://example.com", ...args], { cwd });
  await site("--out", "one.ndjson");
  const { code, stdout, stderr } = await site("--out", "two.ndjson", "--baseline", "one.ndjson", "--fail-on", "change");
  assert.deepEqual([code, stdout], [0, ""]);
  assert.match(stderr, /no verdict changed in 1 page/);
});

test("rejects a baseline that cannot be compared", async (context) => {
  const cwd = await folder(context, { "dist/robots.txt": ALLOW, "dist/index.html": page() });
  const site = (...args) => run(["site", "dist", "--base", "https://example.com", ...args], { cwd });
  await site("--out", "one.ndjson", "-c", "Googlebot");
  const cases = [
    [
      ["--baseline", "one.ndjson", "--out", "two.ndjson"],
      2,
      /for the crawlers Googlebot, not .*: use the same crawlers/,
    ],
    [
      ["--baseline", "dist/robots.txt", "--out", "two.ndjson"],
      2,
      /does not begin with a run record of “robotscope site”: pass a complete output file/,
    ],
    [
      ["--baseline", "missing.ndjson", "--out", "two.ndjson"],
      3,
      /cannot read “missing\.ndjson”: there is no such file/,
    ],
    [["--baseline", "one.ndjson", "--out", "one.ndjson", "-c", "Googlebot"], 2, /this run would replace it/],
    [["--fail-on", "loss", "--out", "two.ndjson"], 2, /pass its file with --baseline/],
  ];
  for (const [args, code, message] of cases) {
    const result = await site(...args);
    assert.equal(result.code, code, result.stderr);
    assert.match(result.stderr.replace(/\s+/g, " "), message);
  }
  const [first] = (await readFile(join(cwd, "one.ndjson"), "utf8")).split("\n");
  await writeFile(join(cwd, "empty.ndjson"), `${first}\n`);
  const result = await site("--baseline", "empty.ndjson", "--out", "two.ndjson", "-c", "Googlebot");
  assert.equal(result.code, 3);
  assert.match(result.stderr, /has no pages, so nothing can be compared/);
});

test("reports the loss of all earlier pages if the live robots.txt forbids everything", async (context) => {
  const html = { "content-type": "text/html" };
  const pages = {
    "/robots.txt": [200, {}, ALLOW],
    "/": [200, html, '<title>Home</title><a href="/a">a</a>'],
    "/a": [200, html, page()],
  };
  const { url } = await serve(context, pages);
  const cwd = await folder(context);
  const site = (...args) => run(["site", url, "--crawl", "-c", "Googlebot", ...args], { cwd });
  assert.equal((await site("--out", "old")).code, 0);
  pages["/robots.txt"][2] = "User-agent: *\nDisallow: /\n";
  const { code, stdout, stderr } = await site("--out", "new", "--baseline", "old", "--fail-on", "loss");
  assert.equal(code, 1, stderr);
  assert.match(
    stdout.replace(/\s+/g, " "),
    /loss `Disallow: \/` \(robots\.txt, line 2\) now hides 2 pages from Googlebot/,
  );
  assert.match(stderr, /no page could be fetched: .*forbids it in line 2/s);
  assert.equal((await site("--out", "first")).code, 3, "nothing to compare and nothing read");
});

test("reports verdicts that a bot wall hides as a loss", async (context) => {
  const pages = { "/robots.txt": [200, {}, ALLOW], "/": [200, { "content-type": "text/html" }, page()] };
  const { url } = await serve(context, pages);
  const cwd = await folder(context);
  const site = (...args) => run(["site", url, "--crawl", "-c", "Googlebot", ...args], { cwd });
  assert.equal((await site("--out", "old")).code, 0);
  pages["/robots.txt"] = [403, { "CF-Mitigated": "challenge" }, "Just a moment"];
  const { code, stdout } = await site("--out", "new", "--baseline", "old", "--fail-on", "loss");
  assert.equal(code, 1);
  assert.match(
    stdout.replace(/\s+/g, " "),
    /This run could not find out whether Googlebot may still list 1 page, because a bot wall answered in place of/,
  );
});

test("rejects a baseline with a different base, crawler name or User-Agent, and warns if the limits differ", async (context) => {
  const html = { "content-type": "text/html" };
  const { url } = await serve(context, {
    "/": [200, html, '<title>Home</title><a href="/a">a</a>'],
    "/a": [200, html, page()],
  });
  const cwd = await folder(context, { "dist/robots.txt": ALLOW, "dist/index.html": page(), "dist/a.html": page() });
  const site = (...args) => run(["site", "-c", "Googlebot,GPTBot", ...args], { cwd });
  const built = ["dist", "--base", "https://example.com"];
  for (const [name, ...args] of [
    ["built", ...built],
    ["live", url, "--crawl"],
    ["as", url, "--crawl", "--as", "GPTBot"],
  ])
    assert.equal((await site(...args, "--out", name)).code, 0, name);
  for (const [args, message] of [
    [
      ["dist", "--base", "https://staging.example.com", "--baseline", "built"],
      /built was made for https:\/\/example\.com\/, and this run for https:\/\/staging\.example\.com\/: use the same options/,
    ],
    [
      ["dist", "--base", "https://example.com/docs", "--baseline", "built"],
      /this run for https:\/\/example\.com\/docs\/:/,
    ],
    [[...built, "--baseline", "live"], /live was made for http:.*, and this run for https:\/\/example\.com\/:/],
    [
      [url, "--crawl", "--as", "GPTBot", "--baseline", "live"],
      /live was made without --as, and this run with --as GPTBot:/,
    ],
    [
      [url, "--crawl", "--baseline", "as"],
      /as was made with --as GPTBot, and this run without --as: .*, or run once without --baseline/,
    ],
    [
      [url, "--crawl", "--user-agent", "x", "--baseline", "live"],
      /without --user-agent, and this run with --user-agent x/,
    ],
  ]) {
    const { code, stdout, stderr } = await site(...args, "--out", "new");
    assert.deepEqual([code, stdout], [2, ""], stderr);
    assert.match(stderr.replace(/\s+/g, " "), message);
  }
  for (const [args, message] of [
    [
      [...built, "--limit", "1", "--baseline", "built"],
      /built was made without --limit, and this run with --limit 1: pages that only one of them reads/,
    ],
    [
      [url, "--crawl", "--depth", "1", "--baseline", "live"],
      /live was made with --depth 10, and this run with --depth 1:/,
    ],
  ]) {
    const { code, stderr } = await site(...args, "--out", "new");
    assert.equal(code, 0, stderr);
    assert.match(stderr.replace(/\s+/g, " "), message);
  }
  const alike = await site(url, "--crawl", "--depth", "10", "--baseline", "live", "--out", "new");
  assert.doesNotMatch(alike.stderr, /was made/);
});

test("reports a verdict as unknown if _redirects now serves the page from a different host", async (context) => {
  const files = { "robots.txt": ALLOW, "index.html": page(), "a.html": page(), _redirects: "" };
  const result = await compare(
    context,
    { _redirects: "/a.html https://other.example.net 200!\n" },
    { before: files, failOn: "loss" },
  );
  assert.deepEqual(sentences(result), [
    "unknown: This run could not find out whether all search engines may still list 1 page, because _redirects, line 1, fetches the content from https://other.example.net.",
  ]);
  assert.deepEqual([result.code, result.missing.pages], [1, 0]);
});
