import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot } from "../scripts/lib/paths.mjs";

/** The output folder for the worker, its engine, its configuration files, and the Node.js service. */
export const edge = inRoot("dist", "edge");

/** Bundles the service with the package from the last build. */
export async function bundleService() {
  await Promise.all([
    bundleWorker(inRoot("edge", "worker.ts"), edge),
    bundleForNode("node-main.ts", join(edge, "node.js")),
  ]);
  for (const name of ["workerd.capnp", "wrangler.jsonc"]) copyFileSync(inRoot("edge", name), join(edge, name));
}

/**
 * Bundles a worker for deployment as one script, with each engine as a separate module next to it. Returns the file names of these modules.
 *
 * @param {string} script
 * @param {string} folder
 */
export async function bundleWorker(script, folder) {
  // Import esbuild late: the set-up may have to install it first.
  const { build } = await import("esbuild");
  mkdirSync(folder, { recursive: true });
  /** @type {string[]} */
  const engines = [];
  await build({
    entryPoints: [script],
    outfile: join(folder, "worker.js"),
    bundle: true,
    format: "esm",
    target: "es2022",
    conditions: ["workerd"],
    logLevel: "error",
    plugins: [
      {
        name: "engines are modules",
        setup({ onResolve }) {
          onResolve({ filter: /\.wasm$/ }, ({ path, resolveDir }) => {
            const name = `engine-${engines.length}.wasm`;
            engines.push(name);
            copyFileSync(join(resolveDir, path), join(folder, name));
            return { path: `./${name}`, external: true };
          });
        },
      },
    ],
  });
  return engines;
}

/**
 * Bundles a script of the service into one file for Node.js.
 *
 * @param {string} file
 * @param {string} outfile
 * @param {import("esbuild").Plugin[]} [plugins]
 */
export async function bundleForNode(file, outfile, plugins = []) {
  const { build } = await import("esbuild");
  await build({
    entryPoints: [inRoot("edge", file)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    plugins,
    // Lets bundled CommonJS libraries load Node.js modules at run time.
    banner: { js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);' },
  });
}

/**
 * Returns a Vite plugin that runs the service in Node.js during development, on the page's origin. On the first request, the plugin bundles
 * the service with the engine that was compiled for the page's worker.
 *
 * @returns {import("vite").Plugin}
 */
export function liveService() {
  /** @type {Promise<(request: unknown, response: unknown, next: () => void) => void> | undefined} */
  let handler;
  const make = async () => {
    const file = inRoot("node_modules", ".robotscope", "live.mjs");
    await bundleForNode("node.ts", file, [
      {
        name: "the whole engine",
        setup: ({ onResolve }) =>
          onResolve({ filter: /^robotscope\/robots-txt$/ }, () => ({ path: "robotscope", external: true })),
      },
    ]);
    const { createHandler } = await import(pathToFileURL(file).href);
    return createHandler(process.env);
  };
  return {
    name: "live-service",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use("/api/inspect", (request, response, next) => {
        handler ??= make();
        handler.then((handle) => handle(request, response, next), next);
      });
    },
  };
}
