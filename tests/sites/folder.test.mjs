// Tests how `robotscope site` reads a folder: redirects in the host's configuration, serverless functions, and URLs without a file.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { BASE, Runs } from "./runs.mjs";

const html = (title = "Page", head = "") => `<!doctype html>\n<title>${title}</title>\n${head}\n`;
const urlset = (...paths) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${BASE}${path}</loc></url>`).join("")}</urlset>`;

/** @type {Runs} */
let runs;
before(async () => {
  runs = await Runs.start();
});
after(() => runs.remove());

/** Returns the responses for each page: the redirects as "status target", then the failure or the last status. */
function answers(pages) {
  return Object.fromEntries(
    Object.entries(pages).map(([path, { redirects, status, failure }]) => [
      path,
      [...redirects.map((one) => `${one.status} ${one.target.replace(BASE, "")}`), failure?.kind ?? status].join(", "),
    ]),
  );
}

const kindsOf = ({ summary }) => summary.findings.map(({ kind, cause }) => `${kind}: ${cause}`);

test("reports sitemap URLs that have no file", async () => {
  const result = await runs.run({
    "index.html": html(),
    "sitemap.xml": urlset("/", "/gone.html", "/lost.html"),
  });
  assert.deepEqual(answers(result.pages), { "/": "200", "/gone.html": "404", "/lost.html": "404" });
  assert.deepEqual(
    kindsOf(result).filter((one) => one.startsWith("sitemap-broken")),
    ["sitemap-broken: 2 of 3 sitemap URLs respond with 404."],
  );
});

test("finds the file for every form of a sitemap URL that hosts accept", async () => {
  const files = {
    "index.html": html("Home"),
    "about.html": html("About"),
    "blog/index.html": html("Blog"),
    "news/index.html": html("News"),
    "team.html": html("Team"),
    "a b/é.html": html("Accents"),
    "report.pdf": "%PDF",
    "sitemap.xml": urlset("/index.html", "/about", "/blog", "/news/", "/team/", "/a%20b/%c3%a9.html", "/report.pdf"),
  };
  const { pages, summary } = await runs.run(files);
  for (const [path, { status }] of Object.entries(pages)) assert.equal(status, 200, path);
  assert.deepEqual(
    Object.entries(pages)
      .filter(([, { inSitemap }]) => inSitemap)
      .map(([path, { title }]) => `${path} ${title}`)
      .sort(),
    [
      "/a%20b/%c3%a9.html Accents",
      "/about About",
      "/blog Blog",
      "/index.html Home",
      "/news/ News",
      "/report.pdf undefined",
      "/team/ Team",
    ],
  );
  assert.equal(
    summary.findings.some(({ kind }) => kind === "sitemap-broken"),
    false,
  );
});

test("reads files whose names contain a colon", async () => {
  const { pages } = await runs.run({ "Category:Foo.html": html(), "LWP::UserAgent.html": html() });
  assert.deepEqual(answers(pages), { "/Category:Foo.html": "200", "/LWP::UserAgent.html": "200" });
});

test("truncates a long title without splitting a character", async () => {
  const letters = "a".repeat(299);
  const { pages } = await runs.run({ "index.html": html(`${letters}🙂`) });
  assert.equal(pages["/"].title, letters);
});

test("reads compressed sitemaps, and reports a truncated one", async () => {
  const zipped = gzipSync(urlset("/a", "/missing"));
  const { pages, warnings } = await runs.run({ "a.html": "A", "sitemap.xml.gz": zipped });
  assert.deepEqual([pages["/a"].inSitemap, pages["/missing"].status], [true, 404]);
  assert.deepEqual(warnings, []);
  const broken = await runs.run({ "a.html": "A", "sitemap.xml.gz": zipped.subarray(0, -9) });
  assert.match(broken.warnings.join(), /sitemap\.xml\.gz was not read completely: it cannot be read: /);
});

