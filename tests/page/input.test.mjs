// Tests how the page imports files and texts that users drop, paste, open or choose, and its notices about imports. Also tests the text
// panes, and the conditions that users can change.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { blockedFrom, dropFiles, openAll, pageForTests, row } from "./support.mjs";

const site = pageForTests();
let page;

beforeEach(async () => {
  page = await site.open();
  await page.editor.allUpgraded();
});

const text = (pane) => page.editor.of(pane).evaluate((editor) => editor.value);
const taken = () => page.locator(".taken").innerText();
const status = () => page.locator(".pane-status:visible").innerText();

const drop = (files, options) => dropFiles(page, files, options);

/** Pastes a text while no field has the focus. */
const pasteOutside = (text) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    return document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Holds back the module that reads files. Returns a function that releases it. */
async function holdReader() {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route(/\/read-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const PAGE = '<!doctype html><title>ü</title><meta name="robots" content="noindex">\n';

describe("dropped files", () => {
  test("an overlay appears while files are dragged over the page", async () => {
    await drop({ "robots.txt": "" }, { letGo: false });
    await page.getByText("Drop it anywhere").waitFor();
    assert.deepEqual(await violations(page), []);
    await page.evaluate(() => dispatchEvent(new DragEvent("dragleave")));
    await page.getByText("Drop it anywhere").waitFor({ state: "detached" });
    await drop({ "robots.txt": "User-agent: *\nDisallow: /a\n" });
    assert.equal(await page.getByText("Drop it anywhere").count(), 0);
  });

  test("dropped files fill the panes for their kinds, and Undo restores the previous texts", async () => {
    const before = await Promise.all(["robots", "headers", "html"].map(text));
    await page.setStatus("404");
    await drop(
      {
        "robots.txt": "User-agent: *\r\nDisallow: /a\n",
        "page.html": PAGE,
        "a.txt": "x-robots-tag: nofollow\nserver: x\n",
      },
      { on: "robots-editor" },
    );
    assert.equal(await text("robots"), "User-agent: *\nDisallow: /a\n");
    assert.equal(await text("html"), PAGE);
    assert.equal(await text("headers"), "x-robots-tag: nofollow\nserver: x\n");
    assert.match(await taken(), /robots\.txt is now in “robots\.txt”/);
    assert.match(await taken(), /page\.html is now in “HTML”/);
    assert.equal(
      await page.getByLabel("Status of robots.txt").inputValue(),
      "",
      "a dropped robots.txt resets its status",
    );
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await Promise.all(["robots", "headers", "html"].map(text)), before);
    assert.equal(await page.getByLabel("Status of robots.txt").inputValue(), "404");
    assert.equal(await taken(), "");
  });

  test("a dropped file whose kind is unknown fills the visible pane", async () => {
    await page.showPane("headers");
    await drop({ notes: "no index here" });
    assert.match(await taken(), /notes was not recognised and is now in the open pane, “Headers”/);
    assert.equal(await text("headers"), "no index here");
  });

  test("a dropped file with directives, or with headers from developer tools, fills the headers pane", async () => {
    await drop({ notes: "noindex, nofollow" });
    assert.match(await taken(), /notes is now in “Headers”, as the value of X-Robots-Tag\./);
    assert.equal(await text("headers"), "X-Robots-Tag: noindex, nofollow\n");
    await drop({ copied: "content-type:\ntext/html\nx-robots-tag:\nnoindex\n" });
    assert.match(await taken(), /copied is now in “Headers”\./);
    assert.equal(await text("headers"), "content-type: text/html\nx-robots-tag: noindex\n");
  });

  test("binary files are refused and change nothing", async () => {
    const before = await text("robots");
    await drop({ "robots.txt": [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], "a.bin": [0, 1, 2, 3, 65, 0, 1, 2] });
    assert.match(await taken(), /robots\.txt is not a text file/);
    assert.match(await taken(), /a\.bin is not a text file/);
    assert.equal(await page.getByRole("button", { name: "Undo" }).count(), 0);
    assert.equal(await text("robots"), before);
    await page.getByRole("button", { name: "Dismiss" }).click();
    assert.equal(await taken(), "");
  });

  test("files over 100 MB are refused without being read", async () => {
    await page.evaluate(() => {
      const file = new File(["x"], "robots.txt");
      Object.defineProperty(file, "size", { value: 100_000_001 });
      const dataTransfer = new DataTransfer();
      Object.defineProperty(dataTransfer, "files", { value: [file] });
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    });
    await page.getByText("robots.txt is too large").waitFor();
  });

  test("files in UTF-16 are read, with a warning that no crawler reads UTF-16", async () => {
    const bytes = [0xff, 0xfe, ...Buffer.from("User-agent: *\nDisallow: /ü\n", "utf16le")];
    await drop({ "robots.txt": bytes });
    assert.equal(await text("robots"), "User-agent: *\nDisallow: /ü\n");
    assert.match(await taken(), /UTF-16/);
  });

  test("a dropped sitemap is recognised, and the notice leads to Many URLs", async () => {
    await drop({ "sitemap.xml": '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>' });
    assert.match(await taken(), /sitemap\.xml is a sitemap/);
    await page.getByRole("button", { name: "Go to “Many URLs”" }).click();
    await page.getByRole("heading", { name: "Many URLs" }).waitFor();
  });

  test("names and contents of dropped files are displayed as text, never as HTML", async () => {
    await drop({ '<img src=x onerror="globalThis.ran=1">.html': "<script>globalThis.ran=1</script><p>" });
    assert.match(await taken(), /<img src=x/);
    assert.equal(await page.evaluate(() => globalThis.ran), undefined);
  });
});

describe("pasted text", () => {
  test("pasted output of curl -iL for a page fills the headers and HTML panes", async () => {
    await pasteOutside(
      `HTTP/2 301\nlocation: /b\n\nHTTP/2 200\nx-robots-tag: none\ncontent-type: text/html\n\n${PAGE}`,
    );
    await page.getByText("Your text is a whole response").waitFor();
    assert.match(await text("headers"), /^HTTP\/2 301\n[\s\S]*text\/html\n$/);
    assert.equal(await text("html"), PAGE);
  });

  test("pasted output of curl -i for robots.txt fills in its text and its status", async () => {
    await pasteOutside("HTTP/1.1 503 Service Unavailable\ncontent-type: text/plain\n\nUser-agent: *\nDisallow: /\n");
    await page.getByText("its text and its status, 503, are filled in").waitFor();
    assert.equal(await text("robots"), "User-agent: *\nDisallow: /\n");
    assert.equal(await page.getByLabel("Status of robots.txt").inputValue(), "503");
  });

  test("a pasted URL fills the URL field", async () => {
    assert.equal(await pasteOutside("https://other.example/b?c\n"), false, "the page handles the paste");
    await page.getByText("is a URL and is now being tested").waitFor();
    assert.equal(await page.getByLabel("URL or path").inputValue(), "https://other.example/b?c");
  });

  // Chromium may resolve concurrent `import()` calls for a module in any order. Still, an earlier file must not replace a later text.
  test("dropped files and pasted texts are imported in order while the file reader loads", async () => {
    const release = await holdReader();
    await page.evaluate(() => {
      const dataTransfer = (number) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([`User-agent: *\nDisallow: /${number}\n`], "robots.txt"));
        return dataTransfer;
      };
      for (let number = 1; number <= 8; number++) {
        const dropped = { dataTransfer: dataTransfer(number), bubbles: true, cancelable: true };
        document.body.dispatchEvent(new DragEvent("drop", dropped));
      }
    });
    const last = "User-agent: *\nDisallow: /9\n";
    await pasteOutside(last);
    release();
    await page.getByText("Your text is now in “robots.txt”").waitFor();
    assert.equal(await text("robots"), last);
  });

  test("a pasted text is imported immediately and does not overwrite a URL typed next", async () => {
    const release = await holdReader();
    await pasteOutside("User-agent: *\nDisallow: /typed\n");
    await page.getByLabel("URL or path").focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("https://a.example/typed");
    assert.equal(await page.getByLabel("URL or path").inputValue(), "https://a.example/typed");
    assert.equal(await text("robots"), "User-agent: *\nDisallow: /typed\n");
    release();
  });

  test("importing a dropped file does not disturb typing over the example’s URL", async () => {
    const release = await holdReader();
    const dropped = drop({ "robots.txt": "User-agent: *\nDisallow: /typed\n" });
    await page.getByLabel("URL or path").focus();
    await page.keyboard.press("Control+a");
    release();
    await dropped;
    await page.keyboard.type("https://a.example/typed");
    assert.equal(await page.getByLabel("URL or path").inputValue(), "https://a.example/typed");
    assert.equal(await text("robots"), "User-agent: *\nDisallow: /typed\n");
  });

  /** Pastes into the focused field. Returns `true` if the page leaves the paste to the browser. */
  const pasteInside = (text) =>
    page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      return document.activeElement.dispatchEvent(event);
    }, text);

  test("the page does not intercept text pasted into a focused field", async () => {
    await page.getByLabel("Filter", { exact: true }).focus();
    assert.ok(await pasteInside("https://other.example/"), "the page does not handle the paste");
    await page.getByLabel("URL or path").focus();
    assert.ok(await pasteInside("https://other.example/\n"), "a single line is a URL");
    assert.equal(await taken(), "");
  });

  test("several lines that are pasted into the URL field fill the pane for their kind", async () => {
    await page.getByLabel("URL or path").focus();
    assert.ok(!(await pasteInside("User-agent: *\r\nDisallow: /mine\r\n")), "the browser would join the lines");
    await page.getByText("Your text is now in “robots.txt”").waitFor();
    assert.equal(await text("robots"), "User-agent: *\nDisallow: /mine\n");
    assert.equal(await page.getByLabel("URL or path").inputValue(), "/");
  });

  test("a pasted text of an unknown kind replaces the user's text only on request", async () => {
    await pasteOutside("User-agent: *\nDisallow: /mine\n");
    await pasteOutside("what is this");
    await page.getByText("Nothing was changed").waitFor();
    assert.equal(await text("robots"), "User-agent: *\nDisallow: /mine\n");
    await page.getByRole("button", { name: "Replace the text in “robots.txt”" }).click();
    await page.getByText("Your text is now in “robots.txt”").waitFor();
    assert.equal(await text("robots"), "what is this");
  });

  // RFC 9309, 2.3: a robots.txt applies to one scheme, host and port.
  test("a pasted robots.txt belongs to the origin of the next URL that the user enters", async () => {
    await pasteOutside("User-agent: *\nDisallow: /private\n");
    await page.getByLabel("URL or path").fill("https://first.test/private/x");
    await page.getByText("your text, for first.test").waitFor();
    await page.getByLabel("URL or path").fill("https://second.test/private/y");
    await page.getByText("If second.test serves this robots.txt").waitFor();
  });

  test("a robots.txt never belongs to a host that the user is still typing", async () => {
    await pasteOutside("User-agent: *\nDisallow: /private\n");
    const field = page.getByLabel("URL or path");
    await field.fill("");
    await field.pressSequentially("https://ex");
    await page.waitForTimeout(1200);
    await field.blur();
    await field.focus();
    await page.keyboard.press("End");
    await field.pressSequentially("ample.com/private/x");
    await page.getByText("your text, for example.com").waitFor();
    assert.equal(await page.locator(".condition").count(), 0);
  });

  // RFC 9110, 7.1: a response belongs to the requested URL.
  test("the answer is conditional if the headers were pasted for a different page", async () => {
    await page.getByLabel("URL or path").fill("https://first.test/x");
    await pasteOutside("HTTP/2 200\nx-robots-tag: noindex\n");
    assert.equal(await page.locator(".condition").count(), 0);
    await page.getByLabel("URL or path").fill("https://first.test/y");
    await page.getByText("If first.test/y has these headers:").waitFor();
    await page.getByText("your text, for first.test/x").waitFor();
    await page.getByLabel("URL or path").fill("https://first.test/x#part");
    await page.locator(".condition").waitFor({ state: "detached" });
  });

  test("pasted headers belong to the first page URL at which typing pauses", async () => {
    await pasteOutside("HTTP/2 200\nx-robots-tag: noindex\n");
    await page.getByLabel("URL or path").fill("https://first.test/x");
    await page.waitForTimeout(1200);
    assert.equal(await page.locator(".condition").count(), 0);
    await page.getByLabel("URL or path").fill("https://first.test/xy");
    assert.equal(await page.locator(".condition").count(), 0, "the user continues the path");
    await page.getByLabel("URL or path").fill("https://first.test/z");
    await page.getByText("If first.test/z has these headers:").waitFor();
  });

  test("directives typed into the URL field become headers on Enter", async () => {
    const field = page.getByLabel("URL or path");
    await field.fill("noindex, nofollow");
    await field.press("Enter");
    await page.getByText("noindex, nofollow is now in “Headers”, as the value of X-Robots-Tag.").waitFor();
    assert.deepEqual([await field.inputValue(), await text("headers")], ["/", "X-Robots-Tag: noindex, nofollow\n"]);
  });

  test("directives pasted into the robots.txt pane can be moved to the headers", async () => {
    await page.setText("noindex, nofollow\n");
    assert.match(await status(), /These are directives such as noindex\./);
    await page.getByRole("button", { name: "Move to the right pane" }).click();
    assert.equal(await text("headers"), "X-Robots-Tag: noindex, nofollow\n");
    await page.setText("User-agent: *\nnoindex, nofollow\nDisallow: /a\n");
    assert.doesNotMatch(await status(), /These are directives/);
  });

  test("headers pasted with names and values on alternating lines can be joined", async () => {
    await page.showPane("headers");
    await page.setText("content-type:\ntext/html\nx-robots-tag:\nnoindex\n", "headers");
    assert.match(await status(), /names and values on alternating lines\./);
    await page.getByRole("button", { name: "Join the lines" }).click();
    await page.getByText("Your text is now in “Headers”").waitFor();
    assert.equal(await text("headers"), "content-type: text/html\nx-robots-tag: noindex\n");
  });

  test("a whole response pasted into the robots.txt pane can be moved to the right panes", async () => {
    await page.setText(`HTTP/2 200\nx-robots-tag: none\n\n${PAGE}`);
    assert.match(await status(), /This is a whole response\./);
    await page.getByRole("button", { name: "Move to the right pane" }).click();
    await page.getByText("Your text is a whole response").waitFor();
    assert.deepEqual([await text("robots"), await text("html")], ["", PAGE]);
    await page.getByRole("button", { name: "Undo" }).click();
    assert.match(await text("robots"), /^HTTP\/2 200\n/);
  });
});

