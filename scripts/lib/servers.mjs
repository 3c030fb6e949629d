import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages } from "./debian.mjs";
import { Problem, say } from "./say.mjs";

/** Debian's packages of the web servers that read what we generate. apache2-bin brings no service that would start. */
const servers = { apache2: "apache2-bin", nginx: "nginx", caddy: "caddy", haproxy: "haproxy", lighttpd: "lighttpd" };

/** Debian's packages of editors that start our language server. */
const editors = { nvim: "neovim" };

export const ensureServers = () => ensurePrograms(servers);
export const ensureEditors = () => ensurePrograms(editors);

/**
 * Installs the programs that are missing, where that is possible, and names those that are there in environment variables such
 * as ROBOTSCOPE_NGINX. The tests of others are skipped, but not in continuous integration.
 *
 * @param {Record<string, string>} packages
 */
async function ensurePrograms(packages) {
  /** @type {Record<string, string>} */
  const env = {};
  for (const [program, name] of Object.entries(packages)) {
    const path = find(program) ?? ((await installDebianPackages([name])) ? find(program) : undefined);
    if (path) env[`ROBOTSCOPE_${program.toUpperCase()}`] = path;
    else if (process.env.CI) throw new Problem(`There is no ${program}, and it could not be installed.`);
    else say(`there is no ${program}, and it could not be installed: its tests are skipped`);
  }
  return env;
}

/** @param {string} program */
function find(program) {
  // Debian keeps servers in a folder that is not in everybody's PATH.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"].filter(Boolean);
  return folders.map((folder) => join(folder, program)).find(existsSync);
}
