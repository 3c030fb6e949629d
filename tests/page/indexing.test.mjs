// Tests headers and HTML as inputs in addition to robots.txt, and the answers that depend on them.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { evaluate } from "robotscope";
import { nameOf, openAll, openDetails, pageForTests, row, table } from "./support.mjs";

const site = pageForTests();
let page;

beforeEach(async () => {
  page = await site.open();
  await page.editor.allUpgraded();
});

const summary = () => page.locator(".summary").innerText();
const detail = () => page.locator(".why-panel");
const of = async (token) => (await table(page)).find((found) => found.crawler === token);
/** Enters only the given texts, then shows the table. The default robots.txt allows everything. */
async function give({ robots = "User-agent: *\nDisallow:\n", headers, html }) {
  await page.keepExample();
  await page.clear("headers");
  await page.clear("html");
  await page.setText(robots);
  if (headers !== undefined) await page.setText(headers, "headers");
  if (html !== undefined) await page.setText(html, "html");
  await openAll(page);
}

// Google, robots meta tags: a directive has no effect if robots.txt keeps the crawler from fetching the page.
test("the explanation agrees with the verdict if robots.txt blocks the redirect target", async () => {
  const headers = "HTTP/2 301\nlocation: /b\n\nHTTP/2 200\ncontent-type: text/html\nx-robots-tag: noindex\n";
  await give({ robots: "User-agent: Googlebot\nDisallow: /b\n", headers });
  await page.getByLabel("URL or path").fill("https://a.example/a");
  await row(page, "Googlebot").locator("[data-question=index] button.cell").click();
  const answer = detail().locator(".explanation-answer");
  await answer.getByText("Blocked: URL only").waitFor();
  assert.match(await detail().innerText(), /Googlebot may crawl the URL, but not its redirect target/);
  assert.equal(await detail().locator(".unseen").count(), 0, "no struck answer");
  await detail().getByRole("button", { name: "Everything about Googlebot" }).click();
  const first = detail().locator(".explanation-summary");
  await first.getByText(/but not its redirect target.*robots\.txt, line 2/s).waitFor();
  assert.equal(await first.count(), 1);
});

describe("missing texts", () => {
  test("all answers are unknown if both headers and HTML are missing", async () => {
    await give({});
    await page.locator(".summary").getByText("Indexing unknown: paste headers or HTML.").waitFor();
    const { aspects, signs } = await of("Googlebot");
    assert.deepEqual(signs, ["?"], "one cell shows that all answers are unknown");
    assert.match(aspects[0], /not known: no headers or HTML/);
    for (const pane of ["headers", "html"]) {
      await page.showPane(pane);
      assert.match(await page.locator(".pane-status:visible").innerText(), /Not given: .* unknown, not empty/);
    }
    assert.equal(await page.getByRole("tab", { name: "HTML not given" }).count(), 1);
  });

  test("an answer is tentative if the missing HTML could change it", async () => {
    await give({ headers: "X-Robots-Tag: noindex" });
    await page.getByText("based on the headers only").first().waitFor();
    const { aspects } = await of("Googlebot");
    assert.equal(aspects[0], "forbidden", "no HTML could change the answer");
    assert.equal(aspects[1], "allowed, based on the headers only");
  });

  test("the search preview lists the unknown texts, and omits the parts that depend on them", async () => {
    await give({ headers: "X-Robots-Tag: max-snippet: 20" });
    await page.clear("robots");
    const preview = page.locator(".preview");
    await preview.getByText("Unknown: robots.txt and HTML.").waitFor();
    await preview.getByText("Title unknown: no HTML given").waitFor();
    await preview.getByText("Snippet: at most 20 characters").waitFor();
    assert.equal(await preview.locator(".thumbnail").count(), 0);
    await page.setText("<title>Shoes</title>", "html");
    await preview.getByText("Unknown: robots.txt.").waitFor();
    await preview.locator(".result-title", { hasText: "Shoes" }).waitFor();
    await preview.locator(".thumbnail").waitFor();
  });

  test("an empty text contains no directives, whereas a missing text is unknown", async () => {
    await give({ headers: "HTTP/1.1 200 OK", html: "x" });
    await page.editor.focusEnd("html");
    await page.keyboard.press("Backspace");
    await page.getByText("Empty: a document without elements").waitFor();
    assert.deepEqual((await of("Googlebot")).aspects.slice(0, 2), ["allowed", "allowed"]);
  });
});

