/** `npm run build`: the page in dist/page, which any static host can serve, and the npm package dist/robotscope-….tgz. */
import { buildEverything } from "./lib/build.mjs";
import { main } from "./lib/say.mjs";
import { ensureWasmTools, setUp } from "./lib/setup.mjs";

main(async () => {
  await setUp();
  await ensureWasmTools();
  await buildEverything();
});
