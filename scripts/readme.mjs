/** Updates the sizes and the tool list in the READMEs and docs/WEIGHT.md from the last built package and the tests: `npm run readme`. */
import { writeFileSync } from "node:fs";
import { needsRelease } from "./lib/build.mjs";
import { inRoot } from "./lib/paths.mjs";
import { pagesWithParts, withParts } from "./lib/readme.mjs";
import { main } from "./lib/say.mjs";

main(async () => {
  needsRelease("package");
  for (const page of pagesWithParts) writeFileSync(inRoot(page), withParts(page));
});
