/**
 * `npm run build`: the page in dist/page, which any static host can serve, and the npm package dist/robotscope-….tgz.
 *
 *   npm run build -- --quick          modules that are larger and slower, in a fraction of the time: for tests of behaviour
 *   npm run build -- --only page      or package, or extension, or hosts, or some of them with commas
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
