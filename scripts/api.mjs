/** `npm run api`: rewrites docs/API.md, from the types of the package as it was built last. */
import { writeFileSync } from "node:fs";
import { apiPage } from "./lib/api.mjs";
import { inRoot } from "./lib/paths.mjs";
import { main } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";

main(async () => {
  await setUp({ checks: true });
  writeFileSync(inRoot("docs", "API.md"), await apiPage(inRoot("web", "pkg")));
});
