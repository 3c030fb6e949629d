// Tests that translations are complete: walks through the page and checks every visible text.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { translated } from "../support/languages.mjs";
import { CRAWLERS, openAll, openCondition, openDetails, startPage } from "./support.mjs";

let site;

before(async () => {
  site = await startPage();
});
after(() => site?.close());

/** Returns the one-line messages of a language: message name → words. */
async function messagesOf(language) {
  const messages = new Map();
  for (const folder of [inRoot("www", "messages", language), inRoot("core", "data", "messages", language)])
    for (const file of await readdir(folder)) {
      const text = await readFile(`${folder}/${file}`, "utf8");
      for (const [, name, words] of text.matchAll(/^([a-z][\w-]*) = (.*)$/gm)) messages.set(name, words);
    }
  return messages;
}

/**
 * Returns all visible texts, and attributes that describe elements. Leaves out elements that are marked as English (quotations in the
 * catalogue), code, the user's texts, and the names of crawlers and operators. Unless `areRowsRead` is `true`, also leaves out the closed
 * rows of the table, because there are many of them.
 */
const readings = (page, areRowsRead) =>
  page.evaluate((areRowsRead) => {
    const language = document.documentElement.lang;
    const others =
      ":is(code, samp, kbd, pre, textarea, script, style, svg, .crawler-name, .operator, .result, .cm-line, .har-url, .cm-gutters, .place-line)";
    const found = [];
    const unread = areRowsRead ? ":not(*)" : "tr.crawler:not(.open)";
    const say = (text, element) => {
      let words = text.replace(/\s+/g, " ").trim();
      // Replace all line numbers with the same one, because they depend on the user's text.
      if (element.matches(".line-link")) words = words.replace(/\d+/, "1");
      if (words) found.push({ words, at: `${element.localName}.${element.className}` });
    };
    const walk = (node, isLeftOut) => {
      let run = "";
      const of = node instanceof ShadowRoot ? node.host : node;
      const end = () => {
        if (!isLeftOut) say(run, of);
        run = "";
      };
      for (const child of node.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) {
          run += child.data;
          continue;
        }
        end();
        if (child.nodeType !== Node.ELEMENT_NODE || child.matches(others) || child.matches(unread)) continue;
        if (!child.checkVisibility() && !child.matches("optgroup, option")) continue;
        const isEnglish = child.lang === "" ? isLeftOut : language === "en" || child.lang !== language;
        if (!isEnglish)
          for (const name of ["title", "aria-label", "aria-valuetext", "placeholder", "alt"])
            say(child.getAttribute(name) ?? "", child);
        if (child.shadowRoot) walk(child.shadowRoot, isEnglish);
        walk(child, isEnglish);
      }
      end();
    };
    walk(document.body, false);
    return found;
  }, areRowsRead);

/** Document titles that `faults` would report as untranslated, although they are the same in every language. */
const NAMES = [
  "Google, How Google interprets the robots.txt specification",
  "Yandex, Using robots.txt",
  "Amazon, Amazonbot",
  "TDM Reservation Protocol",
];

/** Replaces quotations, URLs and citations, which are the same in every language, with “·”. */
const withoutQuotations = (words) =>
  NAMES.reduce((text, name) => text.replaceAll(name, "·"), words)
    .replace(/[“„][^”“]*[”“]/g, "·")
    .replace(/https?:\S+/g, "·")
    .replace(/RFC \d+, [\d.]+/g, "·")
    .replace(/"[^"]*"/g, "·");

