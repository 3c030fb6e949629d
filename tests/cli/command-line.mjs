// Runs the command line in a separate process and a folder with test files.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { commandLine as built } from "../../scripts/lib/cli.mjs";

export const commandLine = process.env.ROBOTSCOPE_CLI ?? built;

/** Creates a folder with files, and removes the folder at the end of the test. @param {Record<string, string | Uint8Array>} files */
export async function folder(test, files = {}) {
  const path = await mkdtemp(join(tmpdir(), "robotscope-cli-"));
  test.after(() => rm(path, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  return path;
}

// Leave out the developer's environment variables that would change the output.
const set = /^(?:FORCE_COLOR|NO_COLOR|DEBUG|COLUMNS|(?:https?|all|no)_proxy)$/i;
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !set.test(name)));

/** Returns the environment for the command line, with additional variables. @param {Record<string, string>} env */
export const environment = (env = {}) => ({ ...inherited, ...env });

/**
 * Runs the command line in a folder and waits until it exits.
 *
 * @param {string[]} args
 * @param {{ cwd?: string, input?: string | Uint8Array | AsyncIterable<string>, env?: Record<string, string> }} [options]
 */
export async function run(args, { cwd, input = "", env } = {}) {
  const child = spawn(process.execPath, [commandLine, ...args], { cwd, env: environment(env) });
  const output = [child.stdout, child.stderr].map((stream) => Readable.from(stream).toArray());
  child.stdin.on("error", () => {});
  if (typeof input === "string" || input instanceof Uint8Array) child.stdin.end(input);
  else Readable.from(input).pipe(child.stdin);
  const [code] = await once(child, "close");
  const [stdout, stderr] = (await Promise.all(output)).map((pieces) => Buffer.concat(pieces).toString());
  return {
    code,
    stdout,
    stderr,
    json: () => JSON.parse(stdout),
    jsonLines: () =>
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
  };
}

/** Returns the names of all commands except `help`, in the order of --help. */
export async function commands() {
  const { stdout } = await run(["--help"]);
  const [, list = ""] = /^Commands:\n([\s\S]*?)\n\n/m.exec(stdout) ?? [];
  return [...list.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name).filter((name) => name !== "help");
}
