/** `npm run conformance`: writes docs/CONFORMANCE.md, docs/DIRECTIVES.md, docs/DIAGNOSTICS.md and web/robotscope.schema.json anew, and fails if a statement is not shown. */
import { run } from "./lib/run.mjs";
import { main } from "./lib/say.mjs";

main(async () => {
  const test = [
    "test",
    "--quiet",
    "--locked",
    "-p",
    "robotscope",
    "--test",
    "engine",
    "--",
    "up_to_date",
  ];
  await run("cargo", test, { env: { ROBOTSCOPE_WRITE_PAGE: "1" } });
});
