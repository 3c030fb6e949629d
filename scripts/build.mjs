/**
 * `npm run build` builds the page (dist/page, for any static host), the npm package (dist/robotscope-….tgz), the VS Code extension, the
 * extension for browsers, the modules for ClickHouse (dist/hosts) and, if Python 3.11 or newer is installed, the wheel for this platform
 * (dist/python).
 *
 *   npm run build -- --quick          builds larger and slower modules in a fraction of the time, for tests of behaviour
 *   npm run build -- --only page      builds only some parts, separated by commas: package, extension, browser, page, hosts, python
 *   npm run build -- --wasm-pack      compiles with wasm-pack, as for a release; first compiles wasm-pack itself, about two minutes
 */
import { parseArgs } from "node:util";
import { buildEverything } from "./lib/build.mjs";
import { main } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";

main(async () => {
  const { values } = parseArgs({
    options: { quick: { type: "boolean" }, "wasm-pack": { type: "boolean" }, only: { type: "string" } },
  });
  await setUp();
  const { quick, "wasm-pack": wasmPack, only } = values;
  await buildEverything({
    quick,
    wasmPack,
    only: /** @type {import("./lib/build.mjs").Part[] | undefined} */ (only?.split(",")),
  });
});
