import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { npm } from "./run.mjs";
import { say } from "./say.mjs";

const folder = inRoot("tests", "runtimes");
/** What was installed last. */
const stamp = join(folder, "node_modules", ".robotscope-runtimes");

/** Installs Deno, Bun and workerd from the npm registry if they are not there in the versions of tests/runtimes/package.json. */
export async function ensureRuntimes() {
  const wanted = readFileSync(join(folder, "package.json"), "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("first time: installing Deno, Bun and workerd, 350 megabytes");
  // They are “dependencies”, for npm leaves the others out after Vite has set NODE_ENV. Their installation scripts put the program
  // for this platform in its place. There is no lock file: npm writes none that is complete when a registry has the programs of some
  // platforms only; the versions are exact, and nothing else is installed.
  await npm(["install", "--no-audit", "--no-fund", "--loglevel", "error"], { cwd: folder });
  writeFileSync(stamp, wanted);
}

/** @param {"bun" | "deno" | "workerd"} name */
export const runtime = (name) =>
  join(folder, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
