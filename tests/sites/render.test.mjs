// Tests `inspect --render` with Chromium, on pages whose scripts change directives or navigate to another page.
import assert from "node:assert/strict";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { test } from "node:test";
import { ensureChromium } from "../../scripts/lib/chromium.mjs";
import { robotscope, serve } from "../cli/servers.mjs";

const HTML = { "Content-Type": "text/html" };
const ADD = `<script>document.head.append(Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" }))</script>`;
const SITE = {
  "/robots.txt": [404],
  "/sold": [200, HTML, `<!doctype html>\n<title>Sold</title>\n${ADD}`],
  "/guarded": ({ headers }, response) =>
    /^robotscope/.test(headers["user-agent"])
      ? response.writeHead(200, HTML).end("<!doctype html>\n<title>Sold</title>")
      : response.writeHead(403, HTML).end("<!doctype html>\n<meta name=robots content=noindex>"),
  "/staging": ({ headers }, response) =>
    headers.authorization === `Basic ${btoa("ann:a:b")}`
      ? response.writeHead(200, HTML).end(`<!doctype html>\n<title>Sold</title>\n${ADD}`)
      : response.writeHead(401, { "WWW-Authenticate": "Basic" }).end(),
  "/moved": [200, HTML, "<!doctype html>\n<script>location.replace('/sold')</script>"],
};

test("inspect --render finds a Chromium in PATH", async (context) => {
  const { url } = await serve(context, SITE);
  const folder = await mkdtemp(join(tmpdir(), "robotscope-path-"));
  context.after(() => rm(folder, { recursive: true }));
  await symlink(await ensureChromium(), join(folder, "chromium"));
  const env = { CHROME_PATH: undefined, PATH: [folder, dirname(process.execPath)].join(delimiter) };
  const run = await robotscope(["inspect", `${url}/sold`, "--render", "--crawler", "Googlebot", "--json"], { env });
  assert.equal(run.code, 0, run.stderr);
  assert.equal((await run.json()).report.known.renderedHtml, true);
});

test("inspect --render finds the directives that a page's scripts add", async (context) => {
  const { url, requests } = await serve(context, SITE);
  const env = { CHROME_PATH: await ensureChromium() };
  const inspect = (path) =>
    robotscope(
      ["inspect", url + path, "--render", "--crawler", "Googlebot,CCBot", "--user-agent", "Tester", "--json"],
      {
        env,
      },
    );
  const run = await inspect("/sold");
  assert.equal(run.code, 0, run.stderr);
  const { report } = await run.json();
  assert.deepEqual(
    report.crawlers.map(({ appearance }) => appearance.listing),
    ["hidden", "full"],
  );
  assert.deepEqual(
    report.directives.map(({ source, name }) => [source, name]),
    [["rendered-html", "noindex"]],
  );
  const agents = requests.filter(({ url }) => url === "/sold").map(({ headers }) => headers["user-agent"]);
  assert.deepEqual(agents, ["Tester", "Tester"]);

  const elsewhere = await inspect("/moved");
  const moved = (await elsewhere.json()).report;
  assert.deepEqual([moved.directives, moved.known.renderedHtml], [[], false]);
  assert.match(elsewhere.stderr, /the browser ended at .*\/sold, so the rendered HTML is from another page/);
});

test("inspect --render ignores the block page that a server sends to the browser", async (context) => {
  const { url } = await serve(context, SITE);
  const env = { CHROME_PATH: await ensureChromium() };
  const run = await robotscope(["inspect", `${url}/guarded`, "--render", "--crawler", "Googlebot", "--json"], { env });
  assert.equal(run.code, 0, run.stderr);
  const { report } = await run.json();
  assert.deepEqual([report.directives, report.known.renderedHtml], [[], false]);
  assert.match(run.stderr, /the browser got status 403, so the rendered HTML is ignored/);
});

test("inspect --render sends the credentials in the URL", async (context) => {
  const { url } = await serve(context, SITE);
  const env = { CHROME_PATH: await ensureChromium() };
  const address = `${url}/staging`.replace("//", "//ann:a%3Ab@");
  const run = await robotscope(["inspect", address, "--render", "--crawler", "Googlebot", "--json"], { env });
  assert.equal(run.code, 0, run.stderr);
  const { report } = await run.json();
  assert.deepEqual(
    report.directives.map(({ source, name }) => [source, name]),
    [["rendered-html", "noindex"]],
  );
});
