/** `npm run first-answer`: writes www/first-answer.json, the answer to the page's first example in each language, from the page that was built last. */
import { writeFileSync } from "node:fs";
import { launchBrowser } from "../tests/support/browser.mjs";
import { servePage } from "../tests/support/server.mjs";
import { answerOf, firstAnswer } from "./lib/first-answer.mjs";
import { main } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";

main(async () => {
  await setUp();
  const [browser, server] = await Promise.all([launchBrowser(), servePage()]);
  /** @type {Record<string, object>} */
  const answers = {};
  for (const locale of ["en-US", "de-DE", "th-TH", "zh-CN"]) {
    const context = await browser.newContext({
      locale,
      viewport: { width: 1400, height: 900 },
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.goto(server.url);
    // The skeleton is gone, and the last part of the page is there.
    await page.locator(".first").waitFor({ state: "detached" });
    await page.locator(".group").first().waitFor();
    await page.waitForTimeout(3000);
    answers[await page.evaluate("document.documentElement.lang")] = await answerOf(page);
    await context.close();
  }
  await browser.close();
  await server.close();
  writeFileSync(firstAnswer, `${JSON.stringify(answers, null, 2)}\n`);
});
