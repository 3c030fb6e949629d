// Tests that everything users enter remains text: nothing runs and nothing leaves the page. Also tests that the page's
// Content-Security-Policy would block scripts and requests anyway.
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { page as built, inRoot } from "../../scripts/lib/paths.mjs";
import { pageForTests } from "./support.mjs";

/** Texts that set `window.ran` or send a request if the page treats them as anything but text. */
const INJECTIONS = [
  `<script>window.ran=1</script>`,
  `"><script>window.ran=1</script>`,
  `'"></textarea></title></style><script data-hostile>window.ran=1</script>`,
  `<img data-hostile src=x onerror=window.ran=1>`,
  `<svg data-hostile onload=window.ran=1><animate onbegin=window.ran=1 attributeName=x dur=1s>`,
  `<iframe data-hostile srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<details data-hostile open ontoggle=window.ran=1>`,
  `<a data-hostile href="javascript:window.ran=1">x</a>`,
  `javascript:window.ran=1//`,
  `data:text/html,<script>opener.ran=1</script>`,
  `<link data-hostile rel=stylesheet href=//evil.example/x.css><base href=//evil.example/>`,
  `<meta http-equiv=refresh content="0;url=//evil.example/">`,
  `<math><mtext><table><mglyph><style><!--</style><img data-hostile src=x onerror=window.ran=1>`,
  `<noscript><p title="</noscript><img data-hostile src=x onerror=window.ran=1>">`,
  `<template><img data-hostile src=//evil.example/x onerror=window.ran=1></template>`,
  `\u2028\u202e<img data-hostile src=x onerror=window.ran=1>\u0000`,
  `{{constructor.constructor('window.ran=1')()}} \${window.ran=1} <%= window.ran=1 %>`,
  `__proto__[ran]=1&constructor.prototype.ran=1`,
];
/** A robots.txt with every injection in each position whose text robotscope displays. */
const ROBOTS = INJECTIONS.map(
  (text) => `User-agent: ${text}\nDisallow: /${text}\nSitemap: ${text}\n${text}: ${text}`,
).join("\n");
const HEADERS = `HTTP/2 200\n${INJECTIONS.map((text) => `x-robots-tag: ${text}: noindex, max-snippet: ${text}\nlink: <${text}>; rel="${text}"`).join("\n")}\n`;
const HTML = `<title>${INJECTIONS.join("")}</title>${INJECTIONS.map((text) => `<meta name=robots content='noindex, ${text.replaceAll("'", "&#39;")}'>${text}`).join("\n")}`;

const site = pageForTests();
const folder = mkdtempSync(join(tmpdir(), "robotscope-security-"));
after(() => rmSync(folder, { recursive: true }));