test("does not report a sitemap index as empty", async () => {
  const index = (name) => `<sitemapindex><sitemap><loc>${BASE}/${name}</loc></sitemap></sitemapindex>`;
  const { summary } = await runs.run({
    "index.html": html(),
    "sitemap.xml": index("one.xml"),
    "one.xml": urlset("/"),
  });
  assert.deepEqual(summary.findings, []);
});

test("does not read files outside of the folder", async () => {
  const { pages } = await runs.run({
    "index.html": html(),
    "../secret.html": html("Secret"),
    "sitemap.xml": urlset("/..%2fsecret.html", "/%zz.html"),
  });
  assert.deepEqual(answers(pages), { "/": "200", "/..%2fsecret.html": "404", "/%zz.html": "404" });
});

test("follows the redirects in _redirects as Netlify does", async () => {
  const result = await runs.run({
    "index.html": html(),
    "new.html": html(),
    "shadowed.html": html(),
    "forced.html": html(),
    "posts/a.html": html(),
    "../netlify.toml": "",
    _redirects: `# moved
/old.html    /new.html
/shadowed.html /new.html 302
/forced.html /new.html 302!
/blog/*      /posts/:splat  301
/y/:year/:id /posts/:id.html?year=:year
/chain       /old.html      307
/loop        /loop2
/loop2       /loop
/store id=1  /new.html
/away/*      https://example.net/:splat
/gone        /new.html  410
/locale      /new.html  302  Language=de
/slash       /slash/
/app/*       /index.html  200
/fn/*        /.netlify/functions/:splat  200
`,
    "sitemap.xml": urlset(
      "/blog/a.html",
      "/blog/none.html",
      "/y/2024/a",
      "/store?id=1",
      "/store?id=2",
      "/away/x?y=1",
      "/gone",
      "/locale",
      "/slash",
      "/app/route",
      "/fn/x",
    ),
  });
  assert.deepEqual(answers(result.pages), {
    "/": "200",
    "/forced.html": "302 /new.html, 200",
    "/new.html": "200",
    "/posts/a.html": "200",
    "/shadowed.html": "200",
    "/old.html": "301 /new.html, 200",
    "/chain": "307 /old.html, 301 /new.html, 200",
    "/loop": "301 /loop2, 301 /loop, redirect-loop",
    "/loop2": "301 /loop, 301 /loop2, redirect-loop",
    "/blog/a.html": "301 /posts/a.html, 200",
    "/blog/none.html": "301 /posts/none.html, 404",
    "/y/2024/a": "301 /posts/a.html?year=2024, 200",
    "/store?id=1": "301 /new.html?id=1, 200",
    "/store?id=2": "404",
    "/away/x?y=1": "301 https://example.net/x?y=1, 301",
    "/gone": "410",
    "/locale": "404",
    "/slash": "404",
    "/app/route": "200",
  });
  assert.deepEqual(result.warnings, [
    "_redirects: 1 redirect is left out because of conditions on the request: “/locale” in line 13.",
  ]);
  const google = result.pages["/old.html"].verdicts[0];
  assert.deepEqual([google.listing, google.cause], ["hidden", { text: "redirect", target: `${BASE}/new.html` }]);
  assert.ok(
    kindsOf(result).some((one) => one.startsWith("redirect-loop")),
    kindsOf(result).join("\n"),
  );
});

test("rules in _redirects take precedence over files on Cloudflare, but not on Netlify", async () => {
  const files = {
    "index.html": html(),
    "a.html": html(),
    _redirects: "/a.html / 301\n/b /b/ 301\n",
    "b/index.html": html(),
  };
  const netlify = await runs.run({ ...files, "../netlify.toml": "" });
  assert.deepEqual(answers(netlify.pages), { "/": "200", "/a.html": "200", "/b/": "200" });
  const cloudflare = await runs.run({ ...files, "../wrangler.jsonc": "{}" });
  assert.deepEqual(answers(cloudflare.pages), {
    "/": "200",
    // Cloudflare serves the file a.html as /a.
    "/a": "200",
    "/a.html": "301 /, 200",
    "/b/": "200",
    "/b": "301 /b/, 200",
  });
});

