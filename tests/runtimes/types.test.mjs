// What package managers, bundlers and TypeScript read of the package besides its code.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { tarball } from "../../scripts/lib/package.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { installPackage } from "../support/package.mjs";

const run = promisify(execFile);

/** An empty project with the package in it. @type {string} */
let project;
before(async () => {
  project = await installPackage();
});

test("publint finds nothing", async () => {
  const pkgDir = join(project, "node_modules", "robotscope");
  const { messages } = await publint({ pkgDir, pack: false, strict: true });
  const pkg = JSON.parse(await readFile(join(pkgDir, "package.json"), "utf8"));
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  );
});

/** What “Are the types wrong?” says of entry points. @param {string[]} args */
async function typesAreRight(args) {
  const program = inRoot("node_modules", "@arethetypeswrong", "cli", "dist", "index.js");
  await run(process.execPath, [program, tarball, "--format", "table-flipped", "--no-color", ...args]).catch((error) =>
    assert.fail(`${error.stdout}\n${error.stderr}`),
  );
}

test("the types are right for every way to resolve them", () =>
  // “node10” is how TypeScript resolved before packages had “exports”.
  typesAreRight([
    "--profile",
    "node16",
    "--exclude-entrypoints",
    "codemirror",
    "init",
    "robots-txt/init",
    "robotscope.wasm",
    "robots-txt/robotscope.wasm",
  ]));

// Whoever says where the engine comes from waits for it, and editors live in browsers, so these are modules only.
test("the types of the explicit start and of the extension for CodeMirror are right for modules", () =>
  typesAreRight(["--profile", "esm-only", "--entrypoints", "init", "robots-txt/init", "codemirror"]));

const USER = `
import { type CrawlVerdict, evaluate, type Report, RobotscopeError, RobotsTxt } from "robotscope";
import { RobotsTxt as Small } from "robotscope/robots-txt";

const robots: RobotsTxt = RobotsTxt.parse("User-agent: *");
const verdict: CrawlVerdict = robots.check("/", "Googlebot");
const access: "allowed" | "disallowed" = verdict.access;
const report: Report = evaluate({ url: "https://example.com/", robotsTxt: robots });
const text: string | undefined = report.crawlers[0]?.explanation.summary;
export const code = (error: unknown): string | undefined => (error instanceof RobotscopeError ? error.code : undefined);
export const allowed: boolean = Small.parse(new Uint8Array()).isAllowed("/", "Googlebot");
export { access, text };

// @ts-expect-error: it has to be a string or bytes
RobotsTxt.parse(1);
// @ts-expect-error: there is no such dialect
robots.groups("netscape");
// @ts-expect-error: there is no such code
export const never: RobotscopeError["code"] = "no-such-code";
`;
const EXPLICIT = `
import { init, initSync, RobotsTxt } from "robotscope/init";
await init(new URL("https://example.com/engine.wasm"));
initSync(new Uint8Array());
export const allowed: boolean = RobotsTxt.parse("").isAllowed("/", "Googlebot");
`;

for (const [module, moduleResolution] of [
  ["node16", "node16"],
  ["nodenext", "nodenext"],
  ["esnext", "bundler"],
]) {
  test(`TypeScript in strict mode resolves the package as “${moduleResolution}”`, async () => {
    await Promise.all([
      writeFile(join(project, "user.mts"), USER),
      writeFile(join(project, "user.cts"), USER),
      writeFile(join(project, "explicit.mts"), EXPLICIT),
    ]);
    const tsc = inRoot("node_modules", "typescript", "bin", "tsc");
    const options = [
      "--noEmit",
      "--strict",
      "--target",
      "es2022",
      "--lib",
      "es2023,dom,dom.iterable,esnext.disposable",
    ];
    const modules = ["--module", module, "--moduleResolution", moduleResolution];
    const files = ["user.mts", "explicit.mts", ...(module === "esnext" ? [] : ["user.cts"])];
    await run(process.execPath, [tsc, ...options, ...modules, ...files], { cwd: project }).catch((error) =>
      assert.fail(error.stdout),
    );
  });
}

test("nothing in the types is any", async () => {
  for (const file of ["index.d.ts", "init.d.ts", "robots-txt/index.d.ts", "codemirror/engine.d.ts"]) {
    const types = await readFile(join(project, "node_modules", "robotscope", "pkg", file), "utf8");
    const code = types.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"]*"/g, "");
    assert.ok(code.length > 100);
    assert.deepEqual(code.match(/.*\bany\b.*/g), null, file);
  }
});
