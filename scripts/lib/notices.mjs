import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "./paths.mjs";
import { ask } from "./run.mjs";
import { Problem } from "./say.mjs";

/** The npm packages whose code is inside of ours. */
const bundled = [
  "@modelcontextprotocol/sdk",
  "ajv",
  "ajv-formats",
  "commander",
  "fast-deep-equal",
  "fast-uri",
  "fflate",
  "ignore",
  "json-schema-traverse",
  "papaparse",
  "picomatch",
  "proxy-from-env",
  "saxes",
  "vscode-jsonrpc",
  "vscode-languageserver",
  "vscode-languageserver-protocol",
  "vscode-languageserver-types",
  "xmlchars",
  "zod",
  "zod-to-json-schema",
];

/** Fails if a bundle has code of a package whose licence is not told. @param {import("esbuild").Metafile} metafile */
export function checkNotices({ outputs }) {
  const inputs = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const names = inputs.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  const untold = [...new Set(names)].filter((name) => !bundled.includes(name));
  if (untold.length > 0)
    throw new Problem(`scripts/lib/notices.mjs does not name packages that are bundled: ${untold.join(", ")}`);
}

/** The licences of all that is inside of the published package and not ours. */
export function thirdPartyLicences() {
  const npm = bundled.map((name) => {
    const folder = inRoot("node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return notice(`${name} ${version} (npm)`, license, folder);
  });
  const crates = compiledCrates().map(({ name, version, license, manifest_path }) =>
    notice(`${name} ${version} (crates.io)`, license, dirname(manifest_path)),
  );
  return [...npm, ...crates].join(`\n${"-".repeat(80)}\n\n`);
}

/** @param {string} name @param {string} licence @param {string} folder */
function notice(name, licence, folder) {
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|copyright|unlicense)/i.test(file));
  // Of several licences that we may choose from, MIT is the shortest.
  const chosen = texts.find((file) => /mit/i.test(file)) ?? texts[0];
  const text = chosen && existsSync(join(folder, chosen)) ? readFileSync(join(folder, chosen), "utf8").trim() : "";
  return `${name}, ${licence}\n\n${text}\n`;
}

/** The crates that are compiled into the engine; those that only run while it is compiled are not. */
function compiledCrates() {
  const metadata = ask("cargo", [
    ...["metadata", "--format-version", "1", "--locked", "--filter-platform", "wasm32-unknown-unknown"],
    ...["--manifest-path", inRoot("Cargo.toml")],
  ]);
  if (metadata === undefined) throw new Problem("“cargo metadata” failed, so the licences cannot be collected.");
  const { packages, resolve } = JSON.parse(metadata);
  const crates = new Map(packages.map((/** @type {{ id: string }} */ crate) => [crate.id, crate]));
  const nodes = new Map(resolve.nodes.map((/** @type {{ id: string }} */ node) => [node.id, node]));
  const found = new Set();
  const visit = (/** @type {string} */ id) => {
    const isMacro = crates.get(id).targets.some((/** @type {any} */ target) => target.kind.includes("proc-macro"));
    if (isMacro || found.has(id)) return;
    found.add(id);
    for (const { pkg, dep_kinds } of nodes.get(id).deps) {
      if (dep_kinds.some((/** @type {any} */ { kind }) => kind === null)) visit(pkg);
    }
  };
  visit(packages.find((/** @type {any} */ { name }) => name === "robotscope-web").id);
  return [...found].map((id) => crates.get(id)).filter(({ source }) => source !== null);
}
