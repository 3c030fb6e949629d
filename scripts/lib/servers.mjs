import { installDebianPackages } from "./debian.mjs";
import { findProgram, pathFolders } from "./paths.mjs";
import { skipWithout } from "./say.mjs";

/** The Debian packages of the web servers that run generated configurations in tests. Unlike apache2, apache2-bin starts no service. */
const servers = { apache2: "apache2-bin", nginx: "nginx", caddy: "caddy", haproxy: "haproxy", lighttpd: "lighttpd" };

/** The Debian packages of the editors that run the language server in tests. */
const editors = { nvim: "neovim" };

export const ensureServers = () => ensurePrograms(servers);
export const ensureEditors = () => ensurePrograms(editors);
export const ensureFirefox = () => ensurePrograms({ firefox: "firefox-esr" });

/**
 * Installs missing programs if possible, and returns environment variables such as ROBOTSCOPE_NGINX with the programs' paths. Variables
 * that are already set keep their values. The tests of a missing program are skipped; in continuous integration, a missing program is an
 * error.
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

/** Finds a program. Also searches /usr/sbin, where Debian installs servers, because not every PATH contains it. @param {string} program */
const find = (program) => findProgram([program], [...pathFolders(), "/usr/sbin"]);