describe("HAR files", () => {
  const entry = (url, { status = 200, type = "text/html", text, headers = [], ...more } = {}) => ({
    request: { method: "GET", url },
    response: {
      status,
      statusText: "",
      httpVersion: "h2",
      headers: [{ name: ":status", value: String(status) }, { name: "content-type", value: type }, ...headers],
      content: { mimeType: type, text },
      redirectURL: "",
      ...more,
    },
  });
  const har = (...entries) => JSON.stringify({ log: { version: "1.2", entries } });

  test("imports the chosen request of a HAR file and its host's redirected robots.txt", async () => {
    const file = har(
      entry("https://a.example/style.css", { type: "text/css", text: "a{}" }),
      entry("https://a.example/robots.txt", { status: 301, redirectURL: "/robots2.txt" }),
      entry("https://a.example/robots2.txt", { type: "text/plain", text: "User-agent: *\nDisallow: /x\n" }),
      entry("https://a.example/page", {
        text: PAGE,
        headers: [{ name: "x-robots-tag", value: "none\ngooglebot: all" }],
      }),
      entry("data:text/html,x"),
    );
    await drop({ "site.har": file });
    await page.getByRole("heading", { name: "Which request of site.har?" }).waitFor();
    await page.getByText("4 requests").waitFor();
    assert.deepEqual(await violations(page), []);
    await page.keyboard.type("page");
    await page.getByText("1 request", { exact: true }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("and the robots.txt of that host").waitFor();
    assert.equal(await page.getByLabel("URL or path").inputValue(), "https://a.example/page");
    assert.equal(await text("robots"), "User-agent: *\nDisallow: /x\n");
    assert.equal(
      await text("headers"),
      "HTTP/1.1 200\ncontent-type: text/html\nx-robots-tag: none\nx-robots-tag: googlebot: all\n",
    );
    assert.equal(await text("html"), PAGE);
  });

  test("the body of an error response in a HAR file does not become the robots.txt", async () => {
    for (const [status, robots] of [
      [404, ""],
      [304, "User-agent: *\nDisallow: /x\n"],
    ]) {
      const file = har(
        entry("https://a.example/robots.txt", { status, text: robots || PAGE }),
        entry("https://a.example/page"),
      );
      await drop({ "site.har": file });
      await page.locator(".har-entry", { hasText: "a.example/page" }).click();
      await page.getByText("and the robots.txt of that host").waitFor();
      await page.editor.becomes(robots);
      await page.locator(".chip-menu summary", { hasText: `robots.txt ${status}` }).waitFor();
    }
  });

  test("a HAR file with a single request is imported immediately, with its body decoded", async () => {
    const content = { mimeType: "text/html", encoding: "base64", text: Buffer.from(PAGE).toString("base64") };
    // The file begins with a byte order mark.
    await drop({ "x.har": `\uFEFF${har(entry("https://b.example/", { content }))}` });
    await page.getByText("has no robots.txt for that host.").waitFor();
    assert.equal(await text("html"), PAGE);
    await page.getByText("from a HAR file").waitFor();
  });

  test("the title of the request list mentions that the HAR file was pasted", async () => {
    await pasteOutside(har(entry("https://b.example/"), entry("https://b.example/2")));
    await page.getByRole("heading", { name: "Which request of the pasted HAR file?" }).waitFor();
  });

  test("Escape closes a HAR file's list of requests without importing anything", async () => {
    await drop({ "x.har": har(entry("https://b.example/"), entry("https://b.example/2")) });
    await page.keyboard.press("Escape");
    await page.locator(".har").waitFor({ state: "detached" });
    assert.equal(await taken(), "");
    assert.equal(await page.evaluate(() => document.activeElement.id), "url", "the focus is on the URL field again");
  });

  test("an invalid HAR file shows a notice", async () => {
    for (const content of ["no JSON", "{}", '{"log": {"entries": [null, {"request": 1}]}}', "[]"]) {
      await drop({ "x.har": content });
      await page.getByText("x.har should be a HAR file").waitFor();
      await page.getByRole("button", { name: "Dismiss" }).click();
    }
  });
});

describe("the text panes", () => {
  test("panes count lines, characters and bytes", async () => {
    await page.setText("User-agent: *\nAllow: /ü😀\n");
    assert.match(await status(), /^2 lines · 25 characters · 29 bytes/);
  });

  test("panes render only the visible lines of a long text, even while out of view", async () => {
    const drawn = (pane) => page.editor.of(pane).locator(".cm-line").count();
    const rules = "Disallow: /\n".repeat(20_000);
    const before = await text("robots");
    await openAll(page);
    await page.locator("footer").scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector("robots-editor").getBoundingClientRect().bottom < 0);
    await drop({ "robots.txt": `User-agent: *\n${rules}`, "index.html": `${PAGE}${"<p>\n".repeat(20_000)}` });
    await page.getByText("20,001 lines").first().waitFor({ state: "attached" });
    for (const pane of ["robots", "html"]) {
      const lines = await drawn(pane);
      assert.ok(lines > 0 && lines < 300, `${lines} lines of ${pane}`);
    }
    // Undo restores the text that was replaced.
    await page.showPane("robots");
    await page.editor.focusEnd("robots");
    assert.match(await text("robots"), /^User-agent: \*\nDisallow: \/\n/);
    await page.keyboard.press("Control+z");
    assert.equal(await text("robots"), before);
  });

  test("panes accept text from the clipboard", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => navigator.clipboard.writeText("Disallow: /clip"));
    await page.getByRole("button", { name: "Paste" }).click();
    await page.getByText("Your text is now in “robots.txt”").waitFor();
    assert.equal(await text("robots"), "Disallow: /clip");
  });

  test("the Paste button changes nothing if the clipboard contains no text", async () => {
    await page.setText("User-agent: *\nDisallow: /mine\n");
    await page.evaluate(() => {
      const texts = ["", "x-robots-tag: none"];
      navigator.clipboard.readText = async () => texts.shift();
    });
    await page.getByRole("button", { name: "Paste" }).click();
    await page.showPane("headers");
    await page.getByRole("button", { name: "Paste" }).click();
    await page.getByText("Your text is now in “Headers”").waitFor();
    assert.equal(await text("robots"), "User-agent: *\nDisallow: /mine\n");
  });

  test("panes show a notice if the browser denies access to the clipboard", async () => {
    await page.evaluate(() => {
      navigator.clipboard.readText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await page.getByRole("button", { name: "Paste" }).click();
    await page.getByText("does not let the page read the clipboard").waitFor();
  });

  test("Undo restores texts that were cleared or replaced by an example", async () => {
    const before = await text("robots");
    const isBack = () =>
      page.waitForFunction(
        (before) => document.querySelector("robots-editor[label='robots.txt']").value === before,
        before,
      );
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByText("“robots.txt” was cleared").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await isBack();
    await page.getByLabel("Load an example").selectOption({ index: 2 });
    await page.getByText("The example “A newspaper with many groups”").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await isBack();
  });
});

