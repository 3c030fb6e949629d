// Loads `program`, which defines the command line, and `pack`, which encodes links to the tester, from the TypeScript sources.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { inRoot } from "../../../scripts/lib/paths.mjs";

const { homepage, page } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/**
 * Bundles and imports `program` and `pack`. `pack` returns the fragment of a link that opens texts in the tester.
 *
 * @returns {Promise<{ program: () => import("commander").Command, pack: (texts: Record<string, string>) => Promise<string> }>}
 */
async function load() {
  const file = inRoot("dist", "docs-sources.mjs");
  await build({
    stdin: {
      contents: `export { program } from "./cli/program.ts"; export { pack } from "./share/link.ts";`,
      resolveDir: inRoot("web"),
    },
    bundle: true,
    outfile: file,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    // The language server and the MCP server are large, and no page needs them.
    external: ["robotscope", "*/serve.ts"],
    define: { ROBOTSCOPE_HOMEPAGE: JSON.stringify(homepage), ROBOTSCOPE_PAGE: JSON.stringify(page) },
    banner: { js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);' },
  });
  return import(pathToFileURL(file).href);
}

export const { program, pack } = await load();

/**
 * Returns a link that opens texts in the tester, which is the web app in the folder above the site. `page` is the path of the page that
 * contains the link.
 *
 * @param {string} page
 * @param {{ r?: string, h?: string, m?: string }} texts keyed by the field names in www/src/share/snapshot.rs
 */
export async function testerLink(page, texts) {
  const up = "../".repeat(page.split("/").length);
  // Because of `target`, the browser itself opens the link. Without it, the site's router would.
  return `<a href="${up}${await pack({ u: "https://example.com/", ...texts })}" target="_self">Open in the tester</a>`;
}
