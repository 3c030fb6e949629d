import { chromiumFlags, findChromium } from "../../../scripts/lib/chromium.mjs";
import { answers, required } from "../app.mjs";
import { application, execute, expectedAtOnce } from "../support.mjs";

const group = "runners";

/** @param {string} environment */
const jest = (environment) => async () => {
  const folder = await application(group, {
    "package.json": JSON.stringify({ private: true, jest: { testEnvironment: environment } }),
    "answers.js": required,
    "answers.test.js": `
      const { answers } = require("./answers.js");
      test("returns the expected answers", () => expect(answers).toEqual(${JSON.stringify(expectedAtOnce)}));
    `,
  });
  await execute(folder, ["../node_modules/jest/bin/jest.js", "--no-cache", "--ci"]);
};

const jestMatchers = async () => {
  const folder = await application(group, {
    "package.json": JSON.stringify({ private: true, jest: { testEnvironment: "node" } }),
    "page.test.js": String.raw`
      const { createServer } = require("node:http");
      const { matchers } = require("robotscope/test");

      expect.extend(matchers);

      test("evaluates a page", async () => {
        const page = { url: "https://example.com/private", robotsTxt: "User-agent: *\nDisallow: /private" };
        await expect(page).toBeBlockedFor("GPTBot");
        await expect(page).not.toBeIndexableBy("Googlebot");
      });

      test("evaluates a URL and the response of a fetch", async () => {
        const headers = { "content-type": "text/html", "x-robots-tag": "noindex" };
        const server = createServer(({ url }, response) =>
          url === "/noindex" ? response.writeHead(200, headers).end("<p>") : response.writeHead(404).end(),
        );
        await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
        const url = "http://127.0.0.1:" + server.address().port + "/noindex";
        await expect(url).not.toBeIndexableBy("Googlebot");
        await expect(await fetch(url)).not.toBeBlockedFor("Googlebot");
        server.closeAllConnections();
        server.close();
      });
    `,
  });
  await execute(folder, ["../node_modules/jest/bin/jest.js", "--no-cache", "--ci"]);
};

/** @param {string} environment */
const vitest = (environment) => async () => {
  const folder = await application(group, {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "answers.js": answers,
    "answers.test.js": `
      import { expect, test } from "vitest";
      import { answers } from "./answers.js";
      test("returns the expected answers", () => expect(answers).toEqual(${JSON.stringify(expectedAtOnce)}));
    `,
  });
  await execute(folder, ["../node_modules/vitest/vitest.mjs", "run", "--environment", environment]);
};

/** The source code of a module that serves a site: an open page, pages with noindex, redirects, and a robots.txt. */
const site = String.raw`
  import { createServer } from "node:http";

  const html = { "content-type": "text/html" };
  const pages = {
    "/": [200, html, "<title>Open</title><p>Text</p>"],
    "/robots.txt": [200, { "content-type": "text/plain" }, "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private\n"],
    "/meta": [200, html, '<title>Meta</title><meta name="robots" content="noindex">'],
    "/header": [200, { ...html, "x-robots-tag": ["nosnippet", "googlebot: noindex"] }, "<title>Header</title>"],
    "/missing": [404, html, "<title>Not found</title>"],
    "/moved": [301, { location: "/" }, ""],
    "/private": [302, { location: "/" }, ""],
  };

  export async function serve() {
    const server = createServer((request, response) => {
      const [status, headers, body] = pages[request.url] ?? pages["/missing"];
      response.writeHead(status, headers).end(body);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const stop = () => {
      server.closeAllConnections();
      server.close();
    };
    return { url: "http://127.0.0.1:" + server.address().port, stop };
  }
`;

