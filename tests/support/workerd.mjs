import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleWorker } from "../../edge/bundle.mjs";
import { runtime } from "../../scripts/lib/runtimes.mjs";

/**
 * Starts a worker in workerd as wrangler deploys it: one script, and each engine as a separate module. If `port` is given, routes the
 * worker's fetches to a local server. Returns the worker's port and the number of its engines.
 *
 * @param {string} script a script in a project that has the package
 * @param {string} folder the working folder
 * @param {number} [port] the port of the local server
 * @param {Record<string, string>} [bindings] the worker's text bindings
 */
export async function startWorker(script, folder, port, bindings = {}) {
  const engines = await bundleWorker(script, folder);
  const modules = engines.map((name) => `( name = "./${name}", wasm = embed "${name}" )`).join(", ");
  const texts = Object.entries(bindings).map(([name, text]) => `( name = "${name}", text = "${text}" )`);
  const site = port ? `, (name = "site", external = (address = "127.0.0.1:${port}", http = ()))` : "";
  const configuration = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .worker)${site} ],
  sockets = [ ( name = "http", address = "127.0.0.1:0", http = (), service = "main" ) ]
);
const worker :Workerd.Worker = (
  modules = [ ( name = "worker.js", esModule = embed "worker.js" ), ${modules} ],
${port ? '  globalOutbound = "site",\n' : ""}  bindings = [ ${texts.join(", ")} ],
  compatibilityDate = "2026-01-01"
);
`;
  await writeFile(join(folder, "config.capnp"), configuration);
  return { engines: engines.length, ...(await serveConfiguration(folder, "config.capnp")) };
}

/**
 * Starts workerd with a configuration file in a folder. The socket in the configuration must have port 0.
 *
 * @param {string} folder
 * @param {string} file
 * @param {"inherit" | "ignore" | number} [errors] `ignore` drops workerd's messages about failed connections; a number is an open file
 * @param {Record<string, string>} [env] further environment variables
 */
export async function serveConfiguration(folder, file, errors = "inherit", env = {}) {
  const server = spawn(runtime("workerd"), ["serve", file, "--control-fd=3"], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", errors, "pipe"],
  });
  /** @type {number} */
  const port = await new Promise((resolve, reject) => {
    server.stdio[3]?.on("data", (line) => resolve(JSON.parse(String(line).split("\n")[0]).port));
    server.once("exit", (code) => reject(new Error(`workerd stopped with code ${code}`)));
  });
  return { port, pid: server.pid, stop: () => server.kill() };
}
