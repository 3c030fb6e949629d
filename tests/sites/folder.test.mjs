// Tests how `robotscope site` reads a folder: redirects in the configuration of the host, and URLs without a file.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
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

/** Returns the redirects of each page as "status target", its status, and its failure. */
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

test("finds the file of a sitemap URL in each form that hosts serve", async () => {
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

test("does not read files outside of the folder", async () => {
  const { pages } = await runs.run({
    "index.html": html(),
    "../secret.html": html("Secret"),
    "sitemap.xml": urlset("/..%2fsecret.html", "/%zz.html"),
  });
  assert.deepEqual(answers(pages), { "/": "200", "/..%2fsecret.html": "404", "/%zz.html": "404" });
});

test("follows the redirects of _redirects as Netlify does", async () => {
  const result = await runs.run({
    "index.html": html(),
    "new.html": html(),
    "shadowed.html": html(),
    "forced.html": html(),
    "posts/a.html": html(),
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
    "_redirects: the redirect of “/locale” is left out, because it depends on the request.",
  ]);
  const google = result.pages["/old.html"].verdicts[0];
  assert.deepEqual([google.listing, google.cause], ["hidden", { text: "redirect", target: `${BASE}/new.html` }]);
  assert.ok(
    kindsOf(result).some((one) => one.startsWith("redirect-loop")),
    kindsOf(result).join("\n"),
  );
});

test("lets rules of _redirects take precedence over files as Cloudflare does", async () => {
  const files = {
    "index.html": html(),
    "a.html": html(),
    _redirects: "/a.html / 301\n/b /b/ 301\n",
    "b/index.html": html(),
  };
  const netlify = await runs.run(files);
  assert.deepEqual(answers(netlify.pages), { "/": "200", "/a.html": "200", "/b/": "200" });
  const cloudflare = await runs.run({ ...files, "../wrangler.jsonc": "{}" });
  assert.deepEqual(answers(cloudflare.pages), {
    "/": "200",
    "/a.html": "301 /, 200",
    "/b/": "200",
    "/b": "301 /b/, 200",
  });
});

test("follows the redirects of netlify.toml, after those of _redirects", async () => {
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
  assert.match(warnings[0], /netlify\.toml: the redirect of “\/de” is left out/);
});

test("follows the redirects and rewrites of vercel.json", async () => {
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
  assert.match(warnings.join("\n"), /vercel\.json: the rule for “\/cookie” is left out/);
});