describe("conditions that the user can change", () => {
  test("changing the status of robots.txt changes the answer", async () => {
    const blocked = () => page.locator(".summary").innerText();
    const usual = await blocked();
    assert.match(usual, blockedFrom("/checkout/help"));
    await page.openCondition("status");
    const choose = (name) => page.getByRole("button", { name, exact: true }).click();
    await choose("404");
    assert.equal(await page.getByLabel("Status of robots.txt").inputValue(), "404");
    await page.waitForFunction((text) => document.querySelector(".summary").innerText !== text, usual);
    assert.equal(await page.getByRole("button", { name: "404", exact: true }).getAttribute("aria-pressed"), "true");
    await choose("no response");
    assert.equal(await page.getByLabel("Status of robots.txt").inputValue(), "");
    assert.equal(await page.getByLabel("Status of robots.txt").getAttribute("aria-invalid"), "false");
    assert.notEqual(await blocked(), usual);
    await choose("200");
    await page.waitForFunction((text) => document.querySelector(".summary").innerText === text, usual);
  });

  test("the page asks follow-up questions about a failing robots.txt, starting with the duration", async () => {
    await openAll(page);
    await page.getByLabel("Filter", { exact: true }).fill("googlebot");
    await page.openCondition("status");
    const group = (name) => page.getByRole("group", { name });
    const choose = (name, choice) => group(name).getByRole("button", { name: choice, exact: true }).click();
    const [time, copy, site] = ["How long has robots.txt been failing?", /last good copy/, /rest of the site/];
    const pick = (stage) =>
      group(time).locator(".track", { hasText: "Googlebot" }).getByRole("button", { name: stage }).click();
    const googlebot = row(page, "Googlebot");
    const says = (words) => googlebot.locator(".answer", { hasText: words }).waitFor();
    assert.equal(await group(time).count(), 0, "the page asks nothing if robots.txt is available");
    await page.getByRole("button", { name: "503", exact: true }).click();
    await says("Depends");
    assert.equal(await group(copy).count(), 0, "the page first asks for the duration");
    await page.openCondition(undefined);
    await pick(/^first 12 hours/);
    await says("Blocked");
    // [google-robots-txt], [selfhtml-robots-txt]: after 12 hours, the last good copy applies, which here is the text in the pane.
    await pick(/^12 hours to 30 days/);
    await says("Depends");
    await choose(copy, "yes, the text given here");
    await says("Blocked");
    assert.match(await googlebot.locator(".rule").innerText(), /Line 11/);
    await page
      .getByText(/so the last good copy applies/)
      .first()
      .waitFor();
    await choose(copy, "no");
    await says("May fetch it");
    await pick(/^after 30 days/);
    await says("Depends");
    await choose(site, "no");
    await says("Blocked");
    await page.openCondition("status");
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "200", exact: true }).click();
    await says("Blocked");
    assert.equal(await group(time).count(), 0);
    // The answers about an outage are discarded with the text for which they were given.
    await page.getByLabel("Load an example").selectOption({ index: 2 });
    await page.openCondition("status");
    await page.getByRole("button", { name: "503", exact: true }).click();
    assert.equal(
      await group(time).getByRole("button", { name: "not known", exact: true }).getAttribute("aria-pressed"),
      "true",
    );
  });
});

