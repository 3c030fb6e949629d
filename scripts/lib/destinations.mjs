import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { jsrFolder, writeJsr } from "./jsr.mjs";
import { tarball } from "./package.mjs";
import { inRoot, page } from "./paths.mjs";
import { ensureTwine } from "./pypi.mjs";
import { buildSdist, wheels } from "./python.mjs";
import { releaseFiles, releaseNotes } from "./release-files.mjs";
import { ask, npm, run, runModule } from "./run.mjs";
import { Problem, say } from "./say.mjs";
import { extensionFile } from "./vscode.mjs";

/** The version of ovsx, which npm downloads when needed. ovsx requires Node.js 22 or newer, so it is not a dependency. */
const OVSX = "ovsx@1.4.0";

const { deno } = JSON.parse(readFileSync(inRoot("tests", "runtimes", "package.json"), "utf8")).dependencies;
const { version } = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8"));

/** The platforms for which a release contains wheels. release.yml builds them. */
export const PLATFORMS = [
  "manylinux_2_28_x86_64",
  "manylinux_2_28_aarch64",
  "macosx_*_x86_64",
  "macosx_*_arm64",
  "win_amd64",
];

/** The crates in dependency order. */
const CRATES = ["robotscope-crawl", "robotscope"];

/**
 * @typedef {object} Destination
 * @property {string} about what is published
 * @property {(options: { dry: boolean }) => Promise<void>} publish `dry` uploads nothing, and runs all checks that need no upload
 */

/**
 * The destinations of a release. Each upload skips or replaces published files, so that a job can run again after a failure.
 *
 * @type {Record<string, Destination>}
 */
export const destinations = {
  npm: { about: "the npm package", publish: publishToNpm },
  jsr: { about: "the modules for JSR", publish: publishToJsr },
  crates: { about: "the crates on crates.io", publish: publishToCratesIo },
  pypi: { about: "the wheels and the source distribution; the workflow uploads dist/pypi", publish: preparePypi },
  marketplace: { about: "the extension in the Visual Studio Marketplace", publish: publishToMarketplace },
  "open-vsx": { about: "the extension in the Open VSX registry", publish: publishToOpenVsx },
  pages: { about: "the page and the documentation; the workflow deploys dist/site", publish: preparePages },
  github: { about: "the release on GitHub, with checksums and a bill of materials", publish: publishToGitHub },
};

/** @param {{ dry: boolean }} options */
async function publishToNpm({ dry }) {
  if (!dry && ask("npm", ["view", `robotscope@${version}`, "version"]) === version) return exists("npm");
  // npm can attest a package's provenance only in continuous integration.
  const provenance = `--provenance=${Boolean(process.env.GITHUB_ACTIONS)}`;
  await npm(["publish", tarball, provenance, "--loglevel", "warn", ...(dry ? ["--dry-run"] : [])]);
}

/** @param {{ dry: boolean }} options */
async function publishToJsr({ dry }) {
  writeJsr();
  // Publishing needs `--allow-dirty`, because Git ignores dist.
  const args = ["publish", "--allow-dirty", ...(dry ? ["--dry-run"] : [])];
  await npm(["exec", "--yes", `--package=deno@${deno}`, "--", "deno", ...args], { cwd: jsrFolder });
}

/** @param {{ dry: boolean }} options */
async function publishToCratesIo({ dry }) {
  const isPublished = (/** @type {string} */ crate) =>
    ask("cargo", ["info", "--quiet", "--registry", "crates-io", `${crate}@${version}`]) !== undefined;
  const crates = dry ? CRATES : CRATES.filter((crate) => !isPublished(crate));
  if (crates.length === 0) return exists("crates.io");
  // A dry run packs the crates. An upload also compiles the packed crates.
  const options = dry ? ["--dry-run", "--allow-dirty", "--no-verify"] : [];
  await run("cargo", ["publish", "--locked", ...options, ...crates.flatMap((crate) => ["-p", crate])]);
}

