import { spawn, spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { cargoTools, inRoot, root, toolsFolder } from "./paths.mjs";
import { CommandProblem, colours } from "./say.mjs";

/** The folders that are searched before PATH, so that every machine uses the tools' pinned versions. */
const path = [join(cargoTools, "bin"), inRoot("node_modules", ".bin")];

/** @param {Record<string, string | undefined>} [extra] */
function environment(extra = {}) {
  const env = { ...process.env };
  // On Windows, the variable is called "Path", and the keys of a copied environment are case-sensitive, so ignore the case.
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  env[name] = [...path, env[name]].join(delimiter);
  return { ...env, ...extra };
}

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill();
});

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] additional environment variables
 * @property {string} [cwd] the working directory; by default the repository's root
 * @property {boolean} [capture] returns the complete output, and also shows it
 */

/** The maximum number of characters to quote from the end of a failed command's output. */
const END = 8000;

/**
 * Runs a command and shows its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ ok: boolean, reason: string, output: string }>} `output`: complete with `capture`; otherwise only its end, or an
 *   empty string if the command writes directly to a terminal
 */
export function attempt(command, args, { env, cwd = root, capture = false } = {}) {
  const piped = capture || !process.stdout.isTTY;
  // Cargo prints no colours to a pipe. Request colours, because this script copies the pipe to a terminal.
  const colour = capture && colours ? { CARGO_TERM_COLOR: "always" } : {};
  const child = spawn(command, args, {
    cwd,
    env: environment({ ...colour, ...env }),
    stdio: ["ignore", piped ? "pipe" : "inherit", piped ? "pipe" : "inherit"],
  });
  children.add(child);
  let output = "";
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    from?.setEncoding("utf8").on("data", (text) => {
      output = capture ? output + text : (output + text).slice(-END);
      to.write(text);
    });
  }
  return new Promise((resolve) => {
    const done = (/** @type {boolean} */ ok, /** @type {string} */ reason) => {
      children.delete(child);
      resolve({ ok, reason, output });
    };
    child.on("error", (error) => {
      const missing = "code" in error && error.code === "ENOENT";
      done(false, missing ? `${command} is not installed` : error.message);
    });
    child.on("close", (code, signal) => done(code === 0, signal ? `stopped by ${signal}` : `exit code ${code}`));
  });
}

/**
 * Runs a command like `attempt`, but throws a `CommandProblem` if it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function run(command, args, options) {
  const result = await attempt(command, args, options);
  if (!result.ok) {
    const message = `“${shown(command, args)}” failed (${result.reason}); its messages are above.`;
    throw new CommandProblem(message, result.output.slice(-END));
  }
  return result.output;
}

/**
 * Returns a command's output, or `undefined` if the command is missing or fails. Prints nothing.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function ask(command, args) {
  // `cargo metadata` prints megabytes, so allow more output than by default.
  const result = spawnSync(command, args, { cwd: root, env: environment(), encoding: "utf8", maxBuffer: 1 << 28 });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/**
 * Runs an npm command. If npm started this process, `npm_execpath` is the path of npm's script. Runs this script with Node.js, because
 * Windows cannot start `npm.cmd` without a shell.
 *
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const program = process.env.npm_execpath;
  return program?.endsWith("js") ? run(process.execPath, [program, ...args], options) : run("npm", args, options);
}

/**
 * Runs an npm dependency's JavaScript program. On Windows, the commands in `node_modules/.bin` would need a shell.
 *
 * @param {string} program its path in node_modules
 * @param {string[]} args
 */
export const runModule = (program, args) => run(process.execPath, [inRoot("node_modules", program), ...args]);

/** @param {string} command @param {string[]} args */
function shown(command, args) {
  const short = (/** @type {string} */ text) => text.replace(toolsFolder, ".tools").replace(root, "");
  return [command === process.execPath ? "node" : command, ...args].map(short).join(" ");
}
