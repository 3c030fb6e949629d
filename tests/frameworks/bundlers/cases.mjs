import { cp } from "node:fs/promises";
import { join } from "node:path";
import { page, printing } from "../app.mjs";
import { application, execute, hasPanel, opens, opensFolder, prints, refuses, robots, serving } from "../support.mjs";

const group = "bundlers";
const modules = join("..", "node_modules");

/** @param {string} version */
const vite = (version) => {
  const program = join(modules, version, "bin", "vite.js");
  // `cacheDir` is in the application's folder, because a shared cache may contain another build of the package.
  const files = {
    ...page(),
    "vite.config.js": `import { vite as robotscope } from "robotscope/unplugin";
export default { plugins: [robotscope()], cacheDir: ".cache", worker: { format: "es" }, build: { target: "es2022" } };
`,
    "public/robots.txt": robots.usual,
  };
  return {
    "development server": async () => {
      const folder = await application(group, files);
      await serving(folder, [program, "--host", "127.0.0.1", "--port", "0"], async (url) => {
        await opens(url);
        await hasPanel(url);
      });
    },
    build: async () => {
      const folder = await application(group, files);
      await execute(folder, [program, "build"]);
      await opensFolder(join(folder, "dist"));
    },
    "`robotscope/unplugin`": async () => {
      const page = { "main.js": "", "public/robots.txt": robots.blocked };
      await refuses(await application(group, { ...files, ...page }), [program, "build"]);
    },
  };
};

/**
 * Returns a test function that runs a build script for a page, and checks the page in Chromium. The script writes its output to `out`.
 *
 * @param {string} script
 * @param {Parameters<typeof page>[0]} [options]
 */
const build = (script, options) => async () => {
  const folder = await application(group, { ...page(options), "build.js": script, "public/robots.txt": robots.usual });
  await execute(folder, ["build.js"]);
  await cp(join(folder, "index.html"), join(folder, "out", "index.html"));
  await opensFolder(join(folder, "out"));
};

/** Returns a test function that runs a build script for a Node.js program, and checks the program's output. @param {string} script */
const forNode = (script) => async () => {
  const folder = await application(group, {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "main.js": printing,
    "build.js": script,
  });
  await execute(folder, ["build.js"]);
  await prints(folder, [join("out", "main.js")]);
};

const classic = { script: "main.js", type: "text/javascript" };

/**
 * Returns the tests for webpack or Rspack, keyed by test name. Both bundlers accept the same configuration.
 *
 * @param {string} name
 * @param {string} plugin the name of the bundler's plugin in `robotscope/unplugin`
 */
const webpack = (name, plugin) => {
  const script = `
  import bundler from "${name}";
  import { ${plugin} as robotscope } from "robotscope/unplugin";
  import { promisify } from "node:util";
  const run = promisify(bundler.rspack ?? bundler);
  const output = { path: import.meta.dirname + "/out", publicPath: "" };
  const stats = await run({ mode: "production", entry: "./main.js", output, plugins: [robotscope()] });
  if (stats.hasErrors()) throw new Error(stats.toString());
`;
  return {
    build: build(script, classic),
    "`robotscope/unplugin`": async () => {
      const files = { "main.js": "", "build.js": script, "public/robots.txt": robots.blocked };
      const type = JSON.stringify({ private: true, type: "module" });
      await refuses(await application(group, { ...files, "package.json": type }), ["build.js"]);
    },
  };
};

/** The options of a page for bundlers without support for workers: the worker is a separate entry. */
const plain = { script: "main.js", worker: 'new Worker("worker.js", { type: "module" })' };

/** @param {string} options */
const esbuild = (options) => `
  import { build } from "esbuild";
  await build({ bundle: true, outdir: "out", format: "esm", logLevel: "error", ...${options} });
`;

/** @param {string} input @param {string} resolving @param {string} [more] plugins */
const rollup = (input, resolving, more = "") => `
  import { rollup } from "rollup";
  import commonjs from "@rollup/plugin-commonjs";
  import { nodeResolve } from "@rollup/plugin-node-resolve";
  const external = /^node:/;
  const bundle = await rollup({ input: ${input}, external, plugins: [nodeResolve(${resolving}), ${more}], onwarn: (warning) => {
    if (warning.code === "UNRESOLVED_IMPORT") throw new Error(warning.message);
  } });
  await bundle.write({ dir: "out", format: "es" });
`;

/** @param {object} settings */
const parcel = (settings) => async () => {
  const folder = await application(group, {
    ...page(),
    "package.json": JSON.stringify({ private: true, ...settings }),
  });
  const options = ["--no-cache", "--no-source-maps", "--dist-dir", "out", "--public-url", "./"];
  await execute(folder, [join(modules, "parcel", "lib", "bin.js"), "build", "index.html", ...options]);
  await opensFolder(join(folder, "out"));
};

const leavesFile =
  "does not copy `robotscope.wasm`: `init()` requests the file, fails, and loads the engine as a script";

/** @type {import("../list.mjs").Case[]} */
export const cases = [
  { name: "Vite", version: "vite-5", ways: vite("vite-5") },
  { name: "Vite", version: "vite-6", ways: vite("vite-6") },
  { name: "Vite", version: "vite-7", ways: vite("vite-7") },
  { name: "Vite", version: "vite-8", ways: vite("vite-8") },
  { name: "webpack", version: "webpack", ways: webpack("webpack", "webpack") },
  { name: "Rspack", version: "@rspack/core", ways: webpack("@rspack/core", "rspack") },
  {
    name: "esbuild",
    version: "esbuild",
    ways: {
      "modules with `splitting`": build(esbuild('{ entryPoints: ["main.js", "worker.js"], splitting: true }'), plain),
      "one script": build(esbuild('{ entryPoints: ["main.js", "worker.js"], format: "iife" }'), {
        ...classic,
        worker: 'new Worker("worker.js")',
      }),
      "for Node.js": forNode(esbuild('{ entryPoints: ["main.js"], platform: "node" }')),
    },
    remark: `${leavesFile}; without \`splitting\`, the bundle contains this script`,
  },
  {
    name: "Rollup",
    version: "rollup",
    ways: {
      "for browsers": build(rollup('{ main: "main.js", worker: "worker.js" }', "{ browser: true }"), plain),
      "for Node.js": forNode(rollup('"main.js"', '{ exportConditions: ["node"] }', "commonjs()")),
    },
    remark: `${leavesFile}; Node.js needs \`@rollup/plugin-commonjs\``,
  },
  {
    name: "Parcel",
    version: "parcel",
    ways: {
      build: parcel({}),
      "build with `packageExports`": parcel({ "@parcel/resolver-default": { packageExports: true } }),
    },
  },
];
