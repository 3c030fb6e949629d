// Tests the skeleton that index.html shows until the page has started. The skeleton has the page's layout, and contains the answer for the
// example in the user's language.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { launchBrowser } from "../support/browser.mjs";
import { translated } from "../support/languages.mjs";
import { link } from "../support/link.mjs";
import { servePage } from "../support/server.mjs";
import { violations } from "./axe.mjs";

let browser;
let server;

before(async () => {
  [browser, server] = await Promise.all([launchBrowser(), servePage()]);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens the page, but holds back its WebAssembly until the returned `arrive` is called. */
async function waiting({ path = "", prepare, ...options } = {}) {
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  const page = await context.newPage();
  await prepare?.(page);
  const arrive = await hold(page);
  await page.goto(server.url + path);
  await page.locator(".loading").waitFor({ state: "attached" });
  return { page, arrive };
}

/** Holds back files, by default the WebAssembly. Returns a function that releases them. */
async function hold(page, files = /robotscope_www_.*\.wasm$/) {
  let arrive;
  const way = new Promise((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await way;
    await route.continue();
  });
  return arrive;
}

/** Returns the class and the text of each visible part of the answer. */
const visibleParts = (page) =>
  page.evaluate(() => {
    const parts = ".summary, .pin, .why-head, .explanation-summary, .steps, .compliance, .indexing-summary, .outcomes";
    const seen = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
    return seen.map((part) => `${part.className}: ${part.innerText}`.replace(/\s+/g, " "));
  });
const atRest = (page) => page.locator("#page:not([hidden]) .problems:not([aria-busy])").waitFor();

const skeletonText = (page, name) => page.locator(`[data-say="${name}"]`).first().innerText();
const message = async (language, file, name) =>
  new RegExp(`^${name} = (.+)$`, "m").exec(await readFile(inRoot("www", "messages", language, file), "utf8"))[1];

test("the skeleton is in the user's language and announces that the page is loading", async () => {
  for (const { locale, language } of [
    ...translated,
    { locale: "de-CH", language: "de" },
    { locale: "la-VA", language: "en" },
  ]) {
    const { page } = await waiting({ locale });
    assert.equal(await skeletonText(page, "view-urls"), await message(language, "page.ftl", "view-urls"));
    const status = await page.getByRole("status").innerText();
    assert.equal(status, await message(language, "first.ftl", "loading"));
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    assert.deepEqual(await violations(page), [], locale);
    await page.context().close();
  }
});

test("the skeleton has no focusable control except the URL field", async () => {
  const { page } = await waiting();
  for (const tag of ["INPUT", "BODY"]) {
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), tag);
  }
  assert.equal(
    await page.getByRole("link").or(page.getByRole("button")).or(page.getByRole("textbox")).count(),
    1,
    "only the URL field",
  );
  await page.context().close();
});

for (const { locale, language } of translated)
  for (const at of ["2026-01-02T03:04:05Z", "2031-12-31T23:59:58Z"])
    test(`the skeleton shows the same answer as the page: ${language}, ${at}`, async () => {
      const { page, arrive } = await waiting({
        locale,
        viewport: { width: 1400, height: 900 },
        prepare: (page) => page.clock.setFixedTime(at),
      });
      const [before, url] = [await visibleParts(page), await page.locator(".first #url").getAttribute("placeholder")];
      arrive();
      await atRest(page);
      assert.deepEqual(before, await visibleParts(page));
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      assert.equal(url, await page.locator("#url").inputValue());
      assert.ok(before.length > 10, `${before}`);
      await page.context().close();
    });

test("screen readers find the answer in the skeleton, but neither buttons nor hidden languages", async () => {
  const { page } = await waiting();
  const seen = await page.locator("main").ariaSnapshot();
  assert.match(seen, /crawlers are blocked from/);
  assert.match(seen, /heading "Why: Googlebot"/);
  assert.doesNotMatch(seen, /gesperrt|Draft saved|Copy link|Clear/);
  await page.context().close();
});