// https://docs.netlify.com/manage/routing/redirects/redirect-options/#http-status-codes and
// https://developers.cloudflare.com/pages/configuration/redirects/#advanced-redirects state the default status.
test("redirects in _redirects use 301 on Netlify and 302 on Cloudflare by default", async () => {
  const files = { "index.html": html(), _redirects: "/old /\n" };
  const netlify = await runs.run({ ...files, "../netlify.toml": "" });
  assert.deepEqual(answers(netlify.pages), { "/": "200", "/old": "301 /, 200" });
  for (const [name, text] of Object.entries({
    "../wrangler.toml": "",
    "../wrangler.json": "// Pages\n{}",
    "../wrangler.jsonc": "// Pages\n{}",
    "_routes.json": "{}",
    "../functions/api/form.js": "",
  })) {
    const { pages, warnings } = await runs.run({ ...files, [name]: text });
    assert.deepEqual(answers(pages), { "/": "200", "/old": "302 /, 200" }, name);
    assert.deepEqual(warnings, [], name);
  }
  const behind = await runs.run({ ...files, "_worker.js/index.js": "" });
  assert.deepEqual(answers(behind.pages), { "/": "200", "/old": "302 /, 200" });
});

test("warns once if a response depends on the host that reads _redirects", async () => {
  const home = { "index.html": html(), "a.html": html() };
  const { pages, warnings } = await runs.run({ ...home, _redirects: "/old / 301\n/a.html / 301\n/b /\n/c /\n" });
  assert.deepEqual(answers(pages), {
    "/": "200",
    "/a.html": "200",
    "/old": "301 /, 200",
    "/b": "301 /, 200",
    "/c": "301 /, 200",
  });
  assert.equal(warnings.length, 1);
  assert.equal(
    warnings[0],
    "_redirects: on Netlify, /a.html is a file; on Cloudflare Pages, it redirects to https://example.com/ with 301. This run reads the file as Netlify does. Add netlify.toml or wrangler.toml to name the host.",
  );
  const both = await runs.run({ ...home, _redirects: "/b /\n", "../netlify.toml": "", "../wrangler.toml": "" });
  assert.match(
    both.warnings.join("\n"),
    /on Netlify, \/b redirects to .* with 301; on Cloudflare Pages, it redirects to/,
  );
  for (const same of ["/old / 301\n", "/blog/:name /?post=:name 308\n"]) {
    const { warnings } = await runs.run({ ...home, _redirects: same, "sitemap.xml": urlset("/blog/x") });
    assert.deepEqual(warnings, [], same);
  }
});

// The limits are in https://developers.cloudflare.com/pages/configuration/redirects/. The rules about loops,
// and the order of the checks, are in
// https://github.com/cloudflare/workers-sdk/blob/main/packages/workers-shared/utils/configuration/parseRedirects.ts.
test("ignores the lines in _redirects that Cloudflare ignores, and warns about them", async () => {
  const { pages, warnings } = await runs.run({
    "index.html": html(),
    "post.html": html("Post"),
    "../wrangler.toml": "",
    _redirects: `/store id=1 /
/de / 302 Country=de
/gone / 410
/forced / 301!
https://example.com/host /
/api https://api.example.net 200
/* /index.html 200
/same / 301
/same /post 302
/two/*/* / 301
/relative post
/blog/:name /post?name=:name 301 # moved
/deep/* /post 200
/none/* /nowhere 200
`,
    "sitemap.xml": urlset("/store?id=1", "/blog/x", "/deep/a/b", "/none/x", "/x", "/two/a/b"),
  });
  assert.deepEqual(answers(pages), {
    "/": "200",
    "/post": "200",
    "/same": "301 /, 200",
    "/store?id=1": "404",
    "/blog/x": "301 /post?name=x, 200",
    "/deep/a/b": "200",
    "/none/x": "404",
    "/x": "404",
    "/two/a/b": "404",
  });
  assert.deepEqual(warnings, [
    "_redirects: 2 redirects are left out because of parameters or conditions, which Cloudflare does not read: “/store” in line 1 and “/de” in line 2.",
    "_redirects: 2 redirects are left out because of a status that Cloudflare does not support: “/gone” in line 3 and “/forced” in line 4.",
    "_redirects: 1 redirect is left out because of a host in the source, which Cloudflare does not read: “https://example.com/host” in line 5.",
    "_redirects: 1 redirect is left out because of a proxy to another host, which Cloudflare does not support: “/api” in line 6.",
    "_redirects: 1 redirect is left out because of a loop that Cloudflare recognises: “/*” in line 7.",
    "_redirects: 1 redirect is left out because of an earlier redirect with the same source: “/same” in line 9.",
    "_redirects: 1 redirect is left out because of several splats, or placeholders of the same name: “/two/*/*” in line 10.",
    "_redirects: 1 redirect is left out because of a target that is neither a path nor a URL with https: “/relative” in line 11.",
  ]);
});

