// Chosen directives as the configuration of a server.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { fitsEveryScreen, pageForTests } from "./support.mjs";

const site = pageForTests();
let page;

beforeEach(async () => {
  page = await site.open();
  await page.getByRole("link", { name: "Generate", exact: true }).click();
  await output().waitFor();
});

const output = () => page.locator(".output-text");
const written = async (text) => {
  await output().filter({ hasText: text }).waitFor();
  return output().innerText();
};
const server = (name) => page.getByRole("group", { name: "Server" }).getByRole("button", { name, exact: true }).click();

describe("the configuration", () => {
  test("begins with noindex for Apache and follows what is chosen", async () => {
    assert.equal((await written("noindex")).trim(), 'Header set X-Robots-Tag "noindex"');
    await page.getByRole("checkbox", { name: /^nofollow/ }).check();
    await page.locator("#max-snippet-0").fill("20");
    await server("nginx");
    assert.equal(
      (await written("add_header")).trim(),
      'add_header X-Robots-Tag "noindex, nofollow, max-snippet: 20" always;',
    );
    await server("HTML (meta)");
    assert.equal((await written("<meta")).trim(), '<meta name="robots" content="noindex, nofollow, max-snippet: 20">');
  });

  test("is that of the npm package, for every server", async () => {
    const { generateConfig } = await import("robotscope");
    await page.getByRole("button", { name: "Add a rule for another bot" }).click();
    await page.getByLabel("For which bot").nth(1).fill("bingbot");
    await page.locator(".statement").nth(1).getByRole("checkbox", { name: "noarchive" }).check();
    await page.getByRole("radio", { name: "Everything under a path" }).check();
    const plan = {
      statements: [{ directives: ["noindex"] }, { bot: "bingbot", directives: ["noarchive"] }],
      files: { prefix: "/private/" },
    };
    const servers = {
      Apache: "apache",
      nginx: "nginx",
      Caddy: "caddy",
      IIS: "iis",
      Netlify: "netlify",
      Express: "express",
    };
    for (const [name, own] of [
      ...Object.entries(servers),
      ["Cloudflare Pages", "cloudflare-pages"],
      ["Next.js", "next-js"],
    ]) {
      await server(name);
      const config = generateConfig(plan, own);
      await page.locator(".output-bar h3").filter({ hasText: config.file }).waitFor();
      await page.waitForFunction(
        ([text]) => document.querySelector(".output-text")?.textContent === text,
        [config.text],
      );
      assert.deepEqual(
        await page.locator(".output-notes li").allInnerTexts(),
        config.notes.map(({ message }) => message),
      );
    }
  });

  test("is copied", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator(".output-bar").getByRole("button", { name: "Copy" }).click();
    await page.getByText("Copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await output().textContent());
  });

  test("says why there is none", async () => {
    await page.getByLabel("For which bot").fill('x"; return 200 "');
    await page.locator(".notice.warning").filter({ hasText: "cannot be a bot’s name" }).waitFor();
    await page.getByLabel("For which bot").fill("");
    await page.getByRole("checkbox", { name: /^noindex/ }).uncheck();
    await page.locator(".notice.warning").filter({ hasText: "no directive given" }).waitFor();
  });
});

test("a statement is added and removed, and one always stays", async () => {
  assert.equal(await page.getByRole("button", { name: /^Remove/ }).count(), 0);
  await page.getByRole("button", { name: "Add a rule for another bot" }).click();
  await page.getByRole("button", { name: "Remove rule 1" }).click();
  assert.equal(await page.getByLabel("For which bot").inputValue(), "googlebot");
  assert.equal(await page.getByRole("button", { name: /^Remove/ }).count(), 0);
});

test("axe-core finds nothing, and nothing is wider than the window", () =>
  fitsEveryScreen(site, async (own, look) => {
    await own.getByRole("link", { name: "Generate", exact: true }).click();
    await own.locator(".output-text").waitFor();
    await look();
  }));