test("every view shows the source of each text", async () => {
  const origins = () => page.locator(".inputs-strip:visible li").allInnerTexts();
  const show = async (view) => {
    await page.getByRole("link", { name: view, exact: true }).click();
    await page.locator(".tool").waitFor();
  };
  // The page view shows the example mark only beside the URL.
  assert.equal(await page.locator(".example-mark:visible").count(), 1);
  await show("Many URLs");
  assert.deepEqual(await origins(), ["robots.txt, Headers and HTML · example"]);
  await page.getByRole("link", { name: "One page", exact: true }).click();
  await page.getByLabel("URL or path").fill("https://www.a.example/x");
  await page.setText("User-agent: *\nDisallow: /x\n");
  const mine = ["robots.txt · your text, for www.a.example", "Headers and HTML · unknown"];
  assert.deepEqual(await origins(), mine);
  for (const view of ["Many URLs", "Compare", "Generate"]) {
    await show(view);
    assert.deepEqual(await origins(), mine, view);
  }
});

test("opening a condition's menu does not move the rest of the page", async () => {
  const tops = () =>
    page
      .locator("main :is(.conditions, .answers, .workspace, .controls, .groups)")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));
  for (const width of [1400, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const before = await tops();
    for (const menu of await page.locator(".conditions summary").all()) {
      await menu.click();
      const content = page.locator(".conditions [open] > .drop-menu-content");
      const { x, width: wide } = await content.boundingBox();
      assert.ok(x >= 0 && x + wide <= width, `${x} + ${wide} at ${width}`);
      assert.deepEqual(await tops(), before, `${await menu.innerText()} at ${width}`);
    }
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".conditions [open]").count(), 0, "Escape closes the menu");
  }
});

test("the request list of a HAR file fits a phone screen", async () => {
  const phone = await site.open({ viewport: { width: 360, height: 740 } });
  page = phone;
  await phone.getByLabel("Load an example").selectOption({ index: 5 });
  await drop({
    [`${"long".repeat(30)}.har`]: JSON.stringify({
      log: {
        entries: [1, 2].map((id) => ({
          request: { method: "GET", url: `https://a.example/${"path/".repeat(40)}${id}` },
          response: { status: 200, headers: [] },
        })),
      },
    }),
  });
  await phone.locator(".har").waitFor();
  const [scroll, client] = await phone.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(scroll <= client, `${scroll} > ${client}`);
  assert.deepEqual(await violations(phone), []);
});