describe("headers", () => {
  test("the output of curl -iL is split, and only its last response is evaluated", async () => {
    const body = '<!doctype html><meta name="robots" content="nofollow">\n';
    await give({
      headers: `HTTP/1.1 301 Moved\nLocation: /b\nX-Robots-Tag: none\n\nHTTP/2 200\nx-robots-tag: max-snippet: 20\n\n${body}`,
    });
    await page.getByText("was moved to the HTML").first().waitFor();
    await page.getByText("Only the last of 2 responses counts.").waitFor();
    assert.deepEqual((await of("Googlebot")).aspects.slice(0, 3), ["allowed", "forbidden", "at most 20 characters"]);
    await page.showPane("html");
    assert.match(await page.editor.of("html").locator(".cm-content").innerText(), /^<!doctype html>/);
  });

  test("HTML in a pasted response replaces existing HTML only on request", async () => {
    await give({ html: "<p>old" });
    await page.setText("HTTP/2 200\n\n<meta name=robots content=noindex>", "headers");
    assert.equal((await of("Googlebot")).aspects[0], "allowed");
    await page.getByRole("button", { name: "Move it to the HTML pane" }).click();
    await page.getByText("was moved to the HTML").first().waitFor();
    assert.equal((await of("Googlebot")).aspects[0], "forbidden");
  });

  // Google, "How HTTP status codes affect Google's crawlers": Google does not index pages that return 4xx, and ignores their content.
  test("the HTTP status of the page takes precedence over its directives", async () => {
    await give({ headers: "HTTP/1.1 200 OK", html: "<meta name=robots content=index>" });
    assert.equal((await of("Googlebot")).aspects[0], "allowed");
    await page.setText("HTTP/1.1 404 Not Found\nX-Robots-Tag: all", "headers");
    for (const crawler of ["Googlebot", "bingbot", "YandexBot"]) {
      assert.equal((await of(crawler)).aspects[0], "forbidden", crawler);
    }
    assert.match(await summary(), /The page returns 404, so it is not indexed \(\d+ documented and \d+ assumed\)\./);
    for (const name of ["Googlebot", "bingbot"]) {
      await page.locator(".pin-answer", { hasText: `${name} does not index the page: the status is 404` }).waitFor();
    }
    await page.locator(".findings").waitFor();
    await openDetails(page, ".findings");
    await page
      .getByText(/The page returns 404, so it is not indexed \(.*; documented\)/)
      .first()
      .waitFor();
    await detail().getByText("Googlebot does not index the page: the status is 404 (documented).").waitFor();
    await page.setText("HTTP/1.1 304 Not Modified", "headers");
    assert.match((await of("Googlebot")).aspects[0], /^not known: the status is 304/);
  });

  test("the headers pane accepts values of X-Robots-Tag without the header's name", async () => {
    await give({ headers: "noindex, nofollow", html: "<p>" });
    await page.showPane("headers");
    await page.getByText("Values of X-Robots-Tag, without its name").waitFor();
    assert.deepEqual((await of("bingbot")).aspects.slice(0, 2), ["forbidden", "forbidden"]);
    assert.match(
      await summary(),
      /No crawler is blocked from \/\. \d+ ignore robots\.txt\. .*\d+ are assumed not to index it\./,
    );
  });

  test("headers are highlighted at the spans that the engine returns", async () => {
    await give({ headers: "HTTP/2 200\nx-robots-tag: googlebot: noindex, max-snippet: ü" });
    const pieces = page.editor.of("headers").locator("[class^=tok-]");
    await page.editor.of("headers").locator(".tok-directive").first().waitFor();
    const found = await pieces.evaluateAll((all) => all.map((piece) => [piece.className, piece.textContent]));
    assert.deepEqual(found.slice(0, 5), [
      ["tok-user-agent-field", "HTTP/2 200"],
      ["tok-rule-field", "x-robots-tag"],
      ["tok-separator", ":"],
      ["tok-token", "googlebot"],
      ["tok-value", ": "],
    ]);
    assert.ok(found.some(([name, text]) => name === "tok-directive" && text === "noindex"));
  });
});

