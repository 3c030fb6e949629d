import { existsSync } from "node:fs";
import { buildEverything } from "./build.mjs";
import { ensureChromedriver, ensureChromium, ensureHeadlessShell } from "./chromium.mjs";
import { testFiles } from "./node-tests.mjs";
import { inRoot } from "./paths.mjs";
import { ensureNewNeovim, ensurePreCommit } from "./pypi.mjs";
import { ensureDataEngines, ensurePython } from "./python.mjs";
import { run, runModule } from "./run.mjs";
import { ensureBrowserTools, ensureExtensionTools, ensureRuntimes, ensureVsCode } from "./runtimes.mjs";
import { rustfmt } from "./rustfmt.mjs";
import { ensureEditors, ensureFirefox, ensureServers } from "./servers.mjs";
import { ensureWasmTools } from "./setup.mjs";
import { buildSite } from "./site.mjs";
import { cargoTest, wasmTests } from "./tests.mjs";
import { TARGET } from "./wasm.mjs";

/** @typedef {import("./steps.mjs").Step} Step */

/** @param {string} args arguments for Cargo, separated by spaces */
const clippy = (args) => run("cargo", ["clippy", "--locked", ...args.split(" "), "--", "-D", "warnings"]);

/**
 * Creates a step that runs the tests in tests/<name>.
 *
 * @param {Step} step
 * @returns {Step}
 */
function testsOf(step) {
  const files = () => step.usual?.map((name) => inRoot("tests", step.name, `${name}.test.mjs`)) ?? testFiles(step.name);
  return { ...step, needs: step.uses && "build", files };
}

/**
 * The test files in tests/page that `npm test` runs on a quick build: `tasks`, and one file for each part of the page. The other files take
 * ten more minutes.
 */
const USUAL_OF_PAGE = ["tasks", "answer", "problems", "compare", "generate", "urls", "texts-in", "live"];

/** Makes quick builds of these parts, for tests of behaviour. @param {import("./build.mjs").Part[]} parts */
export const buildQuickly = (parts) => buildEverything({ quick: true, only: parts });

/** Generates the TypeScript types of the Rust code if they are missing, as in a fresh clone. */
async function ensureTypes() {
  // A build of both the package and the page writes these two files last. `npm start` and a build of only the page write fewer types.
  const files = [inRoot("web", "pkg", "unplugin", "index.d.ts"), inRoot("www", "pkg", "robotscope_www.d.ts")];
  if (!files.every(existsSync)) await buildQuickly(["package", "page"]);
}

const chromium = async () => ({
  ROBOTSCOPE_CHROMIUM: await ensureChromium(),
  ROBOTSCOPE_HEADLESS_SHELL: await ensureHeadlessShell(),
});

/**
 * Returns the steps of `npm test`: quick steps first, then steps that need a build.
 *
 * @param {{ quickBuild: boolean }} options `quickBuild`: tests a quick build, and runs only the files `USUAL_OF_PAGE` in tests/page
 * @returns {Step[]}
 */
