/** `npm run readme` rewrites the sizes and the lists of tools in the READMEs, from the package of the last build and the tests. */
import { writeFileSync } from "node:fs";
import { needsRelease } from "./lib/build.mjs";
import { inRoot } from "./lib/paths.mjs";
import { pagesWithParts, withParts } from "./lib/readme.mjs";
import { main } from "./lib/say.mjs";

main(async () => {
  needsRelease("package");
  for (const page of pagesWithParts) writeFileSync(inRoot(page), withParts(page));
});
