// Tests the ways to get a URL's texts into the page: terminal commands, the link that `robotscope inspect` prints, and the bookmarklet.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { commandLine } from "../cli/command-line.mjs";
import { fitsEveryScreen, pageForTests } from "./support.mjs";

const site = pageForTests();
const urlField = (page) => page.getByLabel("URL or path");
const text = (page, pane) => page.editor.of(pane).evaluate((editor) => editor.value);
const menu = (page) => page.locator(".get-texts");
const notices = (page) => page.locator(".layout .taken li").allInnerTexts();

async function openMenu(url) {
  const page = await site.open({ layout: "Groups" });
  await urlField(page).fill(url);
  await menu(page).locator("summary").click();
  return page;
}

const lines = (page) => menu(page).locator("code").allInnerTexts();

/** Returns the output of a shell command. By default, functions that print their arguments replace curl and npx. */
async function shell(line, functions = `curl() { printf '<%s>' "$@"; }; npx() { printf '<%s>' "$@"; };`) {
  const { stdout } = await promisify(execFile)("sh", ["-c", `${functions}\n${line}`], { maxBuffer: 1e8 });
  return stdout;
}

// The site that the tests evaluate. It has a page for each situation.
const STRICT =
  "default-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
const HTML = (rest) => `<!doctype html>\n<html><head><title>Ü</title>${rest}</head>\n<body><p>Text</p></body></html>\n`;
const PAGES = {
  "/robots.txt": [200, { "Content-Type": "text/plain" }, "User-agent: *\nDisallow: /strict\n# ü\n"],
  "/page": [
    200,
    { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
    HTML('<meta name="robots" content="nosnippet">'),
  ],
  "/latin": [200, { "Content-Type": "text/html; charset=iso-8859-1" }, Buffer.from(HTML("é"), "latin1")],
  "/strict": [
    200,
    { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": STRICT },
    HTML('<meta name="robots" content="noarchive">'),
  ],
  "/joined": [200, { "Content-Type": "text/html", "X-Robots-Tag": ["bingbot: noindex", "noarchive"] }, HTML("")],
  "/large": [200, { "Content-Type": "text/html" }, () => HTML(`<!--${noise(2_000_000)}-->`)],
  "/login": [200, { "Content-Type": "text/html; charset=utf-8" }, HTML("login")],
  "/members": (request, response) => {
    if (/session=1/.test(request.headers.cookie))
      return response.writeHead(200, { "Content-Type": "text/html" }).end(HTML("members"));
    response.writeHead(302, { Location: "/login" }).end();
  },
  "/text": [200, { "Content-Type": "text/plain" }, "no HTML"],
};

/** Returns text that hardly compresses. */
function noise(length) {
  let state = 1;
  const bytes = Uint8Array.from({ length: (length * 3) / 4 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  return Buffer.from(bytes).toString("base64");
}

let other;
let robots;

before(async () => {
  const server = createServer((request, response) => {
    const page = request.url === "/robots.txt" && robots ? robots : PAGES[request.url.replace(/\?.*/, "")];
    if (typeof page === "function") return page(request, response);
    const [status, headers, body] = page ?? [404, { "Content-Type": "text/html" }, "<p>not found"];
    response.writeHead(status, headers).end(typeof body === "function" ? body() : body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  other = { url: `http://127.0.0.1:${server.address().port}`, server };
});
after(() => {
  other.server.closeAllConnections();
  other.server.close();
});

describe("the terminal commands", () => {
  test("the terminal commands quote any URL so that a shell passes it on unchanged", async () => {
    const page = await openMenu(
      "https://user@example.com:8443/it's \"here\"/$(touch x)`id`;&|\\?a={1,2}&b='$HOME'#top",
    );
    // The URL that a browser would request, according to the URL class.
    const expected = new URL("https://example.com:8443/it's \"here\"/$(touch x)`id`;&|\\?a={1,2}&b='$HOME'").href;
    const [robots, whole, all] = await lines(page);
    assert.equal(await shell(robots), "<-sSiL><https://example.com:8443/robots.txt>");
    assert.equal(await shell(whole), `<-gsSiL><${expected}>`);
    assert.equal(await shell(all), `<robotscope><inspect><${expected}><--share><--page><${site.url}>`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await menu(page).getByRole("button", { name: "Copy" }).nth(1).click();
    await menu(page).getByText("Copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), whole);
    // No URL with a line break is tested: a text field cannot contain one.
    await urlField(page).fill("example.com/a'b");
    assert.equal(await shell((await lines(page))[1]), "<-sSiL><https://example.com/a'b>");
    await page.close();
  });

  test("the terminal commands are shown only if the URL is complete", async () => {
    const page = await openMenu("/path");
    await menu(page).getByText("Enter a whole URL").waitFor();
    assert.deepEqual(await lines(page), []);
    await urlField(page).fill("mailto:a@example.com");
    await menu(page).getByText("Enter a whole URL").waitFor();
    await page.close();
  });

  test("the terminal commands print responses that fill their panes when pasted", async () => {
    const page = await openMenu(`${other.url}/page`);
    const [robots, whole] = await lines(page);
    for (const [line, outcome] of [
      [robots, "is the response for robots.txt"],
      [whole, "is a whole response"],
    ]) {
      const printed = await shell(line, "");
      await page.evaluate((printed) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", printed);
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, printed);
      await page.locator(".layout .taken").getByText(outcome).waitFor();
    }
    assert.equal(await text(page, "robots"), PAGES["/robots.txt"][2]);
    assert.equal(await text(page, "html"), PAGES["/page"][2]);
    assert.match(await text(page, "headers"), /^HTTP\/1\.1 200 OK\n[\s\S]*X-Robots-Tag: noindex\n/);
    await page.close();
  });

  test("one of the terminal commands prints a link to this page with all texts", async () => {
    const page = await openMenu(`${other.url}/page`);
    const [, , line] = await lines(page);
    const npx = `npx() { shift; '${process.execPath}' '${commandLine}' "$@"; };`;
    const link = (await shell(line, npx)).trim();
    await page.goto("about:blank");
    await page.goto(link);
    await page.locator("#page").getByText("Opened from a link.").waitFor();
    assert.equal(await urlField(page).inputValue(), `${other.url}/page`);
    assert.equal(await text(page, "robots"), PAGES["/robots.txt"][2]);
    assert.equal(await text(page, "html"), PAGES["/page"][2]);
    assert.match(await text(page, "headers"), /^X-Robots-Tag: noindex$/m);
    await page.close();
  });
});

/** Returns the address of the bookmarklet that the page offers. */
async function bookmarklet() {
  const page = await openMenu("/");
  const address = await menu(page).getByRole("link", { name: "Open in robotscope" }).getAttribute("href");
  await page.close();
  assert.match(address, /^javascript:/);
  return address;
}

/** Runs the bookmarklet on a page of the site `other`. Returns the contents of the robotscope page that the bookmarklet opens. */
async function press(path, { cookie } = {}) {
  const address = await bookmarklet();
  const context = await site.browser.newContext({ serviceWorkers: "block" });
  if (cookie) await context.addCookies([{ name: "session", value: cookie, url: other.url }]);
  const source = await context.newPage();
  await source.goto(other.url + path);
  const session = await context.newCDPSession(source);
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    // Navigate as the bookmarks bar does: from the browser, not from the page.
    session.send("Page.navigate", { url: address }),
  ]);
  await opened.locator(".layout .taken li").first().waitFor();
  const value = (pane) => opened.locator(`robots-editor[label="${pane}"]`).evaluate((editor) => editor.value);
  const found = {
    url: await urlField(opened).inputValue(),
    robots: await value("robots.txt"),
    headers: await value("Headers"),
    html: await value("HTML"),
    rendered: await value("Rendered HTML"),
    status: await opened.locator(".chip-menu summary").first().innerText(),
    notices: await notices(opened),
    opener: await opened.evaluate(() => globalThis.opener),
    answer: await opened.locator(".summary p").first().innerText(),
  };
  await context.close();
  return found;
}

describe("the bookmarklet", () => {
  test("the bookmarklet collects URL, headers, HTML and robots.txt", async () => {
    const found = await press("/page?q=1#part");
    assert.equal(found.url, `${other.url}/page?q=1`);
    assert.equal(found.robots, PAGES["/robots.txt"][2]);
    assert.deepEqual([found.html, found.rendered], [PAGES["/page"][2], ""]);
    assert.match(found.headers, /^HTTP\/1\.1 200 OK\n[\s\S]*^x-robots-tag: noindex$/m);
    assert.deepEqual([found.status, found.opener, found.notices.length], ["robots.txt 200", null, 1]);
    assert.match(found.notices[0], /^Collected from the page you were on/);
  });

  test("the bookmarklet collects only the rendered HTML if the site blocks requests", async () => {
    const found = await press("/strict");
    assert.equal(found.url, `${other.url}/strict`);
    assert.deepEqual([found.robots, found.headers, found.html], ["", "", ""]);
    assert.match(
      found.rendered,
      /^<!doctype html>\n<html><head><title>Ü<\/title><meta name="robots" content="noarchive"><\/head>/,
    );
    assert.equal(found.notices.length, 3);
    assert.match(found.notices[1], /the headers and the HTML as served are missing/);
    assert.match(found.notices[2], /robots\.txt is missing/);
    assert.match(found.answer, /^Crawling unknown: no robots\.txt yet\./);
  });

  test("the bookmarklet reports the status of robots.txt, and omits the body of an error", async () => {
    robots = [404, { "Content-Type": "text/html" }, "<p>not found"];
    const missing = await press("/page");
    robots = [503, {}, ""];
    const down = await press("/page");
    robots = undefined;
    assert.deepEqual([missing.status, missing.robots, missing.notices.length], ["robots.txt 404", "", 1]);
    assert.deepEqual([down.status, down.robots], ["robots.txt 503", ""]);
  });

  test("the bookmarklet reports joined X-Robots-Tag lines and missing HTML", async () => {
    const joined = await press("/joined");
    assert.match(joined.headers, /^x-robots-tag: bingbot: noindex, noarchive$/m);
    assert.match(joined.notices[1], /join several X-Robots-Tag lines/);
    const large = await press("/large");
    assert.equal(large.html, "");
    assert.match(large.headers, /^HTTP\/1\.1 200 OK/);
    assert.match(large.notices[1], /HTML is missing/);
  });

  test("the bookmarklet fetches without cookies, as crawlers do, and reports redirects", async () => {
    const found = await press("/members", { cookie: "1" });
    assert.deepEqual([found.url, found.html], [`${other.url}/login`, HTML("login")]);
    assert.match(found.notices[1], /Without cookies the site redirects/);
  });

  test("the bookmarklet decodes a page with its encoding, and omits bodies other than HTML", async () => {
    assert.equal((await press("/latin")).html, HTML("é"));
    const plain = await press("/text");
    assert.equal(plain.html, "");
    assert.match(plain.headers, /content-type: text\/plain/);
  });

  test("the bookmarklet can be copied, and clicking it on the page shows an explanation", async () => {
    const page = await openMenu("/");
    const link = menu(page).getByRole("link", { name: "Open in robotscope" });
    await link.click();
    await menu(page).getByText("It works on other pages").waitFor();
    assert.equal(new URL(page.url()).protocol, "http:");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await menu(page).getByRole("button", { name: "Copy" }).last().click();
    await menu(page).getByText("Copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await link.getAttribute("href"));
    await page.close();
  });
});

test("the menu for getting texts starts closed, fits every screen and has no axe-core violations", () => {
  const visit = async (page, look) => {
    assert.equal(await menu(page).evaluate((details) => details.open), false);
    await menu(page).locator("summary").click();
    await menu(page).getByRole("link").waitFor();
    await look();
  };
  return fitsEveryScreen(site, visit);
});