test("applies Cloudflare's limits on redirects and header rules", async () => {
  const lines = (number, line) => Array.from({ length: number }, (_, index) => line(index)).join("\n");
  const paths = ["/s1999", "/s2000", "/d99/x", "/d100/x"];
  const redirects = `${lines(2001, (n) => `/s${n} / 301`)}\n${lines(101, (n) => `/d${n}/* / 301`)}\n/last / 301\n`;
  const headers = lines(101, (n) => `/h${n}.html\n  X-Robots-Tag: noindex`);
  const files = { "index.html": html(), "h99.html": html(), "h100.html": html(), _redirects: redirects };
  const { pages, warnings } = await runs.run({
    ...files,
    _headers: headers.replaceAll(".html", ""),
    "../wrangler.toml": "",
    "sitemap.xml": urlset(...paths),
  });
  assert.deepEqual(
    paths.map((path) => answers(pages)[path]),
    ["301 /, 200", "404", "301 /, 200", "404"],
  );
  assert.deepEqual([pages["/h99"].robotsHeaders.length, pages["/h100"].robotsHeaders.length], [1, 0]);
  assert.deepEqual(warnings, [
    "_headers: 1 header rule is left out because of the limit of 100 rules on Cloudflare: “/h100” in line 201.",
    "_redirects: 1 redirect is left out because of the limit of 2,000 static redirects on Cloudflare: “/s2000” in line 2001.",
    "_redirects: 1 redirect is left out because of the limit of 100 dynamic redirects on Cloudflare, which reads no further lines: “/d100/*” in line 2102.",
  ]);
});

test("header rules ignore case and a slash at the end on Netlify, but not on Cloudflare", async () => {
  const files = {
    "index.html": html(),
    "a.html": html(),
    "b/index.html": html(),
    _headers: "/A*\n  X-Robots-Tag: noindex\n/b\n  X-Robots-Tag: noindex\n",
  };
  for (const [configuration, expected] of [
    ["../netlify.toml", ["/a.html", "/b/"]],
    ["../wrangler.toml", []],
  ]) {
    const { pages } = await runs.run({ ...files, [configuration]: "" });
    const withHeader = Object.keys(pages).filter((path) => pages[path].robotsHeaders.length > 0);
    assert.deepEqual(withHeader, expected, configuration);
  }
});

test("the warning about conditional rules quotes the first rules and counts the rest", async () => {
  const { warnings } = await runs.run({
    "index.html": html(),
    "../netlify.toml": "",
    _redirects: "/a / 302 Language=de\n\n/b / 302 Country=de\n/c / 302 Role=admin\n/d / 302 Cookie=x\n",
    "../vercel.json": JSON.stringify(
      {
        headers: ["/a", "/b"].map((source) => ({
          source,
          has: [{ type: "cookie", key: "x" }],
          headers: [{ key: "X-Robots-Tag", value: "noindex" }],
        })),
      },
      null,
      2,
    ),
  });
  assert.deepEqual(warnings, [
    "vercel.json: 2 header rules are left out because of conditions on the request: “/a” in line 3 and “/b” in line 18.",
    "_redirects: 4 redirects are left out because of conditions on the request: “/a” in line 1, “/b” in line 3, “/c” in line 4 and 1 more.",
  ]);
});

/** Returns how many URLs could not be evaluated, for each reason. */
const reasons = ({ summary }) =>
  Object.fromEntries((summary.unevaluated ?? []).map(({ reason, urls }) => [reason, urls]));

test("reports URLs that another host or a Netlify function may answer", async () => {
  const result = await runs.run({
    "index.html": html(),
    "../netlify.toml":
      '[[edge_functions]]\npath = "/geo/*"\nfunction = "geo"\n[[edge_functions]]\npath = "/shop*"\nfunction = "shop"\n',
    "../netlify/edge-functions/beta.ts":
      'export const config: Config = { path: ["/beta/*"], excludedPath: "/beta/a" };',
    "../netlify/functions/hello.mjs": 'export const config = { path: "/hello" };',
    "../netlify/functions/node_modules/library/index.html": html("Library"),
    "../netlify/functions/node_modules/library/index.js": 'export const config = { path: "/fn/x" };',
    "hello.html": html("Hello"),
    "geo/x.html": html("X"),
    _redirects: `/blog https://blog.example.net 200
/api/* https://api.example.net/:splat 200
/fn/* /.netlify/functions/:splat 200
/app/* /none.html 200
/to-blog /blog 301
`,
    "sitemap.xml": urlset("/hello", "/api/a", "/api/b", "/fn/x", "/app/x", "/geo/y", "/shop-a", "/beta/a", "/beta/b"),
  });
  assert.deepEqual(answers(result.pages), {
    "/": "200",
    "/geo/x.html": "200",
    "/to-blog": "301 /blog, 301",
    "/beta/a": "404",
  });
  assert.deepEqual(reasons(result), {
    "_redirects, line 2, fetches the content from https://api.example.net": 2,
    "_redirects, line 1, fetches the content from https://blog.example.net": 1,
    "_redirects, line 4, rewrites to a path that has no file": 1,
    "a function of Netlify may answer": 1,
    "edge function geo may answer": 1,
    "edge function shop may answer": 1,
    "functions/hello.mjs answers": 1,
    "edge-functions/beta.ts may answer": 1,
  });
  assert.deepEqual(result.summary.programs, [{ program: "edge function geo", pages: 1 }]);
  assert.deepEqual(result.pages["/to-blog"].verdicts[0].cause, { text: "redirect", target: `${BASE}/blog` });
});

// https://developers.cloudflare.com/pages/functions/routing/
test("reports URLs that a Cloudflare function or worker answers or may answer", async () => {
  const site = {
    "index.html": html(),
    "date.html": html("Date"),
    "docs/a.html": html("A"),
    "sitemap.xml": urlset("/date/", "/users/nevi", "/users/special", "/users/a/b", "/foo", "/docs/b", "/docs/a"),
  };
  const functions = ["date", "users/special", "users/[user]", "docs/[[path]]", "docs/_middleware"];
  const scripts = Object.fromEntries(functions.map((name) => [`../functions/${name}.js`, ""]));
  const result = await runs.run({ ...site, ...scripts, _redirects: "/date / 301\n" });
  assert.deepEqual(answers(result.pages), { "/": "200", "/docs/a": "200", "/users/a/b": "404", "/foo": "404" });
  assert.deepEqual(reasons(result), {
    "functions/date.js answers": 2,
    "functions/users/[user].js answers": 1,
    "functions/users/special.js answers": 1,
    "functions/docs/[[path]].js may answer": 1,
  });
  assert.deepEqual(result.summary.programs, [{ program: "functions/docs/[[path]].js", pages: 1 }]);

  const worker = await runs.run({
    ...site,
    "_worker.js": "",
    "_routes.json": JSON.stringify({ version: 1, include: ["/*"], exclude: ["/foo", "/docs/*"] }),
  });
  assert.deepEqual(answers(worker.pages), {
    "/": "200",
    "/date/": "200",
    "/docs/a": "200",
    "/foo": "404",
    "/docs/b": "404",
  });
  assert.deepEqual(reasons(worker), { "_worker.js may answer": 3 });
  assert.deepEqual(worker.summary.programs, [{ program: "_worker.js", pages: 2 }]);

  const wrangler = { main: "src/index.ts", assets: { directory: "./dist" } };
  const assets = await runs.run({ ...site, "../wrangler.json": JSON.stringify(wrangler) });
  assert.deepEqual(reasons(assets), { "src/index.ts may answer": 5 });
  assert.equal(assets.summary.programs, undefined);
});

test("reports URLs that another host or a Vercel function may answer", async () => {
  const result = await runs.run({
    "index.html": html(),
    "members/a.html": html(),
    "../vercel.json": JSON.stringify({
      rewrites: [{ source: "/docs/:path*", destination: "https://docs.example.net/:path*" }],
    }),
    "../api/hello.ts": "",
    "../middleware.ts": 'export const config = { matcher: "/members/:path*" };',
    "sitemap.xml": urlset("/docs/a", "/api/hello", "/api/none", "/members/b"),
  });
  assert.deepEqual(answers(result.pages), { "/": "200", "/members/a.html": "200", "/api/none": "404" });
  assert.deepEqual(reasons(result), {
    "vercel.json, line 1, fetches the content from https://docs.example.net": 1,
    "api/hello.ts may answer": 1,
    "middleware.ts may answer": 1,
  });
  assert.deepEqual(result.summary.programs, [{ program: "middleware.ts", pages: 1 }]);

  const matcher = [
    {
      source: "/((?!api|_next/static|favicon.ico).*)",
      missing: [{ type: "header", key: "x-tenant", value: "(?<tenant>.+)" }],
    },
  ];
  const others = await runs.run({
    "index.html": html(),
    "../vercel.json": "{}",
    "../middleware.ts": `export const config = { matcher: ${JSON.stringify(matcher).replaceAll(/"(\w+)":/g, "$1: ")} };`,
    "sitemap.xml": urlset("/api/none", "/members/b"),
  });
  assert.deepEqual(answers(others.pages), { "/": "200", "/api/none": "404" });
  assert.deepEqual(reasons(others), { "middleware.ts may answer": 1 });
  assert.deepEqual(others.summary.programs, [{ program: "middleware.ts", pages: 1 }]);
});

test("reads the matchers of a Vercel middleware with comments, escapes, parameters and conditions", async () => {
  const result = await runs.run({
    "index.html": html(),
    "../vercel.json": "{}",
    "../middleware.ts": String.raw`export const config = {
      // matcher: "/old",
      matcher: [
        // Skip static files, unless they're in the query.
        "/((?!api|[^?]*\\.(?:html?|js(?!on))).*)",
        {
          "source": "/blog/:slug([a-z]+).html",
          has: [{ type: "header", key: "x-tenant", value: "(.*)" }, { type: "query", key: "]" }],
        },
        "/feed.html",
      ],
    };
    const other = { matcher: "/api/other" };`,
    "sitemap.xml": urlset(
      "/api/none",
      "/api/other",
      "/a.html",
      "/a.json",
      "/feed.html",
      "/blog/b.html",
      "/blog/1.html",
    ),
  });
  assert.deepEqual(answers(result.pages), {
    "/": "200",
    "/api/none": "404",
    "/api/other": "404",
    "/a.html": "404",
    "/blog/1.html": "404",
  });
  assert.deepEqual(reasons(result), { "middleware.ts may answer": 3 });
});

test("applies redirects in netlify.toml after the redirects in _redirects", async () => {
  const { pages, warnings } = await runs.run({
    "index.html": html(),
    "a.html": html(),
    _redirects: "/one /a.html 302\n",
    "../netlify.toml": `
[[redirects]]
from = "/one"
to = "/"
[[redirects]]
from = "/a.html"
to = "/"
force = true
[[redirects]]
from = "/*"
to = "/a.html"
status = 302
query = { old = ":old" }
[[redirects]]
from = "/de"
to = "/"
conditions = { Country = ["de"] }
`,
    "sitemap.xml": urlset("/x?old=1", "/x"),
  });
  assert.deepEqual(answers(pages), {
    "/": "200",
    "/a.html": "301 /, 200",
    "/one": "302 /a.html, 301 /, 200",
    "/x?old=1": "302 /a.html?old=1, 301 /?old=1, 200",
    "/x": "404",
  });
  assert.equal(warnings.length, 1);
  assert.match(warnings[0], /netlify\.toml: 1 redirect is left out because of .*: “\/de” in line 14/);
});

// https://github.com/vercel/vercel/blob/main/packages/routing-utils/test/superstatic.spec.ts
test("compiles patterns in vercel.json as Vercel does, and leaves out invalid conditions", async () => {
  const { pages, warnings } = await runs.run({
    "index.html": html(),
    "a.html": html("A"),
    "../vercel.json": JSON.stringify({
      redirects: [
        { source: "/old", destination: "/a.html" },
        { source: "/docs{/:slug}?", destination: "/a.html?slug=:slug" },
        { source: "/host", destination: "/a.html", has: [{ type: "host", value: "*.example.com" }] },
      ],
      headers: [{ source: "/:path*", headers: [{ key: "X-Robots-Tag", value: "noindex" }] }],
    }),
    "sitemap.xml": urlset("/old/", "/OLD", "/docs", "/docs/x", "/docs/x/y", "/host"),
  });
  assert.deepEqual(answers(pages), {
    "/": "200",
    "/a.html": "200",
    "/old": "308 /a.html, 200",
    "/old/": "404",
    "/OLD": "404",
    "/docs": "308 /a.html?slug=, 200",
    "/docs/x": "308 /a.html?slug=x, 200",
    "/docs/x/y": "404",
    "/host": "404",
  });
  assert.deepEqual(pages["/"].robotsHeaders, ["X-Robots-Tag: noindex"]);
  assert.match(warnings.join("\n"), /vercel\.json: 1 redirect is left out because of .*: “\/host” in line 1/);
});

test("follows the redirects and rewrites in vercel.json", async () => {
  const { pages, warnings } = await runs.run({
    "index.html": html(),
    "a.html": html("A"),
    "../vercel.json": JSON.stringify({
      cleanUrls: true,
      redirects: [
        { source: "/old", destination: "/a" },
        { source: "/temporary", destination: "/a", permanent: false },
        { source: "/status", destination: "/a", statusCode: 303 },
        { source: "/blog/:path*", destination: "/news/:path*", permanent: true },
        { source: "/post/:id(\\d{1,})", destination: "/a?post=:id" },
        { source: "/(en|fr)/(.*)", destination: "/$2?language=$1" },
        { source: "/only", destination: "/a", has: [{ type: "host", value: "www\\.example\\.com" }] },
        { source: "/cookie", destination: "/a", has: [{ type: "cookie", key: "x" }] },
      ],
      rewrites: [
        { source: "/app/:path*", destination: "/index.html" },
        { source: "/api/(.*)", destination: "https://api.example.net/$1" },
      ],
    }),
    "sitemap.xml": urlset("/blog/x/y", "/blog", "/post/7", "/post/x", "/fr/a", "/only", "/app/x", "/api/x", "/a"),
  });
  assert.deepEqual(answers(pages), {
    "/": "200",
    "/a": "200",
    "/old": "308 /a, 200",
    "/temporary": "307 /a, 200",
    "/status": "303 /a, 200",
    "/blog/x/y": "308 /news/x/y, 404",
    "/blog": "308 /news/, 404",
    "/post/7": "308 /a?post=7, 200",
    "/post/x": "404",
    "/fr/a": "308 /a?language=fr, 200",
    "/only": "404",
    "/app/x": "200",
  });
  assert.match(warnings.join("\n"), /vercel\.json: 1 redirect is left out because of .*: “\/cookie” in line 1/);
});
