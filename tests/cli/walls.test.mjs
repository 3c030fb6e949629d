// Tests that bot walls are recognised, that similar pages are not mistaken for them, and that no page takes long to check.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { build } from "esbuild";
import { inRoot } from "../../scripts/lib/paths.mjs";

const FOLDER = inRoot("web", "net", "walls");
const files = (await readdir(FOLDER)).filter((name) => !["index.ts", "page-parts.ts", "wall.ts"].includes(name));

/** Bundles TypeScript modules of web/net/walls, which Node.js cannot import directly. */
async function modules() {
  const names = files.map((file, at) => `export * as wall${at} from "./${file}";`);
  const contents = `${names.join("")} export { WALLS, wallOf } from "./index.ts"; export { pageParts } from "./page-parts.ts";
    export { refusalOf } from "../challenge.ts";`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: FOLDER },
    ...{ bundle: true, format: "esm", platform: "node", write: false },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

const { WALLS, wallOf, pageParts, refusalOf, ...rest } = await modules();
const walls = await Promise.all(
  files.map(async (file, at) => {
    // Each file has pages of one wall with their expected kinds, and pages that only resemble them. A name completes the sentence “This is …”.
    const { samples } = await import(`./walls/${file.replace(/\.ts$/, ".mjs")}`);
    return { file, ...samples, wall: Object.values(rest[`wall${at}`])[0] };
  }),
);

/** Pages that are not from a bot wall, but resemble the pages of one. */
const OTHERS = [
  {
    name: "a page of nginx with status 403",
    status: 403,
    body: "<html><head><title>403 Forbidden</title></head><body><center><h1>403 Forbidden</h1></center></body></html>",
  },
  {
    name: "a page of Apache with status 403",
    status: 403,
    body: "<title>403 Forbidden</title><h1>Forbidden</h1><p>You don't have permission to access this resource.<hr><address>Apache</address>",
  },
  {
    name: "a login form with reCAPTCHA",
    body: `<title>Log in</title><form><div class="g-recaptcha" data-sitekey="6L"></div></form><script src="https://www.google.com/recaptcha/api.js"></script>`,
  },
  {
    name: "a registration form with hCaptcha",
    body: `<title>Register</title><form><div class="h-captcha" data-sitekey="1"></div></form><script src="https://js.hcaptcha.com/1/api.js"></script>`,
  },
  {
    name: "an article about all bot walls",
    body: `<title>Bot walls compared</title><h1>Cloudflare, AWS WAF, Akamai, DataDome, HUMAN and Imperva</h1>
<ul><li><code>_cf_chl_opt =</code><li><code>gokuProps = {}</code> and awswaf.com/challenge.js<li><code>id="sec-if-cpt-container"</code>
<li><code>var dd={}</code> of captcha-delivery.com/c.js<li><code>_pxAppId = 1</code> and /captcha.js<li>/_Incapsula_Resource?a, Incapsula incident ID: 1</ul>
<!-- <script>_cf_chl_opt = {}</script><div id="sec-if-cpt-container"></div> -->`,
  },
  { name: "a demand for a password", status: 401, headers: 'WWW-Authenticate: Basic realm="staging"', body: "401" },
  { name: "an empty response", status: 204 },
];

const response = ({ status = 200, headers = "", body = "" }) => ({
  status,
  headers: `HTTP/1.1 ${status}\r\n${headers}\r\n\r\n`,
  body,
});

test("the samples contain at least 20 pages of bot walls and 20 other pages", () => {
  const number = (key) => walls.reduce((sum, one) => sum + one[key].length, 0);
  assert.ok(number("walls") >= 20, `${number("walls")} walls`);
  assert.ok(number("others") + OTHERS.length >= 20);
  assert.deepEqual(walls.map(({ wall }) => wall.name).sort(), WALLS.map(({ name }) => name).sort());
});

for (const { file, wall, walls: pages, others } of walls) {
  test(`recognises the pages in ${file} as ${wall.name}`, () => {
    for (const { kind, name, ...page } of pages) {
      const found = wallOf(response(page));
      assert.deepEqual([found?.wall.name, found?.mark.kind], [wall.name, kind], name);
    }
    for (const mark of wall.marks) {
      assert.match(mark.source.url, /^https:\/\//);
      assert.ok(mark.source.title.length > 10);
      const used = pages.filter((page) => wallOf(response(page))?.mark === mark);
      assert.ok(used.length > 0, `no page in ${file} has the mark of ${mark.source.title}`);
    }
  });

  test(`does not mistake pages that look like ${wall.name} challenges for a bot wall`, () => {
    for (const { name, ...page } of others) assert.equal(wallOf(response(page))?.wall.name, undefined, name);
  });
}

test("does not mistake error pages, login forms and articles about bot walls for a wall", () => {
  for (const { name, ...page } of OTHERS) assert.equal(wallOf(response(page))?.wall.name, undefined, name);
});

test("returns the kind, bot wall and certainty of a refusal", () => {
  const refusal = (status, headers, body = "") => refusalOf({ status, headers, body: Buffer.from(body) });
  assert.equal(refusal(200, ""), undefined);
  assert.deepEqual(refusal(403, ""), { kind: "forbidden" });
  assert.deepEqual(refusal(202, "x-amzn-waf-action: challenge\r\n"), {
    kind: "challenge",
    by: "AWS WAF",
    certainty: "documented",
  });
  assert.deepEqual(refusal(200, "", '<div id="sec-if-cpt-container">'), {
    kind: "challenge",
    by: "Akamai",
    certainty: "reported",
  });
});

test("reads scripts, frames, ids, the title and the text of a page", () => {
  const parts =
    pageParts(`<title>A &amp; B</title><script src='/a.js?x=1&amp;y=2'>ignored</script><script>var a = "<b>";</script>
<IFRAME SRC=/frame></IFRAME><p id="x">Text&#32;&#x41;<style>p{}</style><!-- <i id="no">hidden</i> -->`);
  assert.deepEqual(
    { ...parts, ids: [...parts.ids] },
    {
      title: "A & B",
      scripts: ["/a.js?x=1&y=2", 'var a = "<b>";'],
      frames: ["/frame"],
      ids: ["x"],
      text: "Text A",
    },
  );
});

test("reads hostile pages in a short time", () => {
  for (const piece of [
    "<script",
    "<!--",
    "<title>",
    "<a id=",
    "<",
    "</script",
    "&#",
    '<p id="',
    "<script>",
    "<iframe src='",
  ]) {
    const started = performance.now();
    wallOf(response({ body: piece.repeat(300_000 / piece.length) }));
    assert.ok(performance.now() - started < 2000, `${piece}: ${performance.now() - started} ms`);
  }
});