for (const [what, change] of [
  ["URL", (page) => page.locator("#url").fill("https://shop.example/")],
  ["pins", (page) => page.locator(".pin-remove").first().click()],
  ["User-Agent", (page) => page.getByLabel("Your own User-Agent").fill("MyBot/1.0")],
  ["chosen crawler", (page) => page.getByRole("button", { name: "bingbot", exact: true }).first().click()],
  [
    "status",
    (page) =>
      page.locator("#status").evaluate((input) => {
        input.value = "503";
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }),
  ],
  [
    "date",
    (page) =>
      page.locator("#now").evaluate((input) => {
        input.value = "2030-01-01T00:00";
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }),
  ],
])
  test(`the skeleton shows no answer if a draft changes the example's ${what}`, async () => {
    const { page, arrive } = await waiting({ viewport: { width: 1400, height: 900 } });
    arrive();
    await atRest(page);
    await change(page);
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("robotscope-draft")));
    await page.unrouteAll();
    await hold(page);
    await page.reload();
    await page.locator(".loading").waitFor({ state: "attached" });
    assert.deepEqual(
      (await visibleParts(page)).filter((part) => !part.startsWith("summary: ")),
      [],
    );
    assert.deepEqual(
      [await page.locator(".prerendered:visible").count(), await page.locator(".bar:visible").count()],
      [0, 7],
    );
    assert.equal(await page.locator(".first .example-mark").isVisible(), false);
    assert.deepEqual(await violations(page), []);
    await page.context().close();
  });

test("the skeleton does not show the example's answer if a link is opened", async () => {
  const { page } = await waiting({ path: "#v=1.AAAA" });
  assert.deepEqual(
    [await page.locator(".prerendered:visible").count(), await page.locator(".bar:visible").count()],
    [0, 7],
  );
  await page.context().close();
});

test("the skeleton uses the chosen theme, and hides the example if there is a draft", async () => {
  const prepare = (page) =>
    page.addInitScript(() => {
      localStorage.setItem("robotscope-theme", "dark");
      localStorage.setItem("robotscope-draft", "[]");
    });
  const { page } = await waiting({ prepare, colorScheme: "light" });
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).colorScheme), "dark");
  assert.equal(await page.locator(".first-text").isVisible(), false);
  await page.context().close();
});

test("the skeleton does not show the texts of the page view if another view is opened", async () => {
  const { page, arrive } = await waiting({ path: "#/generate" });
  assert.equal(await page.locator(".first").isVisible(), false);
  assert.equal(await page.getByText("robotscope is loading").first().isVisible(), true);
  assert.deepEqual(await violations(page), []);
  arrive();
  await page.locator(".generate .tool-results .empty").waitFor();
  await page.context().close();
});

/**
 * Returns the positions of elements that the skeleton and the page have in common. (The skeleton also leaves space for the panel's scroll
 * bar, but this browser hides scroll bars.)
 */
const places = (page) =>
  page.evaluate(() => {
    const around = [
      ".brand",
      ".views",
      ".settings .icon-button",
      "#url",
      ".conditions",
      ".tabs",
      ".pane-actions",
      ".editor",
    ];
    const answer = [
      ".answers",
      ".summary",
      ".pin-name",
      ".pin-answer",
      ".place",
      ".answer-foot",
      ".why-panel",
      ".why-head h2",
    ];
    const seen = (selector) => [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
    return [...around, ...answer].map((selector) => {
      const { x, y, width } = seen(selector).getBoundingClientRect();
      // Leave out the width of tabs, which become wider once they show their number of problems.
      return `${selector} ${(selector === ".tabs" ? [x, y] : [x, y, width]).map(Math.round).join(" ")}`;
    });
  });

for (const [width, locale] of [
  [360, "en-US"],
  [412, "th-TH"],
  [800, "zh-CN"],
  [1400, "de-DE"],
]) {
  test(`skeleton and page have the same layout: ${width} pixels, ${locale}`, async () => {
    const observe = (page) =>
      page.addInitScript(() => {
        window.shifts = [];
        const observer = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
      });
    const { page, arrive } = await waiting({ locale, viewport: { width, height: 823 }, prepare: observe });
    const before = await places(page);
    arrive();
    await page.locator(".group").first().waitFor();
    assert.deepEqual(await places(page), before);
    const shifted = await page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0));
    assert.ok(shifted < 0.02, `${shifted}`);
    await page.context().close();
  });
}

