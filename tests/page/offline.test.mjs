// Tests offline use of the page, the activation of a new version, and the conditions for installing the page.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { page as built } from "../../scripts/lib/paths.mjs";
import { launchBrowser } from "../support/browser.mjs";
import { serveFolder, servePage } from "../support/server.mjs";
import { dropFiles } from "./support.mjs";

const READY = "robotscope now works offline.";
let browser;
const servers = [];
const folders = [];

before(async () => {
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  for (const server of servers) await server.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Serves a copy of the page on a separate server, and opens it in a new browser context. */
async function visit() {
  const folder = mkdtempSync(join(tmpdir(), "robotscope-offline-"));
  folders.push(folder);
  cpSync(built, folder, { recursive: true });
  // The page is in a subfolder, and the URL has a query, because both are common.
  const server = await serveFolder(folder, { base: "/tools/robots/" });
  servers.push(server);
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(`${server.url}?from=somewhere`);
  await page.getByText(READY).waitFor();
  return { folder, server, page, errors };
}

test("the page works offline after the first visit, including the editor, languages and views", async () => {
  const { server, page, errors } = await visit();
  await server.close();
  await page.reload();
  await page.getByText(READY).waitFor();
  await page.locator("robots-editor .cm-content").first().waitFor({ state: "attached" });
  await page.locator("#url").fill("https://shop.example/account/");
  await page.getByText("Crawling unknown: no robots.txt yet.").waitFor();
  await page.getByLabel("Language").selectOption("de");
  await page.locator("html[lang=de]").waitFor();
  await page.goto(`${server.url}index.html#/urls`);
  await page.locator("html[lang=de]").waitFor();
  assert.deepEqual(errors, []);
  await page.context().close();
});

test("reports an unread file and a failed link, and keeps the language, if modules cannot be loaded", async () => {
  const server = await servePage();
  servers.push(server);
  const page = await browser.newPage({ serviceWorkers: "block" });
  await page.route(/\/(read|link|de)-[^/]*\.js$/, (route) => route.abort());
  await page.goto(server.url);
  await page.locator("#page:not([hidden]) .group").first().waitFor();
  await dropFiles(page, { "robots.txt": "User-agent: *\n" });
  await page.getByText("robots.txt cannot be read.").waitFor();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.locator(".share-made").getByText("That did not work.").waitFor();
  await page.getByLabel("Language").selectOption("de");
  assert.equal(await page.getByLabel("Language").inputValue(), "en");
  await page.close();
});

test("a new version of the page loads only when the user chooses “Load it”", async () => {
  const { folder, server, page, errors } = await visit();
  const change = (name, from, to) => {
    const path = join(folder, name);
    const text = readFileSync(path, "utf8");
    assert.ok(text.includes(from), `${name} has ${from}`);
    writeFileSync(path, text.replace(from, to));
  };
  change("index.html", "<body>", "<body data-version='new'>");
  change(
    "service-worker.js",
    /"[0-9a-f]{16}"/.exec(readFileSync(join(folder, "service-worker.js"), "utf8"))[0],
    '"new"',
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText("A new version of robotscope is available.").waitFor();
  await page.reload();
  assert.equal(await page.locator("body[data-version]").count(), 0, "a reload alone changes nothing");
  await page.getByRole("button", { name: "Load it" }).click();
  // Chromium waits until the old version is idle, which can take half a minute.
  await page.locator("body[data-version=new]").waitFor({ timeout: 90_000 });
  await page.getByText(READY).waitFor();
  const caches = await page.evaluate(() => window.caches.keys());
  assert.deepEqual(caches, [`robotscope ${server.url} new`], "the cache of the old version is deleted");
  assert.deepEqual(errors, []);
  await page.context().close();
});

test("the page meets the browser's requirements for installable web apps", async () => {
  const { page } = await visit();
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // Ignore “in-incognito”: Chromium treats a test's context as a private window, from which pages cannot be installed.
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"),
    [],
  );
  for (const { src, sizes, type } of JSON.parse(data).icons) {
    const icon = readFileSync(join(built, src));
    if (type === "image/png") assert.equal(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, sizes, src);
  }
  await page.context().close();
});

test("the service worker caches every file of the page", () => {
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(built.length + 1)
        .replaceAll("\\", "/"),
    );
  const script = readFileSync(join(built, "service-worker.js"), "utf8");
  const missing = files.filter(
    (file) => !["service-worker.js", "index.html"].includes(file) && !script.includes(`"${file}"`),
  );
  assert.deepEqual(missing, []);
});