/** Opens the page, and records every effect of an injection. */
async function guarded() {
  const page = await site.open();
  // Open the menu, which loads the bookmarklet. The bookmarklet is the page's only legitimate javascript: link: it contains no user input.
  await page.locator(".get-texts > summary").click();
  const bookmarklet = await page.locator('a[href^="javascript:"]').getAttribute("href");
  await page.keyboard.press("Escape");
  const harm = [];
  const { origin } = new URL(page.url());
  page.on("dialog", (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => harm.push(`window: ${popup.url()}`));
  page.on("framenavigated", (frame) => frame.url().startsWith(origin) || harm.push(`went to ${frame.url()}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const file = join(built, url.pathname === "/" ? "index.html" : url.pathname);
    if (url.protocol !== "blob:" && (url.origin !== origin || !existsSync(file))) harm.push(`requested ${url}`);
  });
  const watch = () =>
    page.evaluate(() => {
      window.violations = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
        window.violations.push(`${effectiveDirective}: ${blockedURI} by ${sourceFile}`),
      );
    });
  await watch();
  const findings = () =>
    page.evaluate((bookmarklet) => {
      const found = [...window.violations];
      if ("ran" in window) found.push("something ran");
      const visit = (root) => {
        for (const element of root.querySelectorAll("*")) {
          if (element.hasAttribute("data-hostile")) found.push(`element: ${element.outerHTML}`);
          const link = element.getAttribute("href") ?? "";
          if (/^\s*(javascript|data):/i.test(link) && link !== bookmarklet) found.push(`link: ${link}`);
          if (element.shadowRoot) visit(element.shadowRoot);
        }
      };
      visit(document);
      return found;
    }, bookmarklet);
  /** Fails if an injection has had an effect. */
  const assertNone = async (where) => {
    await page.locator(".problems[aria-busy], table.crawlers[aria-busy]").first().waitFor({ state: "detached" });
    // Load an image: once it has loaded, delayed effects have happened, too, such as the error events of earlier images.
    await page.evaluate(async () => {
      const image = new Image();
      image.src = `favicon.svg?${performance.now()}`;
      await image.decode();
    });
    assert.deepEqual([...harm, ...(await findings())], [], where);
  };
  return Object.assign(page, { assertNone, watch });
}

describe("input never runs", () => {
  test("code in a pane's text never runs", async () => {
    const page = await guarded();
    await page.setText(ROBOTS, "robots");
    await page.setText(HEADERS, "headers");
    await page.setText(HTML, "html");
    for (const pane of ["robots", "headers", "html"]) {
      await page.showPane(pane);
      await page.assertNone(pane);
    }
    for (const details of await page.locator("details:visible > summary").all()) await details.click();
    await page.assertNone("with all details open");
    await page.close();
  });

  for (const view of ["page", "urls", "compare", "generate"]) {
    test(`code in the fields of the view ${view} never runs`, async () => {
      const page = await guarded();
      await page.setText(ROBOTS, "robots");
      const link = page.locator(`.view[href="#/${view === "page" ? "" : view}"]`);
      await link.click();
      // Until the link is marked as current, the visible fields are those of the previous view.
      await link.and(page.locator("[aria-current=page]")).waitFor();
      const editors = page.locator("main robots-editor .cm-content:visible");
      await (view === "generate"
        ? page.locator("main fieldset:visible, main input:visible").first()
        : editors.first()
      ).waitFor();
      const fields = page.locator(
        "main :is(input:not([type]), input:is([type=text], [type=search], [type=url])):visible",
      );
      for (const injection of INJECTIONS) {
        for (const field of await fields.all()) await field.fill(injection);
        for (const editor of await editors.all()) {
          await editor.focus();
          await page.keyboard.press("Control+a");
          await page.keyboard.insertText(injection);
        }
        await page.assertNone(injection);
      }
      await page.close();
    });
  }

  test("code in the fragment of the page's URL never runs", async () => {
    const page = await guarded();
    const start = page.url();
    const forms = (text) => [text, `/${text}`, `v=${text}`, `v=1.${Buffer.from(text).toString("base64url")}`];
    for (const injection of INJECTIONS) {
      for (const fragment of forms(injection)) {
        await page.evaluate((fragment) => {
          location.hash = fragment;
        }, fragment);
      }
      await page.assertNone(injection);
    }
    for (const fragment of forms(INJECTIONS[3])) {
      await page.goto(`${start.split("#")[0]}?${Date.now()}#${encodeURI(fragment)}`);
      await page.locator(".view").first().waitFor();
      await page.watch();
      await page.assertNone(fragment);
    }
    await page.close();
  });

  test("code in the content or name of a file never runs", async () => {
    const page = await guarded();
    const names = [
      `<img data-hostile src=x onerror=window.ran=1>.txt`,
      `"><svg data-hostile onload=window.ran=1>.html`,
    ];
    for (const [place, name] of names.entries()) {
      const path = join(folder, name);
      writeFileSync(path, place ? HTML : ROBOTS);
      for (const input of await page.locator("main input[type=file]").all()) {
        await input.setInputFiles(path);
        await page.assertNone(name);
      }
      const transfer = await page.evaluateHandle(
        ([name, text]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([text], name));
          return transfer;
        },
        [name, place ? HTML : ROBOTS],
      );
      for (const type of ["dragenter", "dragover", "drop"])
        await page.dispatchEvent("main", type, { dataTransfer: transfer });
      await page.assertNone(`dropped ${name}`);
    }
    await page.close();
  });
});

/** Tries operations that the page must block. Returns a promise for each: its name if it is blocked, otherwise “<name> works”. */
function refusedOperations() {
  const operations = {
    innerHTML: () => Object.assign(document.createElement("p"), { innerHTML: "<b>x</b>" }),
    // biome-ignore lint/security/noGlobalEval: the test checks that the page blocks eval
    eval: () => eval("1"),
    function: () => new Function("return 1")(),
    worker: () => new Worker("data:text/javascript,1"),
    handler: () => document.createElement("img").setAttribute("onerror", "1"),
    fetch: () => fetch("https://evil.example/"),
    policy: () => window.trustedTypes.createPolicy("mine", {}),
    style() {
      const paragraph = document.createElement("p");
      paragraph.setAttribute("style", "color: red");
      if (paragraph.style.color === "") throw new Error("The style has no effect.");
    },
  };
  return Object.entries(operations).map(async ([name, doing]) => {
    try {
      await doing();
    } catch {
      return name;
    }
    return `${name} works`;
  });
}

test("the Content-Security-Policy blocks scripts, workers, requests and inline styles", async () => {
  // Do not use `site.open`: it records errors in the console as failures, and each blocked operation logs one.
  const page = await site.browser.newPage();
  await page.goto(site.url);
  // Run the code in a timer of the page, because parts of the policy do not apply to code that a test evaluates directly.
  await page.evaluate(
    `setTimeout(async () => { ${refusedOperations} window.refused = await Promise.all(refusedOperations()); })`,
  );
  const refused = await (await page.waitForFunction(() => window.refused)).jsonValue();
  assert.deepEqual(refused, ["innerHTML", "eval", "function", "worker", "handler", "fetch", "policy", "style"]);
  await page.close();
});

test("docs/HOSTING.md documents the page's policy, including frame-ancestors, for every server", () => {
  const html = readFileSync(inRoot("www", "index.html"), "utf8");
  const policy = /Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1];
  const documented = readFileSync(inRoot("docs", "HOSTING.md"), "utf8").match(/default-src [^"`\n]+/g) ?? [];
  assert.ok(policy && documented.length >= 3);
  for (const text of documented) assert.equal(text, `${policy}; frame-ancestors 'none'`);
});
