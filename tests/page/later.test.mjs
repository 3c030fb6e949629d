// The later parts of the page's WebAssembly, on a network that is slow or fails. A quick build has one part.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { builtQuickly } from "../../scripts/lib/build.mjs";
import { drafts } from "../../scripts/lib/drafts.mjs";
import { page as built, inRoot } from "../../scripts/lib/paths.mjs";
import { link } from "../support/link.mjs";
import { pageForTests } from "./support.mjs";

const LATER = /robotscope_www_(second|third)-.*\.wasm$/;
const THIRD = /robotscope_www_third-.*\.wasm$/;
/** What stands in another view, which the first answer does not need. */
const OTHER = `robots-editor[label="Before"], robots-editor[label="Vorher"]`;
const PICTURE = ".first .answers > .told:not([lang])";
const draft = ["u", "https://shop.example/left/", "r", "User-agent: *\nDisallow: /left/\n"];
const site = pageForTests();
const parts = readdirSync(join(built, "assets")).flatMap((name) => LATER.exec(name)?.[1] ?? []);

test("a release build has three parts, a quick one has one", () => {
  assert.deepEqual(parts, builtQuickly().includes("page") ? [] : ["second", "third"]);
});

/** The page where one of the parts does not come before `answer` says how; `kinds` are the requests for parts. */
async function without(part, { at, path = "", draft, ...options } = {}) {
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
  await page.route(LATER, async (route) => {
    // Who waits for it gets it at once, unless a test says otherwise.
    if (route.request().resourceType() === "fetch" && route.request().url().includes(part)) await way;
    await route.continue().catch(() => undefined);
  });
  const asked = (file) => {
    const request = page.waitForRequest(file);
    // Not every test waits for it.
    request.catch(() => undefined);
    return request;
  };
  const [wanted, worker] = [asked(new RegExp(`_${part}-`)), asked(/worker-.*\.js$/)];
  page.on("request", (one) => {
    const [, name] = LATER.exec(one.url()) ?? [];
    if (name) kinds.push(`${name} ${one.resourceType()}`);
  });
  await page.goto(site.url + path);
  return { page, kinds, answer, wanted, worker };
}

const question = async (language) =>
  /^second-failed = (.+)$/m.exec(await readFile(inRoot("www", "messages", language, "first.ftl"), "utf8"))[1];

/** An answer as it is read. */
const told = (page, selector) => page.locator(`${selector} :is(.summary, .pins)`).allInnerTexts();

if (parts.length > 0) {
  for (const [what, how] of Object.entries({ "a link": { path: link }, "a draft": { draft } })) {
    test(`the first part has the answer of ${what}, and nothing waits for the second: else \`npm run hot\` has to be run`, async () => {
      const { page, kinds, answer, wanted } = await without("second", how);
      await page.locator(`${PICTURE} .pin`).first().waitFor();
      const first = await told(page, PICTURE);
      assert.ok(first.join(" ").length > 200, `${first}`);
      await wanted;
      assert.deepEqual(
        kinds,
        ["second fetch"],
        "the lists in scripts/split are out of date: npm run hot, npm run build",
      );
      assert.equal(await page.locator("#page").isVisible(), false);
      answer();
      await page.locator("#page .pins .pin").first().waitFor();
      // Data that the first part would lack would be zeros.
      assert.deepEqual(await told(page, "#results"), first);
      await page.context().close();
    });
  }

  // Numbers of one digit and of two are written by different functions.
  for (const [what, how] of Object.entries({
    "on a day of one digit": { at: "2026-01-02T03:04:05Z" },
    "on a day of two": { at: "2026-12-31T23:59:58Z" },
    "of a link": { path: link },
    "of a draft": { draft },
  })) {
    test(`until the page is at rest nothing waits for the third part, ${what}: else \`npm run hot\` has to be run`, async () => {
      const { page, kinds, answer, wanted, worker } = await without("third", how);
      await page.locator("robots-editor .cm-content").first().waitFor();
      await page.locator("robots-editor .cm-line .tok-token").first().waitFor({ state: "attached" });
      // When the worker is asked all is there that is seen.
      await Promise.all([wanted, worker]);
      assert.deepEqual(
        kinds,
        ["second fetch", "third fetch"],
        "the lists in scripts/split are out of date: npm run hot, npm run build",
      );
      answer();
      await page.context().close();
    });
  }

  test("texts of all kinds wait for no third part, and few of them for the second: else `npm run hot` has to be run", async () => {
    const some = drafts(100).filter((_, place) => place % 6 === 5);
    const waited = [];
    for (const draft of some) {
      const { page, kinds, answer, wanted } = await without("third", { draft: JSON.parse(draft) });
      await page.locator("#page .group").first().waitFor();
      // It comes, too, where the answer has waited for the second.
      await wanted;
      if (kinds.some((kind) => kind.endsWith(" xhr"))) waited.push(`${kinds}: ${draft.slice(0, 300)}`);
      answer();
      await page.context().close();
    }
    assert.deepEqual(
      waited.filter((kinds) => kinds.includes("third xhr")),
      [],
    );
    // Most of the tests' texts are odd ones.
    assert.ok(some.length > 15 && waited.length <= some.length / 5, waited.join("\n"));
  });

  for (const part of parts)
    test(`who leaves before the ${part} part has come leaves nothing behind: else \`npm run hot\` has to be run`, async () => {
      const { page, kinds, wanted } = await without(part, { path: link });
      const faults = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      await wanted;
      // By its own way: with what the test does to the page it would be there.
      await page.goto("about:blank");
      assert.deepEqual([kinds.at(-1), faults], [`${part} fetch`, []]);
      await page.context().close();
    });

  test("what needs it sooner gets it", async () => {
    const { page, kinds } = await without("third");
    await page.getByRole("link", { name: "Compare" }).click();
    await page.locator(OTHER).waitFor();
    assert.ok(kinds.includes("third xhr"), kinds.join());
    await page.context().close();
  });

  test("who begins with another view waits for all parts, and for none a second time", async () => {
    const { page, kinds } = await without("none", { path: "#/compare" });
    await page.locator(OTHER).waitFor();
    assert.deepEqual(kinds.sort(), ["second fetch", "third fetch"]);
    await page.context().close();
  });

  test("who has no network behind the answer keeps it and is asked", async () => {
    const { page } = await without("none");
    let asked = 0;
    await page.route(LATER, (route) => (asked < 1 ? route.abort() : route.continue()));
    page.on("dialog", (dialog) => {
      asked++;
      return dialog.accept();
    });
    await page.goto("about:blank");
    await page.goto(site.url + link);
    await page.locator("#page .pins .pin").first().waitFor();
    assert.equal(asked, 1);
    await page.context().close();
  });

  test("who has no network is asked, and nothing is lost", async () => {
    const { page } = await without("third", { locale: "de-DE" });
    await page.locator(".group").first().waitFor();
    const asked = [];
    await page.route(THIRD, (route) => (asked.length < 2 ? route.abort() : route.continue()));
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
    const { page } = await without("third");
    await page.locator(".group").first().waitFor();
    await page.route(THIRD, (route) => route.abort());
    page.on("dialog", (dialog) => dialog.dismiss());
    await page.getByRole("link", { name: "Compare" }).click();
    await page.locator("#stopped[open]").waitFor();
    await page.context().close();
  });
}
