import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { npm } from "./run.mjs";
import { say } from "./say.mjs";

/** It names the lock file that was installed. `npm ci` deletes it with the folder, so half an installation has none. */
const stamp = inRoot("node_modules", ".robotscope-lock");

/** Installs the npm dependencies if the lock file is not the one that was installed last. */
export async function ensureNpmDependencies() {
  const lock = createHash("sha256")
    .update(readFileSync(inRoot("package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  say(
    existsSync(stamp)
      ? "package-lock.json has changed: installing the npm dependencies, some seconds"
      : "first time: installing the npm dependencies, some seconds",
  );
  // None of our dependencies needs its installation script, so none runs.
  await npm(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]);
  writeFileSync(stamp, lock);
}
