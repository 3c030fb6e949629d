/** `node scripts/cli.mjs ARGS…`: the command line from its sources, upon the package that was built last. */
import { spawnSync } from "node:child_process";
import { bundleCommandLine, commandLine } from "./lib/cli.mjs";

await bundleCommandLine();
const { status } = spawnSync(process.execPath, [commandLine, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
