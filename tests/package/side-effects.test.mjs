// Checks that an unused import of the package adds nothing to a bundle, and that a used import still starts the engine.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { build as esbuild } from "esbuild";
import { rollup } from "rollup";
import { build as vite } from "vite";
import webpack from "webpack";
import { installPackage } from "../support/package.mjs";

/**
 * Functions that bundle `main.mjs` in a folder into `out.mjs`, keyed by bundler.
 *
 * @type {Record<string, (root: string, platform: "browser" | "node") => Promise<unknown>>}
 */
const bundlers = {
  esbuild: (root, platform) =>
    esbuild({
      absWorkingDir: root,
      entryPoints: ["main.mjs"],
      outfile: "out.mjs",
      bundle: true,
      minify: true,
      format: "esm",
      platform,
      external: ["@codemirror/*", "@lezer/*"],
      logLevel: "silent",
    }),
  Rollup: async (root, platform) => {
    const exportConditions = platform === "node" ? ["node"] : ["browser"];
    const bundle = await rollup({
      input: join(root, "main.mjs"),
      plugins: [nodeResolve({ exportConditions, preferBuiltins: true })],
      external: /^node:|^@codemirror|^@lezer/,
      onwarn: () => {},
    });
    return bundle.write({ file: join(root, "out.mjs"), inlineDynamicImports: true });
  },
  Vite: (root, platform) =>
    vite({
      root,
      configFile: false,
      logLevel: "silent",
      ssr: { noExternal: true },
      build: {
        ssr: platform === "node",
        outDir: root,
        emptyOutDir: false,
        target: "es2022",
        rollupOptions: {
          input: join(root, "main.mjs"),
          external: /^node:|^@codemirror|^@lezer/,
          output: { entryFileNames: "out.mjs" },
        },
      },
    }),
  webpack: (root, platform) =>
    new Promise((resolve, reject) => {
      const target = platform === "node" ? "node" : "web";
      const output = { path: root, filename: "out.mjs", publicPath: "" };
      const externals = [/^@codemirror/, /^@lezer/];
      webpack(
        { mode: "production", target, context: root, entry: "./main.mjs", output, externals, performance: false },
        (error, stats) => {
          if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
          else resolve(stats);
        },
      );
    }),
};

const unused = {
  browser: `
import { lint, RobotsTxt } from "robotscope";
import { isAllowed } from "robotscope/robots-txt";
import { init } from "robotscope/init";
import robotsParser from "robotscope/robots-parser";
import { robotsTxt } from "robotscope/codemirror";
import { inspect } from "robotscope/live";
import german from "robotscope/messages/de";
console.log("main");
`,
  node: `
import { lint } from "robotscope";
import { isAllowed } from "robotscope/robots-txt";
import { vite } from "robotscope/unplugin";
console.log("main");
`,
};

const used = `
import { lint } from "robotscope";
import { isAllowed } from "robotscope/robots-txt";
console.log(lint("User-agent: *\\nDisalow: /")[0].code, isAllowed("User-agent: *\\nDisallow: /", "/a", "GPTBot"));
`;

/** @param {string} code @param {(root: string) => Promise<unknown>} build @param {import("node:test").TestContext} context */
async function bundled(code, build, context) {
  const root = await mkdtemp(join(await installPackage(), "bundle-"));
  context.after(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, "main.mjs"), code);
  await build(root);
  const file = join(root, "out.mjs");
  return { text: await readFile(file, "utf8"), printed: execFileSync(process.execPath, [file], { encoding: "utf8" }) };
}

for (const [name, build] of Object.entries(bundlers)) {
  // For Node.js, Rollup needs a plugin that reads CommonJS, so Rollup is tested only for browsers.
  const platforms = /** @type {("browser" | "node")[]} */ (name === "Rollup" ? ["browser"] : ["browser", "node"]);
  for (const platform of platforms) {
    test(`${name}: an unused import adds no engine to a bundle for ${platform}`, async (context) => {
      const alone = await bundled('console.log("main");', (root) => build(root, platform), context);
      const { text, printed } = await bundled(unused[platform], (root) => build(root, platform), context);
      assert.equal(printed, "main\n");
      // An import of an external package, or a helper of the bundler, may remain.
      assert.ok(text.length <= alone.text.length + 400, `${text.length} bytes instead of ${alone.text.length}`);
      assert.doesNotMatch(text, /WebAssembly|compressed|unplugin/);
    });
  }

  test(`${name}: a bundle that uses the package runs the engine`, async (context) => {
    const { printed } = await bundled(used, (root) => build(root, "browser"), context);
    assert.equal(printed, "misspelled-field false\n");
  });
}
