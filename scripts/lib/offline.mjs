import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { inRoot, page } from "./paths.mjs";

/** Writes the page's service worker, which caches every file in the build. Call it after all other files exist. */
export async function writeServiceWorker() {
  const { build } = await import("esbuild");
  const { files, version } = cachedFiles();
  await build({
    entryPoints: [inRoot("www", "offline", "service-worker.ts")],
    outfile: join(page, "service-worker.js"),
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
    bundle: true,
    minify: true,
    target: "es2022",
    logLevel: "warning",
  });
}

/** Returns the files' URLs relative to the page, and a version: a hash of their names and contents. */
function cachedFiles() {
  const names = readdirSync(page, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(page.length + 1))
    .filter((name) => name !== "service-worker.js")
    .sort();
  const hash = createHash("sha256");
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(page, name)));
  const addresses = names.map((name) => name.split(sep).join("/"));
  // Cache the folder instead of index.html: many servers redirect index.html to the folder, and a service worker cannot answer a page load
  // with a redirected response.
  const files = addresses.map((name) => (name === "index.html" ? "./" : name));
  return { files, version: hash.digest("hex").slice(0, 16) };
}