/** Records for each frame whether the skeleton is visible and which parts of the page are visible. */
const watch = (page) =>
  page.addInitScript(() => {
    window.looks = [];
    const look = () => {
      const seen = (selector) => document.querySelector(selector)?.checkVisibility() === true;
      const parts = [
        ".skip-link",
        "#results .summary",
        ".settings select",
        "#page .share-bar button",
        "[role=tab]",
        "#page .why-panel",
      ];
      // Once this element exists, the browser has parsed the whole skeleton.
      if (document.querySelector("#page")) {
        const table = ["#filter", ".group"].map(seen);
        window.looks.push({ picture: seen(".loading"), page: parts.map(seen), table });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const [visitor, path] of [
  ["a new visitor", ""],
  ["a visitor with a link", link],
])
  test(`the page with its answer replaces the skeleton in a single frame: ${visitor}`, async () => {
    const { page, arrive } = await waiting({ viewport: { width: 1400, height: 900 }, prepare: watch, path });
    arrive();
    await page.locator(".group").first().waitFor();
    const frames = await page.evaluate(() => window.looks);
    assert.ok(frames.some(({ picture }) => picture) && frames.some(({ table }) => table.every(Boolean)));
    for (const { picture, page, table } of frames) {
      assert.deepEqual(page, Array(page.length).fill(!picture));
      assert.deepEqual(table, [!picture, !picture]);
    }
    await page.context().close();
  });

for (const [width, hasDraft] of [
  [1280, false],
  [412, true],
])
  test(`a link's answer appears without a layout shift: ${hasDraft ? "with a draft" : "without a draft"}, ${width} pixels`, async () => {
    const context = await browser.newContext({ serviceWorkers: "block", viewport: { width, height: 800 } });
    const page = await context.newPage();
    if (hasDraft)
      await page.addInitScript(() => localStorage.setItem("robotscope-draft", '["u","https://own.example/"]'));
    const arrive = await hold(page);
    await page.goto(server.url + link);
    const place = async (/** @type {string} */ main) => (await page.locator(main).boundingBox())?.y;
    const before = await place("main:has(.first)");
    const colour = () =>
      getComputedStyle(document.querySelector(".first #url") ?? document.body, "::placeholder").color;
    assert.equal(await page.evaluate(colour), "rgba(0, 0, 0, 0)", "the example's URL is hidden");
    arrive();
    await page.locator(".group").first().waitFor();
    await page
      .locator(".share-opened", { hasText: hasDraft ? "Your own draft is kept" : "Opened from a link." })
      .waitFor();
    assert.equal(await place("main:not(:has(.first))"), before);
    await context.close();
  });

test("opening a link requests the WebAssembly only once, before the page's script and styles arrive", async () => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const urls = [];
  page.on("request", (request) => urls.push(request.url()));
  // While these files are held back, the browser requests only files that are referenced by index.html or its startup script.
  const arrive = await hold(page, /assets\/index-.*\.(js|css)$/);
  const first = page.waitForRequest(/robotscope_www_bg.*\.wasm$/);
  await page.goto(server.url + link, { waitUntil: "commit" });
  await first;
  arrive();
  await page.locator(".group").first().waitFor();
  assert.equal(urls.filter((url) => /robotscope_www_bg/.test(url)).length, 1);
  await context.close();
});

test("opening a link shows its answer before the worker's engine is fetched", async () => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const request = page.waitForRequest(/\/robotscope-[^/]*\.wasm$/);
  const shown = request.then(() => page.locator("#page:not([hidden]) .group").count());
  await page.goto(server.url + link);
  assert.ok((await shown) > 0);
  await context.close();
});

for (const [height, isEarly] of [
  [900, true],
  [200, false],
])
  test(`requests CodeMirror's file ${isEarly ? "early if a pane is in or near view" : "when a pane comes into view"}`, async () => {
    const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 1400, height } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const place = () => {
        if (document.querySelector("#page") && !document.querySelector(".first"))
          Object.assign(window, { placed: Math.min(performance.now(), window.placed ?? Number.POSITIVE_INFINITY) });
      };
      new MutationObserver(place).observe(document, { childList: true, subtree: true });
    });
    await page.goto(server.url + link, { waitUntil: "networkidle" });
    await page.locator("#page .group").first().waitFor();
    /** Returns an item for each request for CodeMirror's file: `true` if the request started before the page was shown. */
    const requests = () =>
      page.evaluate(() => {
        const files = performance.getEntriesByType("resource").filter(({ name }) => name.includes("codemirror-"));
        return files.map(({ startTime }) => startTime < window.placed);
      });
    assert.deepEqual(await requests(), isEarly ? [true] : []);
    await page.locator("robots-editor").first().scrollIntoViewIfNeeded();
    await page.locator("robots-editor .cm-content").first().waitFor();
    assert.deepEqual(await requests(), [isEarly]);
    await context.close();
  });

