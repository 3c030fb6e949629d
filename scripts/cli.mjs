/** `node scripts/cli.mjs ARGS…` runs the command line from its sources, with the npm package from the last build. */
import { spawnSync } from "node:child_process";
import { bundleCommandLine, commandLine } from "./lib/cli.mjs";

await bundleCommandLine();
const { status } = spawnSync(process.execPath, [commandLine, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
