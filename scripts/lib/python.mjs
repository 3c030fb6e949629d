import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { installDebianPackages } from "./debian.mjs";
import { findProgram, inRoot, toolsFolder } from "./paths.mjs";
import { ensureMaturin } from "./pypi.mjs";
import { ask, run } from "./run.mjs";
import { Problem, say, skipWithout } from "./say.mjs";

/** The virtual environment for the Python packages that the tests import. */
const environment = join(toolsFolder, "python");
const program = join(environment, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");

const megabytes = { base: 290, all: 1100 };

/** The folder for the wheels and the source distribution. A build on this machine adds only this platform's wheel. */
export const wheels = inRoot("dist", "python");

/** The folder in which the wheel is installed, for the tests' imports. */
const site = join(wheels, "site");

/**
 * Builds the Python wheel for this platform, and installs it for the tests. If maturin or Python 3.11 is missing, throws in continuous
 * integration, and builds no wheel elsewhere.
 *
 * @param {{ quick?: boolean, env?: Record<string, string> }} [options] `quick` as for `buildEverything`; `env` for Cargo
 * @returns {Promise<boolean>} `false` if there is no wheel
 */
export async function buildPython({ quick = false, env = {} } = {}) {
  rmSync(wheels, { recursive: true, force: true });
  const python = systemPython();
  const { ROBOTSCOPE_MATURIN: maturin } = python ? await ensureMaturin() : {};
  if (!python || !maturin) {
    const what = python ? "There is no maturin" : "There is no Python 3.11 or newer";
    skipWithout(what);
    return false;
  }
  say("compiling the Python package");
  const manifest = inRoot("python", "Cargo.toml");
  const profile = quick ? ["--profile", "dev"] : [];
  await run(maturin, ["build", "--locked", "-m", manifest, "--interpreter", python, "--out", wheels, ...profile], {
    env,
  });
  const pip = [join(dirname(maturin), "pip"), "--quiet", "--disable-pip-version-check"];
  await run(pip[0], [...pip.slice(1), "install", "--no-deps", "--no-index", "--target", site, wheelFile()]);
  await run(python, ["-c", "import robotscope"], { env: { PYTHONPATH: site } });
  return true;
}

/** Writes the source distribution of the Python package to the wheels' folder. */
export async function buildSdist() {
  const { ROBOTSCOPE_MATURIN: maturin } = await ensureMaturin();
  if (!maturin)
    throw new Problem(
      "maturin could not be installed. Install Python with the venv module, check the connection to PyPI, and try again.",
    );
  await run(maturin, ["sdist", "-m", inRoot("python", "Cargo.toml"), "--out", wheels]);
}

/** Returns the path of the wheel that `buildPython` built. */
export function wheelFile() {
  const files = existsSync(wheels) ? readdirSync(wheels).filter((file) => file.endsWith(".whl")) : [];
  if (files.length !== 1) throw new Problem(`${wheels} has ${files.length} wheels, expected one. Run “npm run build”.`);
  return join(wheels, files[0]);
}

/**
 * Creates a virtual environment with the Python tests' packages. Returns environment variables: ROBOTSCOPE_PYTHON with the path of its
 * interpreter, and ROBOTSCOPE_SITE with the folder of the wheel. If Python is missing, throws in continuous integration; elsewhere, returns
 * no variables, so that the tests are skipped.
 *
 * @param {"base" | "all"} requirements a file in python/requirements
 * @returns {Promise<Record<string, string>>}
 */
export async function ensurePython(requirements) {
  const wanted = readFileSync(inRoot("python", "requirements", `${requirements}.txt`), "utf8");
  const stamp = join(environment, `.robotscope-${requirements}`);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return named();
  const python = systemPython();
  if (!python) return skipWithout("There is no Python 3.11 or newer");
  const make = () => ask(python, ["-m", "venv", environment]) !== undefined;
  // On Debian, the venv module is a separate package.
  if (!existsSync(program) && !make() && !((await installDebianPackages(["python3-venv"])) && make()))
    return skipWithout(`${python} cannot create a virtual environment`);
  say(`first time: installing Python packages, about ${megabytes[requirements]} megabytes`);
  const file = inRoot("python", "requirements", `${requirements}.txt`);
  const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"];
  await run(program, [...pip, "-r", file]);
  writeFileSync(stamp, wanted);
  // “all” includes the requirements in “base”, so mark “base” as installed, too.
  if (requirements === "all")
    copyFileSync(inRoot("python", "requirements", "base.txt"), join(environment, ".robotscope-base"));
  return named();
}

/** Downloads the source distributions of other libraries for their tests, which wheels do not contain. Returns the folder. */
async function ensureSources() {
  const wanted = inRoot("python", "requirements", "sources.txt");
  const folder = join(toolsFolder, "python-sources");
  const stamp = join(folder, "sources.txt");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === readFileSync(wanted, "utf8")) return folder;
  rmSync(folder, { recursive: true, force: true });
  const pip = ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--require-hashes"];
  await run(program, [...pip, "--no-deps", "--no-binary", ":all:", "--dest", folder, "-r", wanted]);
  copyFileSync(wanted, stamp);
  return folder;
}

/** Installs the dependencies of tests/data: the requirements in “all”, the sources of other libraries, and Java for Spark. */
export async function ensureDataEngines() {
  const env = await ensurePython("all");
  if (!env.ROBOTSCOPE_PYTHON) return env;
  Object.assign(env, { ROBOTSCOPE_SOURCES: await ensureSources() });
  const java = () => findProgram(["java"]);
  if (java() || ((await installDebianPackages(["openjdk-17-jre-headless"])) && java()))
    return { ...env, ROBOTSCOPE_JAVA: "1" };
  return { ...env, ...skipWithout("There is no Java") };
}

/** Returns the command for Python 3.11 or newer. */
function systemPython() {
  const is = "import sys; print(sys.version_info >= (3, 11))";
  return ["python3", "python"].find((name) => ask(name, ["-c", is]) === "True");
}

const named = () => ({ ROBOTSCOPE_PYTHON: program, ROBOTSCOPE_SITE: site });
