// Tests the three tools in Generate: X-Robots-Tag for a server, rules for a robots.txt, and block lists.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { countedCrawlers, fitsEveryScreen, pageForTests } from "./support.mjs";

const site = pageForTests();
let page;

beforeEach(async () => {
  page = await site.open({ layout: "Groups" });
  await page.getByRole("link", { name: "Generate", exact: true }).click();
  await nothing().waitFor();
});

const nothing = () => page.getByText("Nothing chosen yet");

const output = () => page.locator(".output-text");
const written = async (text) => {
  await output().filter({ hasText: text }).waitFor();
  return output().innerText();
};
const server = (name) => page.getByRole("group", { name: "Server" }).getByRole("button", { name, exact: true }).click();

describe("a server configuration", () => {
  const noindex = () => page.getByRole("checkbox", { name: /^noindex/ });

  beforeEach(async () => {
    assert.equal(await page.locator(".generate input[type=checkbox]:checked").count(), 0);
    assert.equal(await output().count(), 0, "without directives there is no output");
    await noindex().check();
    await output().waitFor();
  });

  test("the configuration is for Apache by default, and contains the chosen directives", async () => {
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

  test("generates the same configuration as the npm package for every server", async () => {
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
    for (const [name, options] of [
      ...Object.entries(servers),
      ["Cloudflare Pages", "cloudflare-pages"],
      ["Next.js", "next-js"],
    ]) {
      await server(name);
      const config = generateConfig(plan, options);
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

  test("the configuration can be copied", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator(".output-bar").getByRole("button", { name: "Copy" }).click();
    await page.getByText("Copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await output().textContent());
  });

  test("shows the reason if the configuration cannot be generated", async () => {
    await page.getByLabel("For which bot").fill('x"; return 200 "');
    await page.locator(".notice.warning").filter({ hasText: "cannot be a bot’s name" }).waitFor();
    await page.getByLabel("For which bot").fill("");
    await noindex().uncheck();
    await nothing().waitFor();
  });
});

describe("a generated robots.txt", () => {
  const EXISTING = "# mine\nUser-agent: *\nDisallow: /admin/\n\nUser-agent: bingbot\nDisallow: /tmp/\n";
  const purpose = (name) => page.locator(".wish-purposes").getByLabel(name, { exact: true });
  const current = async (wishes, existing = EXISTING) => {
    const { generateRobotsTxt } = await import("robotscope");
    const expected = generateRobotsTxt(wishes, { existing });
    await page.waitForFunction((text) => document.querySelector(".output-merged")?.textContent === text, expected.text);
    return expected;
  };
  const AI_TRAINING = { who: { purpose: "ai-training" }, access: "disallowed" };

  beforeEach(async () => {
    await page.getByRole("link", { name: "One page", exact: true }).click();
    await page.setText(EXISTING);
    await page.getByRole("link", { name: "Generate", exact: true }).click();
    await page.getByRole("button", { name: "robots.txt", exact: true }).click();
    await nothing().waitFor();
    await purpose("AI training").selectOption("Block");
  });

  test("generates the same robots.txt as the npm package for rules by purpose, crawler and path", async () => {
    const { text } = await current([AI_TRAINING]);
    // The existing lines must be unchanged, and all new text must be marked.
    assert.ok(text.startsWith(EXISTING));
    assert.equal(EXISTING + (await page.locator(".output-merged ins").textContent()), text);
    await purpose("Search engines").selectOption("Allow");
    await purpose("AI training").selectOption("No change");
    await page.getByRole("button", { name: "Add a rule for a crawler or a path" }).click();
    await page.getByLabel("Crawler", { exact: true }).fill("GPTBot");
    await page.getByLabel("Path", { exact: true }).fill("/drafts/");
    await page.getByRole("button", { name: "Add a rule for a crawler or a path" }).click();
    await page.getByLabel("Path", { exact: true }).nth(1).fill("/*.pdf$");
    await page.getByLabel("Access", { exact: true }).nth(1).selectOption("Allow");
    const expected = await current([
      { who: { purpose: "search" }, access: "allowed" },
      { who: { crawler: "GPTBot" }, access: "disallowed", path: "/drafts/" },
      { access: "allowed", path: "/*.pdf$" },
    ]);
    assert.deepEqual(
      await page.locator(".output-notes li").allInnerTexts(),
      expected.notes.map(({ message }) => message),
    );
    await page.getByRole("button", { name: "Remove rule 2" }).click();
    await current([
      { who: { purpose: "search" }, access: "allowed" },
      { who: { crawler: "GPTBot" }, access: "disallowed", path: "/drafts/" },
    ]);
  });

  test("shows the engine's explanation of each change, and the number of crawlers that lose and gain paths", async () => {
    const { comparison } = await current([AI_TRAINING]);
    assert.ok(comparison.losing.length > 10 && comparison.gaining.length === 0);
    const words = (await page.locator(".wish-changed li").allInnerTexts()).join("\n");
    for (const { change } of comparison.changes) assert.ok(words.includes(change.explanation), change.explanation);
    await page
      .locator(".wish-changes")
      .getByText(`Paths lost: ${countedCrawlers(comparison.losing)}. Paths gained: none.`)
      .waitFor();
  });

  test("the generated robots.txt can replace the case's robots.txt, and Undo restores the previous text", async () => {
    const { text } = await current([AI_TRAINING]);
    await page.getByRole("button", { name: "Use as robots.txt of this case" }).click();
    await page.getByText("The new lines were added to the robots.txt of this case.").waitFor();
    await page.getByText("Nothing to add").waitFor();
    assert.equal(await page.getByRole("button", { name: "Use as robots.txt of this case" }).count(), 0);
    const robots = () => page.editor.of("robots").evaluate((editor) => editor.value);
    assert.equal(await robots(), text);
    await page.getByRole("button", { name: "Undo" }).click();
    assert.equal(await robots(), EXISTING);
    await current([AI_TRAINING]);
  });

  test("the generated robots.txt can be saved as a file and copied", async () => {
    const { text } = await current([AI_TRAINING]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save", exact: true }).click(),
    ]);
    assert.equal(download.suggestedFilename(), "robots.txt");
    assert.equal(await readFile(await download.path(), "utf8"), text);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator(".output-bar").getByRole("button", { name: "Copy" }).click();
    await page.getByText("Copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  });

  test("shows the reason if the robots.txt cannot be generated", async () => {
    await purpose("AI training").selectOption("No change");
    await nothing().waitFor();
    assert.equal(await page.locator(".output-merged").count(), 0);
    await page.getByRole("button", { name: "Add a rule for a crawler or a path" }).click();
    await page.getByLabel("Path", { exact: true }).fill("no path");
    await page.locator(".notice.warning").filter({ hasText: "no path" }).waitFor();
    await page.getByLabel("Path", { exact: true }).fill("/");
    await page.getByLabel("Crawler", { exact: true }).fill("Bot\u2028User-agent: *");
    await page.locator(".notice.warning").filter({ hasText: "Bot" }).waitFor();
  });

  test("the robots.txt tool fits wide and narrow screens without axe-core violations", async () => {
    await current([AI_TRAINING]);
    await page.getByRole("button", { name: "Add a rule for a crawler or a path" }).click();
    for (const width of [1400, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator(".output-merged").waitFor();
      assert.deepEqual(await violations(page), []);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
    }
  });

  test("the choices for robots.txt survive a reload", async () => {
    await current([AI_TRAINING]);
    await purpose("SEO tools").selectOption("Block");
    await page.getByRole("button", { name: "Add a rule for a crawler or a path" }).click();
    await page.locator(".output-merged").waitFor();
    await page.reload();
    await page.locator(".output-merged").waitFor();
    assert.equal(await purpose("SEO tools").inputValue(), "disallowed");
    assert.equal(await page.getByLabel("Path", { exact: true }).inputValue(), "/private/");
  });
});

describe("a block list", () => {
  const purpose = (name) => page.locator(".wish-purposes").getByLabel(name, { exact: true });
  const current = async (plan) => {
    const { generateBlockList } = await import("robotscope");
    const expected = generateBlockList(plan);
    await page.waitForFunction((text) => document.querySelector(".output-text")?.textContent === text, expected.text);
    return expected;
  };
  const training = { purpose: "ai-training" };

  beforeEach(async () => {
    await page.getByRole("button", { name: "Block list", exact: true }).click();
  });

  test("the block list tool begins empty, with nothing to copy", async () => {
    await nothing().waitFor();
    assert.equal(await page.locator(".output-text").count(), 0);
    assert.equal(await purpose("AI training").inputValue(), "");
  });

  test("generates the same block list and notes as the npm package for every server", async () => {
    await purpose("AI training").selectOption("Block");
    await purpose("Archives").selectOption("Allow");
    await page.getByRole("button", { name: "Add a rule for a crawler", exact: true }).click();
    assert.equal(await page.getByLabel("Path", { exact: true }).count(), 0);
    const plan = { disallow: [training], allow: [{ purpose: "archive" }] };
    await current({ ...plan, format: "nginx" });
    await page.getByLabel("Crawler", { exact: true }).fill("bingbot");
    plan.disallow.push({ crawler: "bingbot" });
    const servers = {
      nginx: "nginx",
      Apache: "apache",
      Caddy: "caddy",
      HAProxy: "haproxy",
      lighttpd: "lighttpd",
      Traefik: "traefik",
      Cloudflare: "cloudflare",
    };
    for (const [name, format] of Object.entries(servers)) {
      await server(name);
      const { file, notes } = await current({ ...plan, format });
      assert.equal(await page.locator(".output-bar h3").innerText(), file);
      assert.deepEqual(
        await page.locator(".output-notes li").allInnerTexts(),
        notes.map(({ message }) => message),
      );
    }
  });

  test("shows the reason if the block list cannot be generated", async () => {
    await page.getByRole("button", { name: "Add a rule for a crawler", exact: true }).click();
    await page.getByLabel("Crawler", { exact: true }).fill("GPT Bot");
    await page.locator(".notice.warning").filter({ hasText: "“GPTBot” is probably meant" }).waitFor();
    await page.getByLabel("Crawler", { exact: true }).fill("Applebot-Extended");
    await page.locator(".notice.warning").filter({ hasText: "Disallow them in robots.txt" }).waitFor();
  });

  test("the block list tool fits wide and narrow screens without axe-core violations", async () => {
    await purpose("SEO tools").selectOption("Block");
    await server("Cloudflare");
    await current({ disallow: [{ purpose: "seo" }], format: "cloudflare" });
    for (const width of [1400, 360]) {
      await page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await violations(page), []);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
    }
  });

  test("the choices for a block list survive a reload, and do not change the choices for robots.txt", async () => {
    await purpose("SEO tools").selectOption("Block");
    await server("Cloudflare");
    await current({ disallow: [{ purpose: "seo" }], format: "cloudflare" });
    await page.reload();
    await current({ disallow: [{ purpose: "seo" }], format: "cloudflare" });
    await page.getByRole("button", { name: "robots.txt", exact: true }).click();
    assert.equal(await purpose("SEO tools").inputValue(), "");
  });
});

test("rules for bots can be added, and all but the last one can be removed", async () => {
  assert.equal(await page.getByRole("button", { name: /^Remove/ }).count(), 0);
  await page.getByRole("button", { name: "Add a rule for another bot" }).click();
  await page.getByRole("button", { name: "Remove rule 1" }).click();
  assert.equal(await page.getByLabel("For which bot").inputValue(), "googlebot");
  assert.equal(await page.getByRole("button", { name: /^Remove/ }).count(), 0);
});

test("Generate: fits every screen without axe-core violations", () =>
  fitsEveryScreen(site, async (opened, look) => {
    await opened.getByRole("link", { name: "Generate", exact: true }).click();
    await opened.getByRole("checkbox", { name: /^noindex/ }).check();
    await opened.locator(".output-text").waitFor();
    await look();
  }));
