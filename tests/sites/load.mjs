// Bundles the sources of `robotscope site` for tests, with the engine of the built package.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { inRoot } from "../../scripts/lib/paths.mjs";

const manifest = inRoot("package.json");
const { homepage, page } = JSON.parse(readFileSync(manifest, "utf8"));
/** Defines `require`, with which CommonJS libraries in the bundle load Node.js modules. */
const REQUIRE = `import { createRequire } from "node:module";\nconst require = createRequire("${pathToFileURL(manifest)}");`;

/** Bundles and imports a module. @param {string} file the path relative to web/site, such as "../cli/site/run-site.ts" */
export async function load(file) {
  const directory = mkdtempSync(join(tmpdir(), "robotscope-bundle-"));
  const outfile = join(directory, "bundle.mjs");
  try {
    await build({
      entryPoints: [inRoot("web", "site", file)],
      bundle: true,
      outfile,
      platform: "node",
      format: "esm",
      banner: { js: REQUIRE },
      define: { ROBOTSCOPE_HOMEPAGE: JSON.stringify(homepage), ROBOTSCOPE_PAGE: JSON.stringify(page) },
      plugins: [builtEngine],
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** @type {import("esbuild").Plugin} */
const builtEngine = {
  name: "built-engine",
  setup({ onResolve }) {
    const path = pathToFileURL(inRoot("web", "pkg", "node.js")).href;
    onResolve({ filter: /^robotscope$/ }, () => ({ path, external: true }));
  },
};
