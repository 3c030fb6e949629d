import { resolve } from "node:path";

/** The folders of all npm packages in this process's bundles. @type {Set<string>} */
export const bundledPackages = new Set();

/** Bundles a file for the package, and records the npm packages in the bundle. @param {import("esbuild").BuildOptions} options */
export async function bundle(options) {
  // Import late: `setUp` may have to install esbuild first.
  const { build } = await import("esbuild");
  const { metafile } = await build({ bundle: true, logLevel: "warning", ...options, metafile: true });
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  for (const [path, { bytesInOutput }] of inputs) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    if (folder && bytesInOutput > 0) bundledPackages.add(resolve(folder));
  }
}
