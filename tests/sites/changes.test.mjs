// Tests the sentences that compare two runs: they name the line that changed a verdict, and group pages by cause.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { load } from "./load.mjs";
import { Runs } from "./runs.mjs";

/** @type {Runs} */
let runs;
let SiteChanges;
let sharedTarget;
let isVariant;
before(async () => {
  runs = await Runs.start();
  ({ SiteChanges } = await load("changes.ts"));
  ({ sharedTarget, isVariant } = await load("shared-target.ts"));
});
after(() => runs.remove());

const page = (path, more = {}) => ({ url: path, body: `<title>${path}</title>`, ...more });
const robots = (body, more = {}) => ({ url: "/robots.txt", headers: { "content-type": "text/plain" }, body, ...more });

/** Returns the sentences about the changes from one version of a site to another. */
async function sentences(old, current, options) {
  const baseline = await runs.run(old, options);
  const { comparison } = await runs.run(current, { ...options, baseline });
  return comparison.changes.map(({ effect, sentence }) => `${effect}: ${sentence}`);
}

const pages = [page("/"), page("/docs/a"), page("/docs/b")];
for (const [name, old, current, expected] of [
  [
    "the exception that opens pages",
    "User-agent: *\nDisallow: /docs/\n",
    "User-agent: *\nDisallow: /docs/\nAllow: /docs/a # new\n",
    "gain: `Disallow: /docs/` (robots.txt, line 2) no longer hides 1 page under /docs/ from all search engines, because of `Allow: /docs/a` in line 3.",
  ],
  [
    "no other line if an exception is missing",
    "User-agent: *\nDisallow: /docs/\nAllow: /docs/a\n",
    "User-agent: *\nDisallow: /docs/\n",
    "loss: `Disallow: /docs/` (robots.txt, line 2) now hides 1 page under /docs/ from all search engines.",
  ],
  [
    "the group that replaces another one",
    "User-agent: *\nDisallow: /docs/\n",
    "User-agent: bingbot\nDisallow: /x\n\nUser-agent: *\nDisallow: /docs/\n",
    "gain: `Disallow: /docs/` (robots.txt, line 2) no longer hides 2 pages under /docs/ from bingbot, because of `User-agent: bingbot` in line 1.",
  ],
  [
    "the user agent that is added to a block",
    "User-agent: BadBot\nDisallow: /\n",
    "User-agent: BadBot\nUser-agent: bingbot\nDisallow: /\n",
    "loss: `Disallow: /` (robots.txt, line 3) now hides 3 pages from bingbot, because of `User-agent: bingbot` in line 2.",
  ],
  [
    "only the rule if it is new",
    "User-agent: *\nDisallow: /x\n",
    "User-agent: *\nDisallow: /docs/b\n",
    "loss: `Disallow: /docs/b` (robots.txt, line 2) now hides 1 page under /docs/ from all search engines.",
  ],
])
  test(`names ${name}`, async () => {
    assert.deepEqual(await sentences([robots(old), ...pages], [robots(current), ...pages]), [expected]);
  });

test("the sentence about an unknown verdict states the reason", async () => {
  const allowed = robots("");
  assert.deepEqual(await sentences([allowed, ...pages], [robots("", { status: 503 }), ...pages]), [
    "unknown: This run could not find out whether all search engines may still list 3 pages, because robots.txt responds with 503.",
  ]);
});

test("the sentence about a page that was not requested states whether robots.txt is unreachable", (context) => {
  const directory = mkdtempSync(join(tmpdir(), "robotscope-changes-"));
  context.after(() => rmSync(directory, { recursive: true }));
  const record = (verdict, fields = {}) => ({
    ...{ record: "page", url: "https://example.com/a", redirects: [], hreflang: [], resources: [] },
    verdicts: [{ crawler: "Googlebot", summary: "", ...verdict }],
    ...fields,
  });
  const sentence = (line) => {
    const changes = new SiteChanges({ directory, crawlers: ["Googlebot"] });
    changes.before(record({ crawl: "allowed", listing: "full" }));
    changes.after(record({}, { notFetched: { origin: "https://example.com", line } }));
    return changes.finish().changes.map(({ sentence }) => sentence);
  };
  const unknown = "This run could not find out whether Googlebot may still list 1 page, because robots.txt";
  assert.deepEqual(sentence(0), [`${unknown} is unreachable.`]);
  assert.deepEqual(sentence(2), [`${unknown} forbids robotscope to fetch it (line 2).`]);
});

test("reads a baseline whose texts contain the line separators of Unicode", async () => {
  const site = [robots("# a\u2028b\u2029c\n"), ...pages];
  assert.deepEqual(await sentences(site, site), []);
});

test("reports canonical links to a different page, but not to a variant of the same URL", async () => {
  const withLink = (href) => [
    robots(""),
    page("/a.html", { body: `<title>A</title><link rel="canonical" href="${href}">` }),
  ];
  const plain = [robots(""), page("/a.html")];
  for (const same of ["/a.html", "/a", "/a/"]) assert.deepEqual(await sentences(plain, withLink(same)), []);
  assert.deepEqual(await sentences(plain, withLink("/b")), [
    "elsewhere: The canonical link of 1 page now names https://example.com/b, which all search engines may list instead.",
  ]);
  assert.deepEqual(await sentences(withLink("/b"), plain), [
    "gain: The canonical link of 1 page no longer names https://example.com/b, which all search engines could list instead.",
  ]);
  assert.deepEqual(await sentences(plain, withLink("/b"), { crawlers: ["GPTBot"] }), []);
});

test("describes the target of moved pages by a pattern that fits similar moves", () => {
  for (const [url, target, expected] of [
    ["https://a.example/x/y", "https://b.example/x/y", "https://b.example/…"],
    ["https://a.example/", "https://b.example/", "https://b.example/…"],
    ["https://a.example/x/y.html", "https://b.example/x/y", "https://b.example/…"],
    ["https://a.example/blog/y", "https://a.example/news/y", "https://a.example/news/…"],
    ["https://a.example/blog/y", "https://a.example/", "https://a.example/"],
    ["https://a.example/x/", "https://a.example/y/", "https://a.example/y/"],
    ["https://a.example/x", "https://a.example/x/", "the same URL with a slash at its end"],
    ["https://a.example/x/", "https://a.example/x", "the same URL without the slash at its end"],
    ["https://a.example/x.html", "https://a.example/x", "the same URL without “.html”"],
    ["https://a.example/x/y", "https://a.example/login?next=%2Fx%2Fy", "https://a.example/login?…"],
    ["https://a.example/x/y", "https://a.example/z?q=1", "https://a.example/z?q=1"],
  ])
    assert.equal(sharedTarget(url, target), expected, `${url} ${target}`);
});

test("recognises equivalent forms of a URL, such as /x and /x.html", () => {
  for (const other of ["/x", "/x/", "/x.html", "/x/index.html"])
    assert.ok(isVariant("https://a.example/x", `https://a.example${other}`), other);
  for (const other of ["/y", "/x?a=1", "/x/y"])
    assert.ok(!isVariant("https://a.example/x", `https://a.example${other}`), other);
});
