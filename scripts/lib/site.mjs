import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot } from "./paths.mjs";
import { run, runModule } from "./run.mjs";
import { ensureSiteTools } from "./runtimes.mjs";
import { say } from "./say.mjs";

/** The documentation site that `npm run docs` builds. */
export const site = inRoot("dist", "docs");

/** The site's Markdown pages, generated for each build. */
const pages = inRoot("docs", ".vitepress", "pages");

const vitepress = inRoot("docs", ".vitepress", "node_modules", "vitepress");

/** Builds the site from the built npm package, for the URL path `base`. Fails on a dead link. @param {{ base?: string }} [options] */
export async function buildSite({ base = "/docs/" } = {}) {
  await writeSitePages();
  await writeApi();
  await run(process.execPath, [join(vitepress, "bin", "vitepress.js"), "build", inRoot("docs"), "--base", base]);
}

/** Writes all pages except those of the API. */
async function writeSitePages() {
  await ensureSiteTools();
  // Import main.mjs late, because it imports the built package.
  const { writePages } = await import("../../docs/.vitepress/generate/main.mjs");
  await writePages(pages);
}

/** Writes the API's pages. Requires the type declarations of a complete build. */
async function writeApi() {
  const api = join(pages, "api");
  const options = ["--tsconfig", inRoot("web", "tsconfig.api.json"), "--out", api, "--entryFileName", "all.md"];
  await runModule("typedoc/bin/typedoc", options);
  // TypeDoc titles a module with its file's name. Replace this title with the name for imports.
  for (const name of ["index", "robots-txt", "robots-parser", "live"]) {
    const file = join(api, `${name}.md`);
    const title = name === "index" ? "robotscope" : `robotscope/${name}`;
    const text = readFileSync(file, "utf8").replace(`# ${name}\n`, `# ${title}\n`);
    // TypeDoc adds “-1” to links even if their heading occurs only once. Remove it.
    const headings = Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading]) => heading.toLowerCase());
    const isRepeated = (/** @type {string} */ heading) => headings.indexOf(heading) < headings.lastIndexOf(heading);
    writeFileSync(
      file,
      text.replace(/\(#(\w+)-1\)/g, (link, heading) => (isRepeated(heading) ? link : `(#${heading})`)),
    );
  }
}

/**
 * Returns a Vite plugin for development that serves the site at /docs/. The first request generates the pages from the compiled package.
 *
 * @returns {import("vite").Plugin}
 */
export function documentation() {
  /** @type {Promise<import("vite").Connect.Server> | undefined} */
  let handler;
  const make = async () => {
    say("making the documentation");
    await writeSitePages();
    if (existsSync(inRoot("web", "pkg", "live", "index.d.ts"))) await writeApi();
    else say("the documentation has no API, because “npm run build -- --only package” has not run");
    const { createServer } = await import(pathToFileURL(join(vitepress, "dist", "node", "index.js")).href);
    const { middlewares } = await createServer(inRoot("docs"), { base: "/docs/", middlewareMode: true, hmr: false });
    return middlewares;
  };
  return {
    name: "documentation",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith("/docs/")) return next();
        handler ??= make();
        handler.then((handle) => handle(request, response, next), next);
      });
    },
  };
}
