/**
 * `npm run build`: the page in dist/page, which any static host can serve, the npm package dist/robotscope-….tgz, the extension for VS Code, the
 * modules for ClickHouse in dist/hosts, and in dist/python the wheel for this platform where there is Python 3.11 or newer.
 *
 *   npm run build -- --quick          modules that are larger and slower, in a fraction of the time: for tests of behaviour
 *   npm run build -- --only page      or package, or extension, or hosts, or python, or some of them with commas
 */
import { parseArgs } from "node:util";
import { buildEverything } from "./lib/build.mjs";
import { main } from "./lib/say.mjs";
import { ensureWasmTools, setUp } from "./lib/setup.mjs";

main(async () => {
  const { values } = parseArgs({ options: { quick: { type: "boolean" }, only: { type: "string" } } });
  await setUp();
  const { quick = false, only } = values;
  await ensureWasmTools({ release: !quick });
  await buildEverything({
    quick,
    only: /** @type {import("./lib/build.mjs").Part[] | undefined} */ (only?.split(",")),
  });
});
