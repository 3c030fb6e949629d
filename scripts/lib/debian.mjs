import { existsSync, readFileSync } from "node:fs";
import { ask, attempt } from "./run.mjs";
import { say } from "./say.mjs";

/** The last installation. Installations run one after another, because apt-get locks its lists. @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * Installs Debian packages on Debian if the user is root or can use sudo without a password. Installs nothing on derivatives of Debian,
 * where “chromium” can be a different package.
 *
 * @param {string[]} packages
 * @returns {Promise<boolean>} `true` if the packages have been installed
 */
export async function installDebianPackages(packages) {
  const system = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  if (!/^ID=debian$/m.test(system)) return false;
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (prefix.length > 0 && ask("sudo", ["-n", "true"]) === undefined) return false;
  say(`first time: installing Debian's packages ${packages.join(" and ")}, about a minute`);
  const aptGet = (/** @type {string[]} */ ...args) => {
    const patient = ["-o", "Acquire::Retries=3", "-o", "DPkg::Lock::Timeout=120"];
    const [command, ...rest] = [...prefix, "apt-get", ...patient, ...args];
    return attempt(command, rest, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  };
  const install = async () => {
    await aptGet("update", "-q");
    return (await aptGet("install", "-q", "-y", "--no-install-recommends", ...packages)).ok;
  };
  const installed = last.then(install);
  last = installed;
  return installed;
}
