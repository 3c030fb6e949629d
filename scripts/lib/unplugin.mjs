import { copyFileSync } from "node:fs";
import { bundleForNode } from "./cli.mjs";
import { inRoot } from "./paths.mjs";

export async function makeUnplugin() {
  await bundleForNode("unplugin/plugin.ts", "unplugin/index.js", { minify: true });
  copyFileSync(inRoot("web", "unplugin", "index.d.ts"), inRoot("web", "pkg", "unplugin", "index.d.ts"));
}
