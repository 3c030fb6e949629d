/**
 * `npm run docs` builds the documentation site in dist/docs, from the npm package that was built last. If there is none, makes a quick
 * build of the package first.
 *
 *   npm run docs -- --base /robotscope/docs/    sets the URL path at which the site is hosted; the default is /docs/
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildQuickly } from "./lib/checks.mjs";
import { inRoot } from "./lib/paths.mjs";
import { main, Problem, say } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";
import { buildSite, site } from "./lib/site.mjs";

main(async () => {
  const { values } = parseArgs({ options: { base: { type: "string" } } });
  if (values.base !== undefined && !/^\/(?:.*\/)?$/.test(values.base))
    throw new Problem(`--base must be a path such as /robotscope/docs/, not “${values.base}”.`);
  await setUp();
  if (!existsSync(inRoot("web", "pkg", "node.js"))) await buildQuickly(["package"]);
  await buildSite(values);
  say(`made ${site}`);
});
