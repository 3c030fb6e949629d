// Checks the package's metadata and types for package managers, bundlers and TypeScript.
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
import { ensureRuntimes } from "../../scripts/lib/runtimes.mjs";
import { installPackage } from "../support/package.mjs";

const run = promisify(execFile);

/** @type {string} */
let project;
before(async () => {
  project = await installPackage();
});

test("the npm package passes publint", async () => {
  const pkgDir = join(project, "node_modules", "robotscope");
  const { messages } = await publint({ pkgDir, pack: false, strict: true });
  const pkg = JSON.parse(await readFile(join(pkgDir, "package.json"), "utf8"));
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  );
});

/** @param {string[]} args */
async function typesAreRight(args) {
  const program = inRoot("node_modules", "@arethetypeswrong", "cli", "dist", "index.js");
  await run(process.execPath, [program, tarball, "--format", "table-flipped", "--no-color", ...args]).catch((error) =>
    assert.fail(`${error.stdout}\n${error.stderr}`),
  );
}

test("types are correct for every module resolution from “node16” on", () =>
  // Not “node10”: that resolution ignores “exports” in package.json.
  typesAreRight([
    "--profile",
    "node16",
    "--exclude-entrypoints",
    "codemirror",
    "init",
    "live",
    "site",
    "unplugin",
    "robots-txt/init",
    "robotscope.wasm",
    "robots-txt/robotscope.wasm",
  ]));

// These entry points need no CommonJS version, because Node.js can load ES modules with `require`.
test("types of the entry points that exist only as ES modules are correct", () =>
  typesAreRight([
    "--profile",
    "esm-only",
    "--entrypoints",
    "init",
    "robots-txt/init",
    "codemirror",
    "live",
    "site",
    "unplugin",
  ]));

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

// @ts-expect-error: the argument must be a string or bytes
RobotsTxt.parse(1);
// @ts-expect-error: there is no such dialect
robots.groups("netscape");
// @ts-expect-error: there is no such error code
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
  test(`TypeScript finds the types in strict mode with the resolution “${moduleResolution}”`, async () => {
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

const CONVENTIONS = `
import { RobotsTxt } from "robotscope";
import { RobotsTxt as Small } from "robotscope/robots-txt";
export const robots: RobotsTxt = new RobotsTxt("");
export const answers: (boolean | undefined)[] = new Small("").isAllowedMany(new Set(["/"]), "GPTBot");
robots.free();
// @ts-expect-error: the constructor needs a text
new RobotsTxt();
// @ts-expect-error: this object is not a URL
robots.isAllowed({ href: "/" }, "GPTBot");
// @ts-expect-error: a number is not a URL
robots.checkMany([7], "GPTBot");
`;
const WITH_URL = `
import { evaluate, RobotsTxt } from "robotscope";
const url = new URL("https://example.com/");
RobotsTxt.parse("").check(url, "GPTBot");
RobotsTxt.parse("").checkMany([url, "/"], "GPTBot");
evaluate({ url });
`;
const WITH_USING = `
import { Fetched, RobotsTxt } from "robotscope";
export function isAllowed(): boolean {
  using robots = new RobotsTxt("");
  using fetched = new Fetched({ status: 404 });
  return robots.isAllowed("/", fetched.check("/", "GPTBot").crawler);
}
`;
/** Sets of TypeScript libraries, and the texts to compile with each. @type {Record<string, { lib: string[], texts: string[] }>} */
const LIBRARIES = {
  "nothing but the language": { lib: ["es2022"], texts: [CONVENTIONS] },
  "the language and the web": { lib: ["es2022", "dom"], texts: [CONVENTIONS, WITH_URL] },
  "using, too": { lib: ["es2022", "dom", "esnext.disposable"], texts: [CONVENTIONS, WITH_URL, WITH_USING] },
};
const COMPILERS = {
  "TypeScript 5.4": inRoot("tests", "runtimes", "node_modules", "typescript-5.4", "bin", "tsc"),
  "our TypeScript": inRoot("node_modules", "typescript", "bin", "tsc"),
  "TypeScript 7": inRoot("tests", "runtimes", "node_modules", "typescript-7", "bin", "tsc"),
};

for (const [compiler, tsc] of Object.entries(COMPILERS)) {
  test(`types compile with ${compiler} and every set of libraries`, async () => {
    await ensureRuntimes();
    for (const [known, { lib, texts }] of Object.entries(LIBRARIES)) {
      const files = texts.map((_, place) => `library-${place}.mts`);
      const compilerOptions = {
        noEmit: true,
        strict: true,
        skipLibCheck: false,
        target: "es2022",
        lib,
        types: [],
        module: "nodenext",
      };
      await Promise.all([
        ...texts.map((text, place) => writeFile(join(project, files[place]), text)),
        writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files })),
      ]);
      await run(process.execPath, [tsc], { cwd: project }).catch((error) => assert.fail(`${known}: ${error.stdout}`));
    }
  });
}

test("the type declarations do not use the type “any”", async () => {
  for (const file of ["index.d.ts", "init.d.ts", "robots-txt/index.d.ts", "codemirror/engine.d.ts"]) {
    const types = await readFile(join(project, "node_modules", "robotscope", "pkg", file), "utf8");
    const code = types.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"]*"/g, "");
    assert.ok(code.length > 100);
    assert.deepEqual(code.match(/.*\bany\b.*/g), null, file);
  }
});
