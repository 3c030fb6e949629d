import { resolve } from "node:path";

/** The folders of the npm packages whose code this process has bundled into the package. @type {Set<string>} */
export const bundledPackages = new Set();

/** Bundles a file of the package, and records the npm packages in it. @param {import("esbuild").BuildOptions} options */
export async function bundle(options) {
  // Imported late, because the set-up may have to install it first.
  const { build } = await import("esbuild");
  const { metafile } = await build({ bundle: true, logLevel: "warning", ...options, metafile: true });
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  for (const [path, { bytesInOutput }] of inputs) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    if (folder && bytesInOutput > 0) bundledPackages.add(resolve(folder));
  }
}
