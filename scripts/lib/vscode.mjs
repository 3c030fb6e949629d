import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot } from "./paths.mjs";
import { changelog, project } from "./project.mjs";
import { say } from "./say.mjs";

const { version } = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8"));

/** The path of the packed VS Code extension. */
export const extensionFile = inRoot("dist", `robotscope-${version}.vsix`);

/** Packs the VS Code extension: one bundle for desktop and browsers, and the engine as a file. Requires the built npm package. */
export async function buildExtension() {
  say("packing the extension for VS Code");
  const folder = inRoot("dist", "vscode");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(join(folder, "extension.js"));
  copyFileSync(inRoot("web", "pkg", "robotscope.wasm"), join(folder, "robotscope.wasm"));
  const published = [
    "headers-file.tmLanguage.json",
    "robots-txt.tmLanguage.json",
    "language-configuration.json",
    "icon.png",
    "README.md",
  ];
  for (const name of published) copyFileSync(inRoot("editors", "vscode", name), join(folder, name));
  copyFileSync(inRoot("web", "robotscope.schema.json"), join(folder, "robotscope.schema.json"));
  // vsce expects a single licence file with this name.
  const licences = ["LICENSE-MIT", "LICENSE-APACHE"].map((name) => readFileSync(inRoot(name), "utf8"));
  writeFileSync(join(folder, "LICENSE.txt"), licences.join(`\n${"-".repeat(80)}\n\n`));
  copyFileSync(inRoot("dist", "package", "THIRD-PARTY-LICENSES.txt"), join(folder, "THIRD-PARTY-LICENSES.txt"));
  writeFileSync(join(folder, "CHANGELOG.md"), changelog());
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(await manifest(), null, 2)}\n`);
  // Import late: `setUp` may have to install vsce first.
  const { createVSIX } = await import("@vscode/vsce");
  await createVSIX({
    cwd: folder,
    packagePath: extensionFile,
    dependencies: false,
    rewriteRelativeLinks: false,
  });
}

/** Imports the built package into this process. */
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
    // VS Code loads extensions as CommonJS, on desktop and in browsers. The platform is “browser”, because browsers lack Node.js modules.
    format: "cjs",
    platform: "browser",
    target: "es2022",
    external: ["vscode"],
    legalComments: "eof",
    logLevel: "warning",
    // The extension needs the crawlers' names before the engine is loaded, so add them to the bundle.
    define: { META_NAMES: JSON.stringify([...new Set(names)]) },
    // Ignore the warning about `import.meta`. Only the package's `init` uses `import.meta`, and the extension calls `initSync` instead.
    logOverride: { "empty-import-meta": "silent" },
  });
}

/** Returns the extension's package.json with the project's fields and version. Its settings schema lists all dialects and lint codes. */
async function manifest() {
  const { dialects, lints } = await builtPackage();
  const manifest = JSON.parse(readFileSync(inRoot("editors", "vscode", "package.json"), "utf8"));
  Object.assign(manifest, project, { version });
  const { properties } = manifest.contributes.configuration;
  properties["robotscope.dialects"].items.enum = dialects().map((/** @type {{ name: string }} */ { name }) => name);
  properties["robotscope.severity"].properties = Object.fromEntries(
    lints().map(
      (/** @type {{ code: string, severity: string, explanation: string }} */ { code, severity, explanation }) => [
        code,
        { enum: ["off", "info", "warning", "error"], description: `${explanation} Otherwise: ${severity}.` },
      ],
    ),
  );
  return manifest;
}
