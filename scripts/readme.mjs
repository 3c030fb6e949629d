/** `npm run readme`: writes what the pages say of sizes and of tools, from the package that was built last and the tests. */
import { writeFileSync } from "node:fs";
import { needsRelease } from "./lib/build.mjs";
import { inRoot } from "./lib/paths.mjs";
import { pagesWithParts, withParts } from "./lib/readme.mjs";
import { main } from "./lib/say.mjs";

main(async () => {
  needsRelease("package");
  for (const page of pagesWithParts) writeFileSync(inRoot(page), withParts(page));
});
