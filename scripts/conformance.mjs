/**
 * Rewrites docs/CONFORMANCE.md, docs/DIRECTIVES.md, docs/DIAGNOSTICS.md and web/robotscope.schema.json: `npm run conformance`. Fails if a
 * documented statement has no test case.
 */
import { run } from "./lib/run.mjs";
import { main } from "./lib/say.mjs";

main(async () => {
  const pages = ["conformance_page", "directives_page", "diagnostics_page", "configuration_schema"];
  const test = ["test", "--quiet", "--locked", "-p", "robotscope", "--test", "engine", "--", ...pages];
  await run("cargo", test, { env: { ROBOTSCOPE_WRITE_PAGE: "1" } });
});
