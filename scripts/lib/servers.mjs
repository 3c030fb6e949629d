import { installDebianPackages } from "./debian.mjs";
import { findProgram, pathFolders } from "./paths.mjs";
import { skipWithout } from "./say.mjs";

/** Debian's packages of the web servers whose configurations are generated. apache2-bin starts no service. */
const servers = { apache2: "apache2-bin", nginx: "nginx", caddy: "caddy", haproxy: "haproxy", lighttpd: "lighttpd" };

/** Debian's packages of editors that run the language server. */
const editors = { nvim: "neovim" };

export const ensureServers = () => ensurePrograms(servers);
export const ensureEditors = () => ensurePrograms(editors);
export const ensureFirefox = () => ensurePrograms({ firefox: "firefox-esr" });

/**
 * Installs missing programs if possible, and returns environment variables such as ROBOTSCOPE_NGINX with their paths. A variable that is
 * set already names the program to use. Tests of missing programs are skipped; in continuous integration, a missing program is an error.
 *
 * @param {Record<string, string>} packages
 */
async function ensurePrograms(packages) {
  /** @type {Record<string, string>} */
  const env = {};
  for (const [program, name] of Object.entries(packages)) {
    const variable = `ROBOTSCOPE_${program.toUpperCase()}`;
    const installed = process.env[variable] ?? find(program);
    const path = installed ?? ((await installDebianPackages([name])) ? find(program) : undefined);
    if (path) env[variable] = path;
    else skipWithout(`There is no ${program}`);
  }
  return env;
}

/** Finds a program. Debian installs servers in a folder that is not in every PATH. @param {string} program */
const find = (program) => findProgram([program], [...pathFolders(), "/usr/sbin"]);
