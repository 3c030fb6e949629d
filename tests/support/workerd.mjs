import { spawn } from "node:child_process";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { runtime } from "../../scripts/lib/runtimes.mjs";

/**
 * Starts a worker in workerd as wrangler deploys it: one script, and each engine a module of its own. All that it fetches goes to a
 * server on this machine, if there is one. Gives the worker's port and how many engines it has.
 *
 * @param {string} script of a project that has the package
 * @param {string} folder to work in
 * @param {number} [port] of the server
 */
export async function startWorker(script, folder, port) {
  await mkdir(folder, { recursive: true });
  /** @type {string[]} */
  const engines = [];
  await build({
    entryPoints: [script],
    outfile: join(folder, "worker.js"),
    bundle: true,
    format: "esm",
    conditions: ["workerd"],
    logLevel: "error",
    plugins: [
      {
        name: "engines are modules",
        setup({ onResolve }) {
          onResolve({ filter: /\.wasm$/ }, async ({ path, resolveDir }) => {
            const name = `engine-${engines.length}.wasm`;
            engines.push(name);
            await copyFile(join(resolveDir, path), join(folder, name));
            return { path: `./${name}`, external: true };
          });
        },
      },
    ],
  });
  const modules = engines.map((name) => `( name = "${name}", wasm = embed "${name}" )`).join(", ");
  const site = port ? `, (name = "site", external = (address = "127.0.0.1:${port}", http = ()))` : "";
  const configuration = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .worker)${site} ],
  sockets = [ ( name = "http", address = "127.0.0.1:0", http = (), service = "main" ) ]
);
const worker :Workerd.Worker = (
  modules = [ ( name = "worker.js", esModule = embed "worker.js" ), ${modules} ],
${port ? '  globalOutbound = "site",\n' : ""}  compatibilityDate = "2026-01-01"
);
`;
  await writeFile(join(folder, "config.capnp"), configuration);
  const server = spawn(runtime("workerd"), ["serve", "config.capnp", "--control-fd=3"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  /** @type {number} */
  const listening = await new Promise((resolve, reject) => {
    server.stdio[3]?.on("data", (line) => resolve(JSON.parse(String(line).split("\n")[0]).port));
    server.once("exit", (code) => reject(new Error(`workerd stopped with code ${code}`)));
  });
  return { port: listening, engines: engines.length, stop: () => server.kill() };
}
