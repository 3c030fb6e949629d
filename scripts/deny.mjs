/**
 * Checks the licences, version requirements and sources of the Rust dependencies: `npm run deny`.
 *
 * `npm test` skips this check, because the tool takes minutes to compile and dependencies seldom change.
 */
import { run } from "./lib/run.mjs";
import { main } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";
import { cargoDeny, ensureTools, toolPath } from "./lib/tools.mjs";

main(async () => {
  await setUp();
  await ensureTools([cargoDeny]);
  await run(toolPath("cargo-deny"), ["check", "licenses", "bans", "sources"]);
});