describe("the date", () => {
  test("the date field decides whether unavailable_after applies", async () => {
    await give({ headers: "X-Robots-Tag: unavailable_after: 2027-01-01T00:00:00Z", html: "<p>" });
    await page.setDate("2026-12-31T23:59");
    assert.equal((await of("Googlebot")).aspects[0], "allowed");
    await page.setDate("2027-01-01T00:00");
    assert.equal((await of("Googlebot")).aspects[0], "forbidden");
    await detail().getByText("1 January 2027, 00:00 UTC (in the past)").waitFor();
    await page.setDate("");
    await page.openCondition("date");
    await page.getByText("Not given: dates on the page have no effect.").waitFor();
    assert.equal((await of("Googlebot")).aspects[0].startsWith("allowed"), true);
  });

  test("the date field initially contains today's date", async () => {
    const today = new Date().toISOString().slice(0, 10);
    assert.equal((await page.getByLabel("Date and time").inputValue()).slice(0, 10), today);
  });
});

describe("the status of robots.txt", () => {
  test("the status of robots.txt determines whether its text applies", async () => {
    await give({ robots: "User-agent: *\nDisallow: /", headers: "noindex", html: "<p>" });
    assert.equal((await of("Googlebot")).answer, "Blocked");
    await page.setStatus("404");
    await row(page, "Googlebot").getByText("As if there were no robots.txt").waitFor();
    // The answer is not “Allowed”, because a green badge would contradict the noindex.
    assert.equal((await of("Googlebot")).answer, "May fetch it");
    await page.setStatus("503");
    await page
      .getByText(/depends on how long robots.txt has been failing/)
      .first()
      .waitFor();
    assert.equal((await of("Googlebot")).answer, "Depends");
    await page.setStatus("no");
    await page.openCondition("status");
    await page.getByText("until then, 200 is used").waitFor();
    assert.equal((await of("Googlebot")).answer, "Blocked");
  });
});

describe("the table of crawlers", () => {
  const texts = {
    robots: "User-agent: GPTBot\nUser-agent: bingbot\nDisallow: /\n",
    headers: "HTTP/2 200\ncontent-type: text/html\nx-robots-tag: googlebot: noindex, max-snippet: 7\n",
    html: '<head><meta name=robots content="nosnippet, max-image-preview:standard"><meta name=yandexbot content=noarchive></head>',
  };

  test("the table combines robots.txt, headers and HTML", async () => {
    await give(texts);
    assert.deepEqual((await of("Googlebot")).signs, ["✕", "✓", "✕", "std.", "✕", "✓", "✓"]);
    const unseen = await of("GPTBot");
    assert.equal(unseen.answer, "Blocked");
    assert.equal(unseen.isUnseen, true);
    assert.equal(unseen.aspects[2], "none, but the crawler does not see it");
    const crossed = row(page, "GPTBot").locator(".aspect .cell").nth(2);
    assert.match(await crossed.evaluate((sign) => getComputedStyle(sign).textDecorationLine), /line-through/);
    assert.equal((await of("DuckDuckBot")).isUnseen, false);
  });

  test("every row of the table shows the same answers as the npm package", async () => {
    await give(texts);
    const now = new Date(`${await page.getByLabel("Date and time").inputValue()}Z`);
    const url = await page.getByLabel("URL or path").inputValue();
    const report = evaluate({ url, robotsTxt: texts.robots, headers: texts.headers, html: texts.html, now });
    const words = { unstated: "no limit stated", unlimited: "no limit", 0: "none" };
    const limit = (value, unit) => words[value] ?? `at most ${value} ${unit}${value === 1 ? "" : "s"}`;
    const shown = await table(page);
    assert.equal(shown.length, report.crawlers.length);
    for (const { crawler, aspects } of shown) {
      const { indexing, visibility } = report.crawlers.find((found) => found.crawler === crawler);
      const expected = [
        indexing.index.value,
        indexing.follow.value,
        limit(indexing.snippet.value, "character"),
        words[indexing.imagePreview.value] ?? indexing.imagePreview.value,
        limit(indexing.videoPreview.value, "second"),
        indexing.translation.value,
        indexing.archive.value,
      ];
      const { index, follow, snippet, imagePreview, videoPreview, translation, archive } = indexing;
      const by = [index, follow, snippet, imagePreview, videoPreview, translation, archive].map(
        (outcome) => outcome.by,
      );
      const suffix = (place) =>
        visibility === "unseen" && by[place].length > 0 ? ", but the crawler does not see it" : "";
      assert.deepEqual(
        aspects,
        expected.map((words, place) => words + suffix(place)),
        crawler,
      );
    }
  });
});