test("the text does not move when the editor replaces the plain field or adds gutters", async () => {
  /** Returns the position and the font of the text's first letter. */
  const place = (page, selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        const { paddingLeft, paddingTop, fontFamily } = getComputedStyle(element);
        return { x: x + Number.parseFloat(paddingLeft), y: y + Number.parseFloat(paddingTop), fontFamily };
      });
  const places = [];
  const { page, arrive } = await waiting({
    prepare: (page) => page.route(/codemirror.*\.js$/, (route) => route.abort()),
  });
  places.push(await place(page, ".first-text"));
  arrive();
  await page.locator("textarea#robots-txt").waitFor();
  places.push(await place(page, "textarea#robots-txt"));
  await page.context().close();

  let letLearn;
  const learnt = new Promise((resolve) => {
    letLearn = resolve;
  });
  const hold = async (route) => {
    await learnt;
    await route.continue();
  };
  const other = await waiting({ prepare: (page) => page.route(/\/language-.*\.js$/, hold) });
  other.arrive();
  await other.page.locator("robots-editor .cm-line").first().waitFor();
  places.push(await place(other.page, "robots-editor .cm-line"));
  letLearn();
  await other.page.locator("robots-editor .cm-foldGutter").waitFor();
  places.push(await place(other.page, "robots-editor .cm-line"));
  await other.page.context().close();

  for (const { x, y, fontFamily } of places) {
    assert.ok(Math.abs(x - places[0].x) < 1.5 && Math.abs(y - places[0].y) < 1.5, JSON.stringify(places));
    assert.equal(fontFamily, places[0].fontFamily);
  }
});

test("the page takes over the text and the caret of the skeleton's URL field", async () => {
  const { page, arrive } = await waiting();
  await page.getByLabel("URL or path").click();
  await page.keyboard.type("https://a.exampleu");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Home");
  for (let key = 0; key < "https://".length; key++) await page.keyboard.press("ArrowRight");
  await page.keyboard.type("www.");
  await page.keyboard.press("End");
  arrive();
  await page.locator("#page:not([hidden])").waitFor();
  await page.keyboard.type("/m?g");
  assert.equal(await page.getByLabel("URL or path").inputValue(), "https://www.a.example/m?g");
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.context().close();
});

test("texts pasted before the page is ready replace the example", async () => {
  const { page, arrive } = await waiting({ permissions: ["clipboard-read", "clipboard-write"] });
  for (const text of ["User-agent: *\nDisallow: /early\n", "HTTP/2 200\nx-robots-tag: noindex\n"]) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press("Control+v");
  }
  arrive();
  await page.locator("#page:not([hidden])").waitFor();
  const text = (label) =>
    page.evaluate((label) => document.querySelector(`robots-editor[label="${label}"]`)?.value, label);
  await page.waitForFunction(() => document.querySelector('robots-editor[label="Headers"]')?.value.includes("noindex"));
  assert.equal(await text("robots.txt"), "User-agent: *\nDisallow: /early\n");
  assert.equal(await page.locator("#url-example").count(), 0);
  await page.context().close();
});

test("keys typed before the page is ready do not act as shortcuts until the user pauses", async () => {
  const { page, arrive } = await waiting();
  await page.keyboard.type("m?");
  arrive();
  // Keys that follow without a pause count as the same input, so keep pressing a key until the page is ready.
  const isReady = page
    .locator("#page:not([hidden])")
    .waitFor()
    .then(() => true);
  do await page.keyboard.press("m");
  while (!(await Promise.race([isReady, new Promise((done) => setTimeout(done, 50))])));
  await page.keyboard.type("m?");
  assert.equal(await page.locator("dialog[open]").count(), 0);
  assert.equal(new URL(page.url()).hash, "");
  await page.waitForTimeout(1100);
  await page.keyboard.press("m");
  await page.locator(".tool").waitFor();
  await page.context().close();
});

test("a notice in the user's language states that the page could not start", async () => {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "de-DE" });
  const page = await context.newPage();
  await page.route(/robotscope_www_.*\.wasm$/, (route) => route.abort());
  await page.goto(server.url);
  await page.getByRole("alert").getByText("robotscope konnte nicht starten").waitFor();
  assert.deepEqual(await violations(page), []);
  await context.close();
});

test("a notice in all languages states that the page needs JavaScript", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url);
  for (const { language } of translated) {
    const words = await message(language, "first.ftl", "needs-script");
    const shown = page.locator(`noscript [lang=${language}]`);
    assert.deepEqual([await shown.innerText(), await shown.isVisible()], [words, true]);
  }
  assert.equal(await page.locator("#app").isVisible(), false);
  await context.close();
});
