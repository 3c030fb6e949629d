/** Takes the screenshots in README.md from the page that was built last: `npm run picture`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "../tests/support/browser.mjs";
import { servePage } from "../tests/support/server.mjs";
import { inRoot } from "./lib/paths.mjs";
import { main } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";

const FOLDER = inRoot("docs", "images");

main(async () => {
  await setUp();
  mkdirSync(FOLDER, { recursive: true });
  const server = await servePage();
  const browser = await launchBrowser();
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1200, height: 760 } });
    await page.goto(server.url);
    await page.locator(".group").first().waitFor();
    await page.locator("robots-editor .cm-content").first().waitFor();
    // The pane draws its markers after a delay.
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(FOLDER, `page-${colorScheme}.png`) });
  }
  await browser.close();
  await server.close();
});
