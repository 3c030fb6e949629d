import { existsSync, readFileSync } from "node:fs";
import { ask, attempt } from "./run.mjs";
import { say } from "./say.mjs";

/**
 * Installs packages of Debian, if this is Debian and we may. Not on its relatives: there "chromium" can be something else.
 *
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed
 */
export async function installDebianPackages(packages) {
  const system = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  if (!/^ID=debian$/m.test(system)) return false;
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (prefix.length > 0 && ask("sudo", ["-n", "true"]) === undefined) return false;
  say(`first time: installing Debian's packages ${packages.join(" and ")}, about a minute`);
  const aptGet = (/** @type {string[]} */ ...args) => {
    // A mirror that does not answer once may do so a moment later, and another apt-get ends.
    const patient = ["-o", "Acquire::Retries=3", "-o", "DPkg::Lock::Timeout=120"];
    const [command, ...rest] = [...prefix, "apt-get", ...patient, ...args];
    return attempt(command, rest, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  };
  await aptGet("update", "-q");
  return (await aptGet("install", "-q", "-y", "--no-install-recommends", ...packages)).ok;
}
