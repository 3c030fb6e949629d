import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import peer from "robots-parser";
import { installPackage } from "../support/package.mjs";

/**
 * The package that robotscope/robots-parser replaces. The cast is necessary, because the package's types describe another module format.
 *
 * @type {typeof import("robots-parser").default}
 */
export const robotsParser = /** @type {any} */ (peer);

export const peerFolder = join(createRequire(import.meta.url).resolve("robots-parser"), "..");

/**
 * Installs the packed package in a project. Returns the project's folder, the exports of `robotscope/robots-parser` as loaded with `import`
 * and with `require`, and the exports of the engine that the tests use.
 */
export async function ours() {
  const project = await installPackage();
  const imports = `export { default, robotsParser } from "robotscope/robots-parser"; export { RobotsTxt, crawlers } from "robotscope";`;
  await writeFile(join(project, "imports.mjs"), imports);
  const {
    default: imported,
    robotsParser: named,
    RobotsTxt,
    crawlers,
  } = await import(pathToFileURL(join(project, "imports.mjs")).href);
  const required = createRequire(join(project, "any.js"))("robotscope/robots-parser");
  return { project, imported, named, required, RobotsTxt, crawlers };
}