describe("the explanation of a row", () => {
  const headers = "HTTP/2 200\nx-robots-tag: max-snippet: 5\nx-robots-tag: nosnippet, noindex, index\n";
  const html = "<p>\n<meta name=robots content='noarchive'>\n<meta name=googlebot content='nofollow'>";

  test("the explanation names deciding, overruled and ineffective directives", async () => {
    await give({ headers, html });
    await detail().getByText("Googlebot may not index the page").waitFor();
    const outcomes = await detail().locator(".outcomes").innerText();
    assert.match(
      outcomes.replace(/\s+/g, " "),
      /Index forbidden documented noindex headers, line 3 overrides index headers, line 3/,
    );
    assert.doesNotMatch(outcomes, /Conflict/, "Google documents which directive applies");
    assert.match(
      outcomes.replace(/\s+/g, " "),
      /Snippet none documented nosnippet headers, line 3 overrides max-snippet: 5 headers, line 2/,
    );
    assert.match(
      await detail().locator(".directive-outcomes").first().innerText(),
      /noarchive[\s\S]*the engine no longer reads it/,
    );
    assert.deepEqual(await detail().locator(".appearance li").allInnerTexts(), ["The page is not listed."]);
  });

  test("the explanation marks the directives in the pane that contains them", async () => {
    await give({ headers, html });
    await page.showPane("headers");
    assert.deepEqual(await page.editor.parts("decides", "headers"), ["nosnippet", "noindex"]);
    assert.deepEqual(await page.editor.parts("overruled", "headers"), ["max-snippet: 5", "index"]);
    assert.deepEqual(await page.editor.lines("decides", "headers"), ["x-robots-tag: nosnippet, noindex, index"]);
    await detail().getByRole("button", { name: "nofollow HTML, line 3" }).click();
    await page.locator("robots-editor[label=HTML] .part-pointed").waitFor();
    assert.equal(await page.getByRole("tab", { name: "HTML" }).getAttribute("aria-selected"), "true");
    assert.deepEqual(await page.editor.parts("pointed", "html"), ["nofollow"]);
  });

  test("a link scrolls to a distant directive, even in a long line", async () => {
    for (const filler of ["<p>text</p>\n".repeat(60_000), "<p>text</p>".repeat(60_000)]) {
      await page.clear("html");
      await page.getByLabel("Open file").setInputFiles({
        name: "a.html",
        mimeType: "text/html",
        buffer: Buffer.from(`<p>${filler}<meta name=robots content=noimageindex>`),
      });
      await detail()
        .getByRole("button", { name: /^noimageindex HTML/ })
        .click();
      const pointed = page.locator("robots-editor[label=HTML] .part-pointed");
      await pointed.waitFor();
      await page.waitForFunction(() => {
        const editor = document.querySelector("robots-editor[label=HTML]");
        const box = editor.shadowRoot.querySelector(".part-pointed")?.getBoundingClientRect();
        const frame = editor.getBoundingClientRect();
        return (
          box &&
          box.top >= frame.top &&
          box.bottom <= frame.bottom &&
          box.left >= frame.left &&
          box.right <= frame.right
        );
      });
    }
  });

  test("the explanation names the question on which the result depends", async () => {
    await give({ headers: "HTTP/2 200", html: "<p><meta name=robots content=noindex>" });
    await nameOf(page, "YandexBot").click();
    await detail().getByText("the result depends on whether meta elements in the body count").waitFor();
    await detail().getByText("it is in the body").waitFor();
  });

  test("the user's own crawler obeys meta elements with its name", async () => {
    await give({ headers: "HTTP/2 200", html: "<meta name=examplebot content=noindex>" });
    await page.getByLabel("Your own User-Agent").fill("ExampleBot/1.0");
    await detail().getByText("It is only assumed that ExampleBot does not index the page").waitFor();
  });
});

