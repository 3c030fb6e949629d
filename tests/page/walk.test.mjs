// Performs random actions on the page. After each action, the answers on screen must be those of the npm package for the inputs on screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { evaluate } from "robotscope";
import { CRAWLERS, FETCHING, pageForTests } from "./support.mjs";

const site = pageForTests();
const by = new Map(CRAWLERS.map((crawler) => [crawler.token, crawler]));
const STEPS = 300;

const HTML = ["<!doctype html><meta name=robots content='noindex'><p>x", "<!doctype html><p>x"];
const TEXTS = [
  "User-agent: *\nDisallow: /\n",
  "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nUser-agent: Googlebot\nDisallow: /a\n",
  "User-agent: *\nCrawl-delay: 5\n",
  "HTTP/2 200\ncontent-type: text/html\nx-robots-tag: noindex\n",
  "HTTP/2 304\nx-robots-tag: nosnippet\n",
  "HTTP/2 503\ncontent-type: text/plain\n\nUser-agent: *\nDisallow: /\n",
  "content-type: application/pdf\nx-robots-tag: unavailable_after: 2020-01-01\n",
  ...HTML,
  "URL,Last crawled\nhttps://mine.example/a,2026-11-01\nhttps://mine.example/b,2026-11-01\n",
  "noindex, nofollow",
];
const URLS = ["/", "/private/a", "https://www.mine.example/a", "http://mine.example/", "https://mine.example/b?c=d"];
const STATUSES = ["", "401", "404", "503", "301"];

/** Returns a linear congruential generator (Numerical Recipes). */
function generator(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Returns the inputs and the answers that are on screen. */
const onScreen = (page) =>
  page.evaluate(() => {
    const text = (label) => document.querySelector(`robots-editor[label="${label}"]`)?.value ?? "";
    const isGiven = (tab) => document.querySelector(`#${tab} .tab-note`) === null;
    const pin = document.querySelector(".pin:has(.pin-name)");
    return {
      url: document.querySelector("#url").value,
      status: document.querySelector("#status").value,
      now: document.querySelector("#now").value,
      texts: {
        robotsTxt: text("robots.txt"),
        headers: text("Headers"),
        html: text("HTML"),
        renderedHtml: text("Rendered HTML"),
      },
      given: {
        robotsTxt: isGiven("tab-robots-txt"),
        headers: isGiven("tab-headers"),
        html: isGiven("version-tab-html"),
        renderedHtml: isGiven("version-tab-rendered-html"),
      },
      headline: document.querySelector(".summary").textContent,
      badge: pin?.querySelector(".answer")?.textContent,
      groups: [...document.querySelectorAll(".group:not(.custom)")].map((group) => [
        Number(group.querySelector(".group-count").textContent),
        group.querySelector(".answer").textContent,
      ]),
    };
  });

/** Returns the answers that the package gives for the inputs on screen. */
function expected({ url, status, now, texts, given }) {
  const isRobotsKnown = given.robotsTxt || ["401", "404", "503", "301"].includes(status);
  const report = evaluate({
    url,
    now: now === "" ? null : `${now}Z`,
    ...(isRobotsKnown && { robotsTxt: texts.robotsTxt, robotsTxtFetch: { status: Number(status || 200) } }),
    ...(given.headers && { headers: texts.headers }),
    ...(given.html && { html: texts.html }),
    ...(given.renderedHtml && { renderedHtml: texts.renderedHtml }),
  });
  // Control tokens such as Google-Extended fetch nothing, so they are not counted as crawlers.
  const isCrawler = ({ crawler }) => by.get(crawler)?.sent_name?.value !== "no-requests";
  const count = (answer) =>
    report.crawlers.filter((found) => isCrawler(found) && found.crawl?.answer.value === answer).length;
  const blocked = count("disallowed");
  const googlebot = report.crawlers.find(({ crawler }) => crawler === "Googlebot");
  return { isRobotsKnown, blocked, googlebot };
}

test("the page shows the npm package's answers after each of 300 random actions", async () => {
  const page = await site.open({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.editor.upgraded();
  const next = generator(47);
  const one = (all) => all[next(all.length)];
  const free = () => page.locator("h1").click();
  const actions = [
    async () => {
      const text = one(TEXTS);
      await free();
      await page.evaluate((text) => navigator.clipboard.writeText(text), text);
      await page.keyboard.press("Control+v");
      return `paste ${JSON.stringify(text)}`;
    },
    async () => {
      const url = one(URLS);
      await page.locator("#url").fill(url);
      return `type the URL ${url}`;
    },
    async () => {
      await page.showPane("robots");
      await page.editor.upgraded("robots");
      await page.editor.focusEnd("robots");
      await page.keyboard.insertText("\nDisallow: /private\n");
      return "type into robots.txt";
    },
    async () => {
      const text = one(HTML);
      await page.setText(text, "rendered");
      return `paste ${JSON.stringify(text)} into the rendered HTML`;
    },
    async () => {
      const status = one(STATUSES);
      await page.setStatus(status);
      return `status ${status}`;
    },
    async () => {
      const undo = page.locator(".taken").getByRole("button", { name: "Undo" });
      if (await undo.count()) await undo.click();
      return "undo";
    },
    async () => {
      await page.locator(".views a").nth(next(3)).click();
      await page.locator(".views a").first().click();
      return "switch views";
    },
    async () => {
      await page.getByRole("button", { name: "New", exact: true }).click();
      return "new";
    },
    async () => {
      await page.getByLabel("Language").selectOption("de");
      await page.getByLabel("Sprache").selectOption("en");
      return "switch languages";
    },
  ];
  const done = [];
  for (let step = 0; step < STEPS; step += 1) {
    done.push(await one(actions)());
    const check = async () => {
      const seen = await onScreen(page);
      const where = `${JSON.stringify(seen, null, 1)}\nafter ${done.slice(-8).join("; ")}`;
      if (seen.url === "") return assert.match(seen.headline, /Enter a URL or a path/, where);
      const { isRobotsKnown, blocked, googlebot } = expected(seen);
      const words = isRobotsKnown
        ? new RegExp(
            `^(${blocked === 0 ? "No crawler is" : `${blocked} of ${FETCHING} crawlers (is|are)`} blocked|If |Whether|\\d+ of \\d+)`,
          )
        : /^(If .*: )?Crawling unknown/;
      assert.match(seen.headline, words, where);
      assert.equal(
        seen.groups.reduce((sum, [count]) => sum + count, 0),
        CRAWLERS.length,
        where,
      );
      const inGroups = seen.groups
        .filter(([, answer]) => answer === "Blocked")
        .reduce((sum, [count]) => sum + count, 0);
      assert.equal(inGroups, blocked, where);
      if (!isRobotsKnown) assert.equal(seen.badge, "Not known", where);
      else if (googlebot.crawl.answer.value === "disallowed") assert.equal(seen.badge, "Blocked: URL only", where);
      else if (googlebot.appearance.listing === "hidden") assert.match(seen.badge, /^Not indexed( for now)?$/, where);
    };
    // The page renders a few milliseconds after an action, so repeat the check.
    for (let tries = 0; ; tries += 1)
      try {
        await check();
        break;
      } catch (error) {
        if (tries >= 100) throw error;
        await page.waitForTimeout(20);
      }
  }
  await page.close();
});
