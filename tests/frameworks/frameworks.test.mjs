// Runs the packed package in frameworks, bundlers, runtimes and test runners, and compiles its types. Installs each tool from the registry,
// at the version in the lock file of its group. Also tests the browser extension on applications that use the frameworks.
import { availableParallelism } from "node:os";
import { after, before, describe, test } from "node:test";
import { startComparing } from "../extension/comparing.mjs";
import { applications } from "./changes.mjs";
import { groups } from "./list.mjs";
import { closeBrowser, install } from "./support.mjs";

after(closeBrowser);

describe("the packed package in frameworks, bundlers and runtimes", { concurrency: availableParallelism() }, () => {
  for (const { name, cases } of groups)
    test(name, async (context) => {
      await context.test("installs", () => install(name));
      for (const { name, version, ways } of cases)
        for (const [way, attempt] of Object.entries(ways)) await context.test(`${name} ${version}, ${way}`, attempt);
    });
});

describe("the extension finds what the scripts of applications change", () => {
  let browser;
  before(async () => {
    browser = await startComparing();
  });
  after(() => browser?.close());

  for (const [framework, run] of Object.entries(applications))
    test(framework, (context) => run((url, change) => context.test(change.name, () => browser.check(url, change))));
});