/** Returns the faults in a text that should be in `language`, such as untranslated words. */
function faults(words, language, names, tokens) {
  const text = withoutQuotations(words);
  const found = [];
  const is = (fault, wrong) => wrong && found.push(fault);
  is("a placeable", /\{ ?[$"-]|⟨|\bundefined\b|\[object|\bNaN\b/.test(text));
  is(
    "the name of a message",
    (text.match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? []).some((name) => names.has(name)),
  );
  is("a date in ISO 8601", /\d{4}-\d\d-\d\d/.test(text));
  is("a long number without separators", /(?<![\w./:-])\d{5,}(?![\w./-])/.test(text));
  if (language === "en") return found;
  const known = tokens.reduce((text, token) => text.replaceAll(token, "·"), text);
  is("English words", /\b(the|and|of|with|which|whether|how|what|this|not|its|from|are)\b/i.test(known));
  if (new Intl.Locale(language).maximize().script === "Latn") return found;
  is(
    "a run of Latin words",
    /(?:[A-Za-z][A-Za-z’'-]+[ ,;:]+){2}[A-Za-z][A-Za-z’'-]+/.test(known.replace(/\S*[./*]\S*/g, "·")),
  );
  if (language !== "zh") return found;
  is("a space after a Chinese punctuation mark", /[。；，、：！？）] \S/.test(text));
  is("a comma of the Latin script", /\S, \S/.test(text));
  return found;
}

const DIALOG = "[aria-haspopup=dialog]";

/** All <details>, except menus, which would cover the page when opened. */
const CLOSED = "details:not(.drop-menu)";

/** The questions whose explanations the test opens. Without headers and HTML, the table folds the columns in `FOLDED`. */
const QUESTIONS = ["crawl", "index", "snippet", "image-preview", "archive", "ai-use"];
const FOLDED = ["snippet", "image-preview", "archive"];

/**
 * Returns the button for `question` in a crawler's row, or, without a question, the button with the crawler's name. Uses attributes,
 * because role selectors are slow when all rows are rendered.
 */
const buttonOf = (page, id, question) =>
  page.locator(`tr.crawler[data-row="${id}"] ${question ? `[data-question=${question}] .cell` : ".crawler-name"}`);

/** Opens the explanation of a row or cell, and waits until the explanation contains the element `part`. */
async function explain(page, id, question, part = question ? ".why" : ".explanation:not(:has(> .why))") {
  const button = buttonOf(page, id, question);
  await button.click();
  await button.and(page.locator("[aria-current=true]")).waitFor();
  const name = await buttonOf(page, id).innerText();
  const panel = page.locator(".why-panel").filter({ has: page.locator("#why-title", { hasText: name }) });
  await panel.locator(part).waitFor();
  await openDetails(page, CLOSED);
}

/** Opens all groups of crawlers, checks their texts, and returns to the table. */
async function groups(page, look, where) {
  await page.locator(".controls .choices .choice").first().click();
  await page.locator(".group").first().waitFor();
  await page.locator(".group-toggle").evaluateAll((all) => {
    for (const toggle of all) if (toggle.getAttribute("aria-expanded") === "false") toggle.click();
  });
  await page.locator(".group-toggle[aria-expanded=false]").first().waitFor({ state: "detached" });
  await look(`${where}, groups`);
  await openAll(page);
}

/** Pins three crawlers and one class, and checks the texts before and after it removes a pin. */
async function pins(page, look) {
  const menu = page.locator(".pin-menu");
  for (const name of ["YandexBot", "Amazonbot", "ChatGPT-User"]) await menu.selectOption(name);
  await menu.selectOption({ index: 1 });
  assert.equal(await page.locator(".pin").count(), 8);
  await look("pins");
  await page.locator(".pin-remove").nth(1).click();
  await look("one pin less");
}

/**
 * Walks through the page view. `look` checks the visible texts. In English and German, visits only an example with headers and HTML, and
 * one with folded columns: most faults can only be found in the languages without Latin script.
 */
async function ofOnePage(page, look, language) {
  const examples = page.locator(".pane-actions select");
  const count = (await examples.locator("option").count()) - 1;
  assert.ok(count >= 6, `${count} examples`);
  const visited = ["en", "de"].includes(language) ? [1, 3] : Array.from({ length: count }, (_, index) => index + 1);
  let foldedIn = 0;
  for (const example of visited) {
    const load = async (index) => {
      await examples.selectOption({ index });
      await page.locator(".taken li").waitFor();
    };
    await load(example);
    for (const pane of ["robots-txt", "headers", "html"]) {
      await page.locator(`#tab-${pane}`).click();
      await look(`example ${example}, ${pane}`);
    }
    await openDetails(page, CLOSED);
    // Reading all rows is slow, so do it only for the first example. That example has headers and HTML, so its rows contain all kinds of
    // texts.
    await look(`example ${example}, all opened`, example === 1);
    if (example === 1) await groups(page, look, `example ${example}`);
    // The last and largest example contains no new kinds of texts, so skip its explanations.
    if (example === count) break;
    // Explanations render faster if the table has few rows.
    await page.locator("#filter").fill("googlebot gptbot yandexbot amazonbot bingbot");
    for (const token of ["Googlebot", "GPTBot", "YandexBot", "Amazonbot"]) {
      await explain(page, token);
      await look(`example ${example}, ${token}`);
    }
    const isFolded = (await page.locator(".folded").count()) > 0;
    assert.equal(
      isFolded,
      (await page.locator("#tab-headers .tab-note, #tab-html .tab-note").count()) === 2,
      `columns of example ${example}`,
    );
    for (const question of QUESTIONS) {
      if (isFolded && FOLDED.includes(question)) {
        // A folded column has no cells to press. Open the explanation in the first example: it stays open when another example is loaded.
        assert.equal(await buttonOf(page, "bingbot", question).count(), 0, question);
        await load(1);
        await explain(page, "bingbot", question);
        await load(example);
        await page.locator(".folded").waitFor();
        await page.locator(".why-panel .why").waitFor();
        foldedIn = example;
      } else await explain(page, "bingbot", question);
      await look(`example ${example}, bingbot, ${question}`);
    }
    await page.locator("#filter").fill("");
  }
  assert.ok(foldedIn > 0, "no example has folded columns");
}

/** Walks through the conditions, the filter and the user's own User-Agent, including invalid values. Then calls `texts`. */
async function conditions(page, look) {
  await page.locator(".pane-actions select").selectOption({ index: 1 });
  for (const status of ["301", "429", "503", "abc"]) {
    await openCondition(page, "status");
    await page.locator("#status").fill(status);
    await look(`status ${status}`);
    for (const token of ["Googlebot", "YandexBot", "Amazonbot", "bingbot"]) {
      await explain(page, token);
      await look(`status ${status}, ${token}`);
    }
  }
  await openCondition(page, "status");
  await page.locator(".what-if-choice").nth(7).click();
  await look("no response", true);
  await page.locator(".what-if-choice").first().click();
  await openCondition(page, "date");
  await page.locator("#now").fill("");
  await look("no date");
  await page.locator("#now").fill("2031-05-06T07:08");
  for (const url of ["hello world", "mailto:me@example.com", "https://", ""]) {
    await page.locator("#url").fill(url);
    await look(`URL ${url}`);
  }
  await page.locator("#url").fill("https://shop.example/checkout/help");
  await page.locator("#filter").fill("no such crawler");
  await look("no row");
  await page.locator("#filter").fill("");
  await page.locator(".pin").nth(2).locator(".pin-name").click();
  await page.locator(".shown button").waitFor();
  await look("a class of crawlers");
  await page.locator(".shown button").click();
  await page.locator("#user-agent").fill("ExampleBot/1.0");
  await explain(page, "your-own");
  await look("a User-Agent of one's own");
  await groups(page, look, "a User-Agent of one's own");
  await page.locator("#user-agent").fill("");
  await page.locator(".why-panel > .notice").waitFor();
  await look("no crawler");
  await texts(page, look);
}

/** Walks through texts that crawlers read differently, all kinds of directives, the rendered HTML, and the notices about opened files. */
async function texts(page, look) {
  const write = async (pane, text) => {
    await page.locator(`#tab-${pane}`).click();
    await page.locator(`#panel-${pane} .cm-content`).waitFor();
    await page.locator(`#panel-${pane} .cm-content`).focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(text);
  };
  await write(
    "robots-txt",
    "User-agent: *\nDisallow: /\n\nAllow: /public/\nDisalow: /x\nCrawl-delay: x\nUser-agent: Googlebot\nDisallow: /a\nUser-agent: Googlebot\nAllow: /a\n",
  );
  await page.locator("#url").fill("/public/a");
  for (const token of ["GPTBot", "Googlebot", "MojeekBot", "Baiduspider"]) {
    await explain(page, token, undefined, "details.readings");
    await look(`readings of ${token}`);
  }
  await page.locator("#panel-robots-txt .cm-lint-marker").first().hover();
  await page.locator(".cm-tooltip").first().waitFor();
  await look("diagnostics");
  await page.locator("#panel-robots-txt .cm-content").focus();
  await page.keyboard.press("Control+f");
  await page.locator(".cm-search").waitFor();
  await look("the search of a pane");
  await page.keyboard.press("Escape");
  await write(
    "headers",
    "HTTP/2 200\nx-robots-tag: noindex, max-snippet: x\nx-robots-tag: googlebot: unavailable_after: 2030-12-01\nx-robots-tag: otherbot: noai, nosnippet\ncontent-usage: train-ai=n\ntdm-reservation: 1\n",
  );
  await write(
    "html",
    "<meta name=robots content='index, noarchive, nocach'><body><meta name=googlebot content=noindex><p data-nosnippet>x",
  );
  await openDetails(page, CLOSED);
  await look("all kinds of directives", true);
  await groups(page, look, "all kinds of directives");
  for (const token of ["Googlebot", "bingbot", "GPTBot"]) {
    await explain(page, token);
    await look(`all kinds of directives, ${token}`);
    for (const question of ["index", "snippet", "ai-use"]) {
      await explain(page, token, question);
      await look(`all kinds of directives, ${token}, ${question}`);
    }
  }
  await page.locator("#tab-html").click();
  await page.locator("#version-tab-rendered-html").click();
  await look("unknown rendered HTML");
  const rendered = page.locator("#version-panel-rendered-html .cm-content");
  await rendered.waitFor();
  await rendered.focus();
  await page.keyboard.insertText("<meta name=robots content='noindex, nosnippet'><link rel=canonical href=/b>");
  await page.locator("#version-tab-rendered-html .severity").waitFor();
  await look("rendered HTML", true);
  await explain(page, "Googlebot", "snippet");
  await look("rendered HTML, Googlebot, snippet");
  const open = page.locator(".pane-actions input[type=file]").first();
  for (const [name, text] of [
    ["a.png", "\u0000\u0001\u0002"],
    ["a.har", "{}"],
    ["a.txt", "hello"],
    ["a.xml", "<urlset><url><loc>https://a.example/</loc></url></urlset>"],
  ]) {
    await open.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.locator(".taken li", { hasText: name }).waitFor();
    await look(`a file ${name}`);
  }
}

/** Walks through sharing, cases, export and the list of keyboard shortcuts. */
async function dialogs(page, look) {
  await page.locator(".share-bar button").first().click();
  await page.locator(".share-made > *").first().waitFor();
  await openDetails(page, "details");
  await page.locator(".export-content").waitFor();
  await look("sharing");
  await page.locator(DIALOG).first().click();
  await page.locator("dialog[open]").waitFor();
  await look("the keys");
  await page.keyboard.press("Escape");
}

async function manyUrls(page, look) {
  await page.locator(".views a").nth(1).click();
  await look("many URLs");
  await openDetails(page, CLOSED);
  await look("the choice of crawlers");
  const lists = [
    ["a.txt", "https://a.example/\nhello world\nhttps://a.example/a/b\nhttps://a.example/a/c?d\n"],
    ["a.xml", "<urlset><url><loc>https://a.example/</loc></urlset>"],
  ];
  for (const [name, text] of lists) {
    await page
      .locator(".urls input[type=file]")
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.locator(".urls .primary:enabled").click();
    await page.locator(".url-rows").waitFor();
    await openDetails(page, CLOSED);
    await page.locator(".tree .folder").first().waitFor();
    await look(`many URLs, ${name}`);
  }
}

async function compare(page, look) {
  await page.locator(".views a").nth(2).click();
  await page.locator(".compare").waitFor();
  await look("two empty versions");
  const files = page.locator(".version input[type=file]");
  const version = (place, text) =>
    files.nth(place).setInputFiles({ name: "robots.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await version(0, "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n");
  await version(1, "User-agent: *\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow: /c\n");
  await page.locator(".change").first().waitFor();
  await openDetails(page, CLOSED);
  await look("two versions");
}

async function generate(page, look) {
  await page.locator(".views a").nth(3).click();
  await page.locator(".tool-results .empty").waitFor();
  await look("nothing to generate");
  await page.locator(".statement input[type=checkbox]").first().check();
  await page.locator(".output-text").waitFor();
  const servers = page.locator(".servers .choice");
  const waitFor = (selector) => page.locator(selector).first().waitFor();
  const last = (await servers.count()) - 1;
  for (let server = 0; server <= last; server += 1) {
    await servers.nth(server).click();
    await waitFor(".output-text");
    await look(`server ${server}`);
  }
  const files = page.locator("input[name=files]");
  const refused = async (what) => {
    await waitFor(".tool-results .warning");
    await look(`refused: ${what}`);
  };
  await servers.nth(0).click();
  await files.nth(1).check();
  await page.locator("#pattern").fill("p/df");
  await refused("an extension");
  await files.nth(2).check();
  await page.locator("#pattern").fill("a");
  await refused("a path");
  await files.nth(3).check();
  await page.locator("#pattern").fill("/a");
  await servers.nth(last).click();
  await refused("files for a meta element");
  await files.nth(0).check();
  await page.locator("#bot-0").fill("b{t");
  await refused("a name");
  await page.locator("#bot-0").fill("");
  await page.locator(".products .choice").nth(1).click();
  await page.locator(".wish-purposes select").nth(1).selectOption("disallowed");
  await waitFor(".output-merged");
  await page.locator(".wish-purposes select").first().selectOption("allowed");
  await page.locator(".tool-inputs > .button").click();
  await waitFor(".wish-rule");
  await waitFor(".output-merged");
  await openDetails(page, CLOSED);
  await look("a robots.txt");
  await page.locator(".wish-rule input").last().fill("no path");
  await refused("a path of a rule");
}

for (const { language, locale } of translated) {
  describe(language, () => {
    test("every visible text is in the chosen language", async () => {
      const page = await site.open({ locale, layout: "Groups" });
      page.setDefaultTimeout(20_000);
      const messages = await messagesOf(language);
      const names = new Set([...messages.keys()].filter((name) => name.includes("-")));
      const tokens = CRAWLERS.flatMap(({ token, operator }) => [token, operator]);
      const known = [...new Set(tokens)].sort((one, other) => other.length - one.length);
      const wrong = [];
      const read = new Set();
      const look = async (where, areRowsRead = false) => {
        for (const { words, at } of await readings(page, areRowsRead)) {
          if (read.has(words)) continue;
          read.add(words);
          for (const fault of faults(words, language, names, known))
            wrong.push(`${fault}: ${words.slice(0, 200)} (${at}) – ${where}`);
        }
      };
      await page.locator("#panel-robots-txt .cm-content").waitFor();
      await look("the beginning");
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      assert.equal(await page.title(), messages.get("title"));
      assert.equal(await page.locator("meta[name=description]").getAttribute("content"), messages.get("description"));
      await openAll(page);
      for (const walk of [pins, ofOnePage, conditions, dialogs, manyUrls, compare, generate])
        await walk(page, look, language);
      assert.equal(await page.title(), messages.get("title-view").replace("{ $view }", messages.get("view-generate")));
      assert.equal(wrong.join("\n"), "");
      await page.close();
    });
  });
}