/** The source code of tests for Playwright's runner, which open real pages. */
const pageTests = String.raw`
  import { expect as base, test } from "@playwright/test";
  import { matchers } from "robotscope/test";
  import { serve } from "./site.js";

  const expect = base.extend(matchers);
  let site;
  test.beforeAll(async () => { site = await serve(); });
  test.afterAll(() => site.stop());

  test("passes for an open page", async ({ page }) => {
    await page.goto(site.url + "/#fragment");
    await expect(page).toBeIndexableBy("Googlebot");
    await expect(page).not.toBeBlockedFor("Googlebot");
    await expect(page).toBeBlockedFor("GPTBot");
    await expect(page).not.toBeIndexableBy("GPTBot");
  });

  test("explains failures with the deciding line", async ({ page }) => {
    await page.goto(site.url + "/meta");
    await expect(page).not.toBeIndexableBy("Googlebot");
    const failure = expect(expect(page).toBeIndexableBy("Googlebot")).rejects;
    await failure.toThrow(/may not index the page: line 1 of the HTML, “noindex”/);
    await expect(expect(page).not.toBeBlockedFor("GPTBot")).rejects.toThrow(/line 2, “Disallow: \/”/);
  });

  test("does not join header lines with the same name", async ({ page }) => {
    await page.goto(site.url + "/header");
    await expect(page).not.toBeIndexableBy("Googlebot");
    await expect(page).toBeIndexableBy("bingbot");
  });

  test("does not index an error page", async ({ page }) => {
    const response = await page.goto(site.url + "/missing");
    await expect(page).not.toBeIndexableBy("Googlebot");
    await expect(response).not.toBeIndexableBy("Googlebot");
  });

  test("evaluates each URL of a redirect", async ({ page }) => {
    await page.goto(site.url + "/moved");
    await expect(page).toBeIndexableBy("Googlebot");
    await page.goto(site.url + "/private");
    await expect(page).toBeBlockedFor("Googlebot");
    await expect(page).not.toBeIndexableBy("Googlebot");
  });

  test("uses a given robots.txt", async ({ page }) => {
    await page.goto(site.url);
    await expect(page).toBeBlockedFor("Googlebot", { robotsTxt: "User-agent: *\nDisallow: /" });
  });

  test("fails if there is no response, even if the matcher is negated", async ({ page }) => {
    const message = /no server sent/;
    await page.setContent("<p>Text</p>");
    await expect(expect(page).toBeIndexableBy("Googlebot")).rejects.toThrow(message);
    await expect(expect(page).not.toBeIndexableBy("Googlebot")).rejects.toThrow(message);
    await page.goto(site.url);
    await page.evaluate(() => history.pushState(null, "", "/other"));
    await expect(expect(page).not.toBeIndexableBy("Googlebot")).rejects.toThrow(message);
  });

  test("fails for a crawler that is not in the catalogue", async ({ page }) => {
    await page.goto(site.url);
    await expect(expect(page).not.toBeIndexableBy("Goglebot")).rejects.toThrow(/no crawler “Goglebot”/);
  });
`;

const playwrightMatchers = async () => {
  const folder = await application(group, {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "site.js": site,
    "page.spec.js": pageTests,
    "playwright.config.js": `export default {
      reporter: "line",
      use: { launchOptions: ${JSON.stringify({ executablePath: findChromium(), args: chromiumFlags, chromiumSandbox: false })} },
    };`,
  });
  await execute(folder, ["../node_modules/@playwright/test/cli.js", "test"]);
};

const vitestMatchers = async () => {
  const folder = await application(group, {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "site.js": site,
    "url.test.js": `
      import { afterAll, beforeAll, expect, test } from "vitest";
      import { matchers } from "robotscope/test";
      import { serve } from "./site.js";

      expect.extend(matchers);
      let site;
      beforeAll(async () => { site = await serve(); });
      afterAll(() => site.stop());

      test("evaluates a URL and the response of a fetch", async () => {
        await expect(site.url + "/moved").toBeIndexableBy("Googlebot");
        await expect(await fetch(site.url + "/meta")).not.toBeIndexableBy("Googlebot");
        await expect(new URL("/private", site.url)).toBeBlockedFor("bingbot");
        await expect(() => expect(site.url + "/meta").toBeIndexableBy("Googlebot")).rejects.toThrow(/noindex/);
      });
    `,
  });
  await execute(folder, ["../node_modules/vitest/vitest.mjs", "run"]);
};

/** @type {import("../list.mjs").Case[]} */
export const cases = [
  {
    name: "Jest",
    version: "jest",
    ways: { node: jest("node"), jsdom: jest("jsdom"), "`robotscope/test`": jestMatchers },
  },
  {
    name: "Vitest",
    version: "vitest",
    ways: { node: vitest("node"), jsdom: vitest("jsdom"), "`robotscope/test`": vitestMatchers },
  },
  { name: "Playwright", version: "@playwright/test", ways: { "`robotscope/test`": playwrightMatchers } },
];
