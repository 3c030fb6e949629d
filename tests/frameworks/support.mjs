// Helpers that install a group of tools and the packed robotscope package, run programs and servers, and check pages in a browser.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { tarball } from "../../scripts/lib/package.mjs";
import { root } from "../../scripts/lib/paths.mjs";
import { npm, run } from "../../scripts/lib/run.mjs";
import { launchBrowser } from "../support/browser.mjs";
import { serveFolder } from "../support/server.mjs";
import { expected } from "./app.mjs";

/** The folder in which the tools are installed. It is outside the repository, so the tools do not find the repository's node_modules. */
const home = join(tmpdir(), `robotscope-frameworks-${createHash("sha256").update(root).digest("hex").slice(0, 8)}`);

/** @type {(() => void)[]} */
const atExit = [];
process.once("exit", () => {
  for (const act of atExit.reverse()) act();
});

/** @type {Map<string, Promise<string>>} */
const installed = new Map();

/**
 * Installs the tools of a group (a folder in tests/frameworks) at the versions in its lock file, and unpacks the robotscope package into
 * its node_modules. Returns the group's folder in `home`.
 *
 * @param {string} group
 */
export function install(group) {
  const known = installed.get(group) ?? installGroup(group);
  installed.set(group, known);
  return known;
}

/** @param {string} group */
async function installGroup(group) {
  const from = join(import.meta.dirname, group);
  const folder = join(home, group);
  const stamp = join(folder, "node_modules", ".robotscope-lock");
  const lock = readFileSync(join(from, "package-lock.json"), "utf8");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const name of ["package.json", "package-lock.json"]) await cp(join(from, name), join(folder, name));
    // Not `npm ci`, which requires the binaries of all platforms in the lock file: a registry may have only some of them.
    const options = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"];
    await npm(["install", ...options], { cwd: folder });
    await writeFile(stamp, lock);
  }
  const place = join(folder, "node_modules", "robotscope");
  await rm(place, { recursive: true, force: true });
  await mkdir(place);
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", place]);
  return folder;
}

/** Returns the path of the `node` executable of a major version. @param {number} major */
export const node = async (major) => join(await install("nodes"), "node_modules", `node-${major}`, "bin", "node");

/** The major version of Node.js that runs the tools. Some tools need a newer version than the package does. */
const usual = 24;

/**
 * Creates the folder of an application inside the folder of a group.
 *
 * @param {string} group
 * @param {Record<string, string>} files
 */
export async function application(group, files) {
  const folder = await mkdtemp(join(await install(group), "app-"));
  atExit.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** Environment variables that turn off telemetry and colours. */
const quiet = {
  CI: "1",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  DO_NOT_TRACK: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  NUXT_TELEMETRY_DISABLED: "1",
  WRANGLER_SEND_METRICS: "false",
  // Unsets variables that the test runner sets.
  NODE_TEST_CONTEXT: undefined,
  NODE_OPTIONS: undefined,
  // A bundler in this process may have set NODE_ENV.
  NODE_ENV: undefined,
};

/**
 * Starts a JavaScript program, and stops it when this process exits.
 *
 * @param {string} folder
 * @param {string[]} args a JavaScript program and its arguments
 * @param {{ major?: number, env?: Record<string, string> }} options
 */
async function start(folder, args, { major = usual, env = {} }) {
  // A detached process has its own process group, so it can be stopped together with its children.
  const options = { cwd: folder, env: { ...process.env, ...quiet, ...env }, detached: true };
  const child = spawn(await node(major), args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output.text += stripVTControlCharacters(text)));
  const stop = () => {
    try {
      process.kill(-(child.pid ?? 0), "SIGKILL");
    } catch {
      // `kill` throws if the process has already ended.
    }
  };
  atExit.push(stop);
  return { child, output, stop };
}

/**
 * Runs a JavaScript program, checks that it exits with code 0, and returns its output.
 *
 * @param {string} folder
 * @param {string[]} args
 * @param {{ major?: number, env?: Record<string, string> }} [options]
 */
export async function execute(folder, args, options = {}) {
  const { code, text } = await ended(folder, args, options);
  assert.equal(code, 0, text);
  return text;
}

/** @type {typeof start extends (...given: infer Given) => unknown ? (...given: Given) => Promise<{ code: number | null, text: string }> : never} */
async function ended(folder, args, options) {
  const { child, output, stop } = await start(folder, args, options);
  const code = await new Promise((resolve) => child.once("close", resolve));
  stop();
  return { code, text: output.text };
}

