// The second part of the page's WebAssembly, on a network that is slow or fails. A quick build has one part.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { builtQuickly } from "../../scripts/lib/build.mjs";
import { page as built, inRoot } from "../../scripts/lib/paths.mjs";
import { link } from "../support/link.mjs";
import { pageForTests } from "./support.mjs";

const FILE = /robotscope_www_second-.*\.wasm$/;
/** What stands in another view, which the first answer does not need. */
const OTHER = `robots-editor[label="Before"], robots-editor[label="Vorher"]`;
const site = pageForTests();
const hasSecond = readdirSync(join(built, "assets")).some((name) => FILE.test(name));

test("a release build has two parts, a quick one has not", () => {
  assert.equal(hasSecond, !builtQuickly().includes("page"));
});

/** The page whose second part does not come before `answer` says how. */
async function withoutSecond({ at, path = "", draft, ...options } = {}) {
  const context = await site.browser.newContext({
    viewport: { width: 1400, height: 900 },
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  if (at) await page.clock.setFixedTime(at);
  if (draft)
    await page.addInitScript((draft) => localStorage.setItem("robotscope-draft", draft), JSON.stringify(draft));
  const kinds = [];
  let answer;
  const way = new Promise((resolve) => {
    answer = resolve;
  });
  await page.route(FILE, async (route) => {
    // Who waits for it gets it at once, unless a test says otherwise.
    if (route.request().resourceType() === "fetch") await way;
    await route.continue().catch(() => undefined);
  });
  const asked = (file) => new Promise((resolve) => page.on("request", (one) => file.test(one.url()) && resolve(one)));
  const [wanted, worker] = [asked(FILE), asked(/worker-.*\.js$/)];
  page.on("request", (one) => FILE.test(one.url()) && kinds.push(one.resourceType()));
  await page.goto(site.url + path);
  await page.locator(".group").first().waitFor();
  return { page, kinds, answer, wanted, worker };
}

const question = async (language) =>
  /^second-failed = (.+)$/m.exec(await readFile(inRoot("www", "messages", language, "first.ftl"), "utf8"))[1];

if (hasSecond) {
  // Numbers of one digit and of two are written by different functions.
  for (const [what, how] of Object.entries({
    "on a day of one digit": { at: "2026-01-02T03:04:05Z" },
    "on a day of two": { at: "2026-12-31T23:59:58Z" },
    "of a link": { path: link },
    "of a draft": { draft: ["u", "https://shop.example/left/", "r", "User-agent: *\nDisallow: /left/\n"] },
  })) {
    test(`until the page is at rest nothing waits for it, ${what}: else \`npm run hot\` has to be run`, () =>
      untilRest(how));
  }

  async function untilRest(how) {
    const { page, kinds, answer, wanted, worker } = await withoutSecond(how);
    await page.locator("robots-editor .cm-content").first().waitFor();
    await page.locator("robots-editor .cm-line .tok-token").first().waitFor({ state: "attached" });
    // When the worker is asked all is there that is seen.
    await Promise.all([wanted, worker]);
    assert.deepEqual(
      kinds,
      ["fetch"],
      `${kinds}: scripts/split/hot.txt is out of date; npm run hot, then npm run build`,
    );
    answer();
    await page.context().close();
  }

  test("who leaves before it has come leaves nothing behind: else `npm run hot` has to be run", async () => {
    const { page, kinds, wanted } = await withoutSecond();
    const faults = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await wanted;
    // By its own way: with what the test does to the page it would be there.
    await page.goto("about:blank");
    assert.deepEqual([kinds, faults], [["fetch"], []]);
    await page.context().close();
  });

  test("what needs it sooner gets it", async () => {
    const { page, kinds } = await withoutSecond();
    await page.getByRole("link", { name: "Compare" }).click();
    await page.locator(OTHER).waitFor();
    assert.ok(kinds.includes("xhr"), kinds.join());
    await page.context().close();
  });

  test("who has no network is asked, and nothing is lost", async () => {
    const { page } = await withoutSecond({ locale: "de-DE" });
    const asked = [];
    await page.route(FILE, (route) => (asked.length < 2 ? route.abort() : route.continue()));
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      return dialog.accept();
    });
    await page.locator("#url").fill("https://shop.example/kept/");
    await page.getByRole("link", { name: "Vergleichen" }).click();
    await page.locator(OTHER).waitFor();
    assert.deepEqual(asked, [await question("de"), await question("de")]);
    await page.goBack();
    assert.equal(await page.locator("#url").inputValue(), "https://shop.example/kept/");
    await page.context().close();
  });

  test("who does without it can take along what was written", async () => {
    const { page } = await withoutSecond();
    await page.route(FILE, (route) => route.abort());
    page.on("dialog", (dialog) => dialog.dismiss());
    await page.getByRole("link", { name: "Compare" }).click();
    await page.locator("#stopped[open]").waitFor();
    await page.context().close();
  });
}
