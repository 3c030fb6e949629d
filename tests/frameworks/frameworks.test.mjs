// Runs the packed package in frameworks, bundlers and runtimes. Installs each tool from the registry, at the version in the lock file of
// its group. Then opens the tool's output in Chromium, or runs it.
import { availableParallelism } from "node:os";
import { after, describe, test } from "node:test";
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