/**
 * Builds a site that blocks crawlers, and checks that the build fails because of `robotscope/unplugin` in the configuration.
 *
 * @param {string} folder
 * @param {string[]} args
 */
export async function refuses(folder, args) {
  const { code, text } = await ended(folder, args, {});
  assert.match(text, /robots\.txt blocks the whole site from search engines\. .*line 2/);
  assert.notEqual(code, 0, text);
}

/** A typical robots.txt, and one that blocks all crawlers, for example on a staging server. */
export const robots = {
  usual: "User-agent: *\nDisallow: /private/\n",
  blocked: "User-agent: *\nDisallow: /\n",
};

/** Checks that the panel on a development server shows the verdict and the deciding line for a crawler. @param {string} url */
export async function hasPanel(url) {
  const response = await fetch(new URL("/__robotscope?url=/private/a", url));
  assert.match(await response.text(), /<tr><td>Googlebot<td class="disallowed">disallowed<td>[^<]*line 2/);
}

/**
 * Starts a server, calls `ask` with the first URL that the server prints, and stops the server.
 *
 * @template T
 * @param {string} folder
 * @param {string[]} args
 * @param {(url: string) => Promise<T>} ask
 * @param {{ major?: number, env?: Record<string, string> }} [options]
 */
export async function serving(folder, args, ask, options = {}) {
  const { child, output, stop } = await start(folder, args, options);
  try {
    const url = await new Promise((resolve, reject) => {
      const look = () => {
        const address = /https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::\]):\d+[^\s]*/.exec(output.text)?.[0];
        if (address) resolve(address.replace(/0\.0\.0\.0|\[::\]/, "127.0.0.1"));
      };
      child.stdout.on("data", look);
      child.stderr.on("data", look);
      child.once("close", (code) => reject(new Error(`the server exited with ${code} before it printed a URL`)));
      setTimeout(() => reject(new Error("the server printed no URL within two minutes")), 120_000).unref();
    });
    return await ask(url);
  } catch (error) {
    error.message += `\n${output.text.slice(-3000)}`;
    throw error;
  } finally {
    stop();
  }
}

export async function freePort() {
  const server = await serveFolder(tmpdir());
  await server.close();
  return new URL(server.url).port;
}

/** @type {Promise<import("playwright-core").Browser> | undefined} */
let browser;

export const closeBrowser = async () => (await browser)?.close();

/**
 * Opens a page and checks its answers, even if a development server reloads the page in the meantime.
 *
 * @param {string} url
 * @param {{ isRendered?: boolean }} [options] `isRendered`: also check the server's answers in `data-server`
 */
export async function opens(url, { isRendered = false } = {}) {
  browser ??= launchBrowser();
  const page = await (await browser).newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  try {
    await page.goto(url);
    // A reload may replace the elements, so use a locator.
    const answers = await page.locator("[data-answers]").getAttribute("data-answers", { timeout: 60_000 });
    assert.deepEqual(JSON.parse(answers ?? ""), expected);
    if (isRendered) {
      const rendered = await page.locator("[data-server]").getAttribute("data-server");
      assert.deepEqual(JSON.parse(rendered ?? ""), expectedAtOnce);
    }
  } catch (error) {
    error.message += `\n${problems.join("\n")}\n${(await page.content().catch(String)).slice(0, 2000)}`;
    throw error;
  } finally {
    await page.close();
  }
}

/** Serves a folder, opens its page and checks the answers. @param {string} folder @param {Parameters<typeof opens>[1]} [options] */
export async function opensFolder(folder, options) {
  const server = await serveFolder(folder);
  try {
    await opens(server.url, options);
  } finally {
    await server.close();
  }
}

/** Checks the answers in a response. @param {string | URL} url */
export async function sends(url) {
  const response = await fetch(url);
  const text = await response.text();
  assert.equal(response.status, 200, text.slice(0, 2000));
  assert.deepEqual(JSON.parse(text), expectedAtOnce);
}

/** Checks the answers that a program prints. @param {string} folder @param {string[]} args @param {{ major?: number }} [options] */
export async function prints(folder, args, options) {
  const output = await execute(folder, args, options);
  assert.deepEqual(JSON.parse(output.trim().split("\n").at(-1) ?? ""), expectedAtOnce);
}

const { robotscope, "robots-txt": small, "robots-parser": dropIn } = expected;

/** The expected answers from the entry points that need neither a worker nor `init`. */
export const expectedAtOnce = { robotscope, "robots-txt": small, "robots-parser": dropIn };
