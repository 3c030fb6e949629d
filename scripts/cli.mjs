/** Runs the command line from its sources, with the npm package of the last build: `node scripts/cli.mjs ARGS…`. */
import { spawnSync } from "node:child_process";
import { bundleCommandLine, commandLine } from "./lib/cli.mjs";

await bundleCommandLine();
const { status } = spawnSync(process.execPath, [commandLine, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
