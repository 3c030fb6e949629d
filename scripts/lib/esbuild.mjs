import { resolve } from "node:path";

/** The folders of all npm packages that this process has bundled into the robotscope package. @type {Set<string>} */
export const bundledPackages = new Set();

/** Bundles a file for the package, and records which npm packages it contains. @param {import("esbuild").BuildOptions} options */
export async function bundle(options) {
  // Imported here, not at the top, because `setUp` may have to install it first.
  const { build } = await import("esbuild");
  const { metafile } = await build({ bundle: true, logLevel: "warning", ...options, metafile: true });
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  for (const [path, { bytesInOutput }] of inputs) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    if (folder && bytesInOutput > 0) bundledPackages.add(resolve(folder));
  }
}