/** @param {{ dry: boolean }} options */
async function preparePypi({ dry }) {
  await buildSdist();
  const files = readdirSync(wheels).filter((file) => /\.(?:whl|tar\.gz)$/.test(file));
  const missing = missingWheels(files);
  // In continuous integration, missing wheels are an error even in a dry run, because the workflow builds all of them.
  if (missing.length > 0 && (!dry || process.env.CI))
    throw new Problem(`dist/python has no wheels for ${missing.join(", ")}: build them on these platforms.`);
  if (missing.length > 0) say(`dist/python has no wheels for ${missing.join(", ")}, which other machines build`);
  const folder = inRoot("dist", "pypi");
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) cpSync(join(wheels, file), join(folder, file));
  const { ROBOTSCOPE_TWINE: twine } = await ensureTwine();
  if (!twine) throw new Problem("twine needs a Python with venv, but none was found.");
  await run(twine, ["check", "--strict", ...files.map((file) => join(folder, file))]);
  // Let pip read the source distribution's metadata, as for an installation. Cargo then checks the distribution's lock file, but compiles
  // nothing.
  const sdist = join(folder, `robotscope-${version}.tar.gz`);
  const pip = ["install", "--quiet", "--disable-pip-version-check", "--dry-run", "--no-deps", "--ignore-installed"];
  await run(join(dirname(twine), "pip"), [...pip, sdist]);
}

/** Returns the platforms whose wheel is missing from these files. @param {string[]} files */
export const missingWheels = (files) =>
  PLATFORMS.filter((platform) => {
    const tag = new RegExp(`-(?:\\w+\\.)?${platform.replace("*", "\\d+_\\d+")}(?:\\.\\w+)?\\.whl$`);
    return !files.some((file) => tag.test(file));
  });

/** @param {{ dry: boolean }} options */
async function publishToMarketplace({ dry }) {
  const vsce = "@vscode/vsce/vsce";
  if (dry) return listExtension();
  // vsce reads the token from the environment variable VSCE_PAT.
  await runModule(vsce, ["publish", "--packagePath", extensionFile, "--skip-duplicate"]);
}

/** @param {{ dry: boolean }} options */
async function publishToOpenVsx({ dry }) {
  if (dry) return listExtension();
  await npm(["exec", "--yes", `--package=${OVSX}`, "--", "ovsx", "publish", extensionFile, "--skip-duplicate"]);
}

/** Lists the extension's files and checks its version, because neither registry has a dry run. */
async function listExtension() {
  if (!existsSync(extensionFile)) throw new Problem(`There is no ${extensionFile}. Run “npm run build”.`);
  const { strFromU8, unzipSync } = await import("fflate");
  const files = unzipSync(readFileSync(extensionFile));
  const manifest = JSON.parse(strFromU8(files["extension/package.json"]));
  if (manifest.version !== version) throw new Problem(`${extensionFile} contains version ${manifest.version}.`);
  say(`${manifest.publisher}.${manifest.name} ${version} contains ${Object.keys(files).join(", ")}`);
}

async function preparePages() {
  const site = inRoot("dist", "site");
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  cpSync(page, site, { recursive: true });
  const docs = inRoot("dist", "docs");
  if (existsSync(join(site, "docs")))
    throw new Problem("dist/page contains “docs”, the documentation's folder: delete dist/page and build it again.");
  if (existsSync(docs)) cpSync(docs, join(site, "docs"), { recursive: true });
  say(`dist/site has the page${existsSync(docs) ? " and the documentation" : ", and no documentation"}`);
}

/** @param {{ dry: boolean }} options */
async function publishToGitHub({ dry }) {
  const files = await releaseFiles();
  const tag = `v${version}`;
  if (dry) return;
  const notes = ["--title", `robotscope ${version}`, "--notes-file", releaseNotes()];
  if (ask("gh", ["release", "view", tag]) === undefined)
    await run("gh", ["release", "create", tag, "--verify-tag", ...notes, ...files]);
  else await run("gh", ["release", "upload", tag, "--clobber", ...files]);
}

/** @param {string} registry */
const exists = (registry) => say(`${registry} has version ${version} already`);
