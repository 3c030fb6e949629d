import { rmSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run, runModule } from "./run.mjs";
import { ensureSiteTools } from "./runtimes.mjs";

/** The documentation site that `npm run docs` builds. */
export const site = inRoot("dist", "docs");

/** The Markdown pages of the site, generated for each build. */
const pages = inRoot("dist", "docs-pages");

/** Writes the pages of the site. Expects the npm package built. */
export async function writeSitePages() {
  await ensureSiteTools();
  // Imported late, because it imports the package.
  const { writePages } = await import("../../docs/.vitepress/generate/main.mjs");
  await writePages(pages);
  const api = join(pages, "api");
  await runModule("typedoc/bin/typedoc", ["--tsconfig", inRoot("web", "tsconfig.api.json"), "--out", api]);
  // It only lists the entry points.
  rmSync(join(api, "README.md"));
}

/** Builds the site for a folder of a host. Fails on a dead link. @param {{ base?: string }} [options] */
export async function buildSite({ base = "/docs/" } = {}) {
  await writeSitePages();
  const program = inRoot("docs", ".vitepress", "node_modules", "vitepress", "bin", "vitepress.js");
  await run(process.execPath, [program, "build", inRoot("docs"), "--base", base]);
}