export const checks = ({ quickBuild }) => [
  { name: "fmt", about: "the format of all Rust sources", when: "quick", run: () => rustfmt("--check", "-l") },
  testsOf({
    name: "layers",
    about: "modules depend on each other in one direction, in core and in www; the diagram of the layers is correct",
  }),
  {
    name: "biome",
    about: "format and lints of TypeScript, JavaScript, CSS and JSON",
    when: "quick",
    run: () => runModule("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings"]),
  },
  testsOf({ name: "tooling", about: "the tests of these scripts" }),
  testsOf({ name: "upstream", about: "npm run upstream, with local copies of other sites" }),
  testsOf({ name: "messages", about: "the messages of the page and of the engine, in every language" }),
  {
    name: "clippy",
    about: "Rust lints, also of the engine without its default features",
    when: "quick",
    run: async () => {
      await clippy("--workspace --all-targets");
      await clippy("-p robotscope --no-default-features");
      await clippy("-p robotscope-hosts --no-default-features");
    },
  },
  {
    name: "benches",
    about: "Rust lints of the benches, which are a separate workspace",
    when: "all",
    run: () => clippy("--manifest-path benches/Cargo.toml --all-targets"),
  },
  {
    name: "clippy-wasm",
    about: "Rust lints of the code that is compiled only for WebAssembly",
    when: "all",
    run: () => clippy(`-p robotscope-hosts -p robotscope-web -p robotscope-www --target ${TARGET}`),
  },
  {
    name: "core",
    about: "a part of rust-test: unit and integration tests, without the examples of the documentation",
    when: "only quick",
    // Tests the whole workspace at once, so that Cargo's features are the same as in other steps and nothing is compiled twice.
    run: () => cargoTest(["--workspace", "--lib", "--test", "engine", "--test", "hostile", "--test", "allocations"]),
  },
  {
    name: "rust-test",
    about: "unit, integration, property and documentation tests",
    run: () => cargoTest(["--workspace"]),
  },
  {
    name: "doc",
    about: "the Rust documentation, without warnings",
    when: "all",
    run: () => run("cargo", ["doc", "--locked", "--workspace", "--no-deps"], { env: { RUSTDOCFLAGS: "-D warnings" } }),
  },
  {
    name: "wasm-test",
    about: "Rust tests as WebAssembly in Chromium",
    when: "all",
    environment: async () => {
      await ensureChromedriver();
      await ensureWasmTools();
    },
    run: wasmTests,
  },
  {
    name: "build",
    about: quickBuild
      ? "the page, the npm package and the modules for ClickHouse, compiled quickly"
      : "the page, the npm package, the extensions for VS Code and browsers, the modules for ClickHouse and the Python package, compiled for release",
    environment: () => ensureWasmTools(),
    run: () => (quickBuild ? buildQuickly(["package", "page", "hosts"]) : buildEverything()),
  },
  {
    name: "tsc",
    about: "the types of TypeScript and JavaScript; the build generates the types of the Rust part",
    when: "quick",
    needs: "build",
    run: async () => {
      await ensureTypes();
      const projects = [".", "web/cli", "edge", "editors/vscode", "extension", "www", "www/offline"];
      const outcomes = await Promise.allSettled(
        projects.map((project) => runModule("typescript/bin/tsc", ["-p", project])),
      );
      const failed = outcomes.find((outcome) => outcome.status === "rejected");
      if (failed) throw failed.reason;
    },
  },
  testsOf({ name: "hosts", about: "the modules for ClickHouse, called as ClickHouse calls them", uses: ["hosts"] }),
  testsOf({
    name: "python",
    about: "the Python package: its examples, its types, its wheel; the same answers as the npm package",
    when: "all",
    uses: ["package", "python"],
    environment: () => ensurePython("base"),
  }),
  testsOf({
    name: "data",
    about:
      "ClickHouse, Scrapy, Spark and an audit; the Python package compared with its peers; the snippets of docs/DATA.md",
    when: "all",
    uses: ["hosts", "python", "package"],
    environment: ensureDataEngines,
  }),
  testsOf({ name: "package", about: "the npm package as users install it", uses: ["package"] }),
  testsOf({ name: "robots-parser", about: "robotscope/robots-parser compared with robots-parser", uses: ["package"] }),
  testsOf({ name: "cli", about: "the command line, with servers that misbehave", uses: ["package"] }),
  testsOf({
    name: "sites",
    about: "the findings about whole sites, their report in Chromium, and pages that `inspect` renders",
    uses: ["package"],
    environment: chromium,
  }),
  testsOf({
    name: "servers",
    about: "generated configurations on Apache, nginx, Caddy, HAProxy, lighttpd and Express, and access logs",
    when: "all",
    uses: ["package"],
    environment: ensureServers,
  }),
  testsOf({
    name: "integrations",
    about:
      "the language server in two versions of Neovim; the hooks, run by pre-commit; the steps of the GitHub action",
    when: "all",
    uses: ["package"],
    environment: async () => ({
      ...(await ensureEditors()),
      ...(await ensureNewNeovim()),
      ...(await ensurePreCommit()),
    }),
  }),
  testsOf({
    name: "docs",
    about: "every code block of every document, the statements of the READMEs about sizes and tools, and the links",
    uses: ["package"],
  }),
  testsOf({
    name: "runtimes",
    about: "the npm package in Node.js, Deno, Bun, workerd and browsers, from every bundler; its types",
    when: "all",
    uses: ["package"],
    environment: async () => {
      await ensureRuntimes();
      return chromium();
    },
  }),
  testsOf({
    name: "edge",
    about:
      "the service behind a URL, on workerd and Node.js: its answers, its limits, and the addresses that it refuses",
    when: "all",
    uses: ["package"],
    environment: ensureRuntimes,
  }),
  testsOf({
    name: "page",
    about: quickBuild ? "the page in Chromium: its ten tasks, and each of its parts" : "the page in Chromium",
    uses: ["package", "page"],
    usual: quickBuild ? USUAL_OF_PAGE : undefined,
    environment: chromium,
  }),
  testsOf({
    name: "browsers",
    about: "the core paths of the page and of the extension in Firefox, and Lighthouse",
    when: "all",
    uses: ["package", "browser", "page"],
    environment: async () => {
      await ensureBrowserTools();
      return { ...(await chromium()), ...(await ensureFirefox()) };
    },
  }),
  testsOf({
    name: "site",
    about: "the documentation site beside the page: its pages, links, search, accessibility, and Lighthouse",
    when: "all",
    uses: ["package", "page"],
    environment: async () => {
      await ensureBrowserTools();
      return chromium();
    },
    run: () => buildSite(),
  }),
  testsOf({
    name: "vscode",
    about: "the extension in a real VS Code for the Web",
    when: "all",
    uses: ["package", "extension"],
    environment: async () => {
      await ensureVsCode();
      return chromium();
    },
  }),
  testsOf({
    name: "extension",
    about: "the extension for browsers in Chromium, and the linter with which Mozilla checks it",
    when: "all",
    uses: ["package", "browser"],
    environment: async () => {
      await ensureExtensionTools();
      return chromium();
    },
  }),
  testsOf({
    name: "size",
    about: "the download sizes against tests/size/budgets.json",
    when: "all",
    uses: ["package", "browser", "page", "hosts"],
  }),
  testsOf({ name: "recipes", about: "the recipes in docs/adding, applied to a copy", when: "all" }),
  testsOf({
    name: "frameworks",
    about:
      "the npm package in the bundlers, frameworks and runtimes that its README lists, from the registry; the extension for browsers on applications of frameworks",
    when: "all",
    uses: ["package", "browser"],
    environment: chromium,
  }),
];
