// Tests the comparison with the open page: it reports each change that matters to crawlers, and none on static pages.
import { after, before, describe, test } from "node:test";
import { plainPages, staticPages } from "./changes.mjs";
import { startComparing } from "./comparing.mjs";
import { serveSite } from "./site.mjs";

const fixtures = [...plainPages(), ...staticPages()].map((fixture, idx) => ({ ...fixture, path: `/${idx}` }));

describe("comparison of the served and the rendered HTML", () => {
  /** @type {Awaited<ReturnType<typeof serveSite>>} */
  let site;
  /** @type {Awaited<ReturnType<typeof startComparing>>} */
  let browser;
  before(async () => {
    site = await serveSite(Object.fromEntries(fixtures.map(({ path, html }) => [path, { html }])));
    browser = await startComparing();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  for (const { name, path, change } of fixtures)
    test(`compares the served and the rendered HTML of a page that ${name}`, () =>
      browser.check(site.url + path, change, { isExact: true }));
});