describe("below the verdicts", () => {
  test("a click on the place of a finding marks the place in its text", async () => {
    await give({ headers: "X-Robots-Tag: no-index, nofollow", html: "<p data-nosnippet>" });
    const findings = page.locator(".findings");
    await findings.waitFor();
    await openDetails(page, ".findings");
    await findings.getByText("“noindex” may be meant").waitFor();
    await findings.getByText("only on span, div and section").waitFor();
    await findings.getByRole("button", { name: "no-index headers, line 1" }).click();
    assert.deepEqual(await page.editor.parts("pointed", "headers"), ["no-index"]);
  });

  test("a finding reports noindex on a blocked page", async () => {
    await page.locator(".findings").waitFor();
    await openDetails(page, ".findings");
    await page.locator(".findings").getByText("so its directives are never seen").waitFor();
    await detail().getByText("so it never sees that indexing is forbidden").waitFor();
    await detail().getByText("At most the URL, without a snippet, if other pages link to it.").waitFor();
  });

  test("the AI section lists each signal once, and the uses that each operator is allowed", async () => {
    await give({
      robots: "User-agent: *\nContent-Signal: ai-train=no\nAllow: /",
      headers: "tdm-reservation: 1",
      html: "<p>",
    });
    const section = page.locator(".ai-signals");
    await openDetails(page, ".ai-signals");
    const operators = section.getByRole("table", { name: "What each operator’s crawlers may do with the page for AI" });
    const openai = operators.getByRole("row").filter({ hasText: "OpenAI" });
    assert.match((await openai.innerText()).replace(/\s+/g, " "), /Allowed/);
    const signals = section.getByRole("table", { name: "What the texts say about AI use of the page." });
    assert.equal(await signals.getByRole("rowheader").filter({ hasText: "Content-Signal" }).count(), 1);
    const words = (await signals.innerText()).replace(/\s+/g, " ");
    assert.match(words, /Content-Signal.*AI training disallowed/);
    assert.match(words, /tdm-reservation in the headers.*text and data mining reserved/);
    await page.setText("# No groups\n");
    await page.setText("HTTP/2 200", "headers");
    await section.getByText("The texts say nothing about AI use of the page.").waitFor();
  });
});

describe("hostile texts", () => {
  test("hostile texts are displayed as text, never as HTML", async () => {
    const hostile = `<img src=x onerror="window.hurt=1"><script>window.hurt=1</script><svg onload="window.hurt=1">
<meta name=robots content="<img src=x onerror=window.hurt=1>, noindex"><iframe srcdoc="<script>parent.hurt=1</script>"></iframe>`;
    await give({
      headers: `X-Robots-Tag: <img src=x onerror=window.hurt=1>, noindex\nx: ${hostile.replaceAll("\n", " ")}`,
      html: hostile,
    });
    await page.locator(".findings").getByText("This is not a directive").first().waitFor();
    await page.locator(".place").first().click();
    assert.equal(await page.evaluate(() => window.hurt), undefined);
    assert.equal(await page.evaluate(() => document.querySelectorAll("main :is(img, script, svg, iframe)").length), 0);
    assert.equal(await page.locator("[onerror], [onload], [srcdoc]").count(), 0);
  });

  test("the page evaluates 100,000 directives and an unclosed tag of 1 MB", async () => {
    const file = (text) => ({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.clear("html");
    await page.showPane("headers");
    await page.getByLabel("Open file").setInputFiles(file(`X-Robots-Tag: ${"noindex, ".repeat(100_000)}`));
    await page.getByText("directives").and(page.locator(".pane-status:visible span")).waitFor({ timeout: 60_000 });
    await openAll(page);
    assert.equal((await of("Googlebot")).aspects[0].startsWith("forbidden"), true);
    await page.showPane("html");
    await page.getByLabel("Open file").setInputFiles(file(`<meta ${"a=b ".repeat(250_000)}`));
    await page.getByText("is read as HTML: something there is not closed").waitFor({ timeout: 60_000 });
  });
});

test("an example replaces all texts, and clears texts that it does not contain", async () => {
  const examples = page.getByLabel("Load an example");
  await examples.selectOption({ label: "A PDF that expires, behind a redirect" });
  await page.getByText("Who may").waitFor({ state: "detached" });
  assert.equal(await page.getByRole("tab", { name: "HTML not given" }).count(), 1);
  await page.showPane("headers");
  await page.getByText("Only the last of 2 responses counts.").waitFor();
  await examples.selectOption({ label: "Wildcards, anchors and ties" });
  await page.locator(".summary").getByText("Indexing unknown: paste headers").waitFor();
});
