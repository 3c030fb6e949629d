/**
 * Without arguments, `npm run release` checks the release, then rehearses every upload with the build in dist. It publishes, signs, commits
 * and tags nothing.
 *
 *   npm run release -- 0.2.0              writes the version to all files that contain it, and dates the version's section of CHANGELOG.md
 *   npm run release -- --owner example    changes the repository's owner in all files that contain it
 *   npm run release -- check              only compares versions and messages, without a build
 *   npm run release -- npm --dry-run      rehearses the upload to one destination; --list lists all destinations
 *   npm run release -- npm                publishes to one destination, from a commit with the tag of the version
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { builtQuickly } from "./lib/build.mjs";
import { destinations } from "./lib/destinations.mjs";
import { missingMessages } from "./lib/messages.mjs";
import { obstacles } from "./lib/obstacles.mjs";
import { writeOwner } from "./lib/owner.mjs";
import { inRoot } from "./lib/paths.mjs";
import { project } from "./lib/project.mjs";
import { ask, npm, run } from "./lib/run.mjs";
import { main, Problem, say } from "./lib/say.mjs";
import { released, versions, writeVersion } from "./lib/versions.mjs";

main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false }, list: { type: "boolean" }, owner: { type: "string" } },
  });
  const [what, ...more] = positionals;
  if (more.length > 0) throw new Problem(`Unexpected argument “${more[0]}”: pass only one.`);
  if (values.owner !== undefined) return moveTo(values.owner);
  if (values.list) return list();
  if (what === undefined) return rehearse();
  if (what === "check") return check();
  if (Object.hasOwn(destinations, what)) return publish(what, values["dry-run"]);
  return prepare(what);
});

function list() {
  for (const [name, { about }] of Object.entries(destinations)) console.log(`${name.padEnd(12)} ${about}`);
}

/** Throws if the files contain different versions or a translation is missing. On a tag, also throws if the commit cannot be published. */
function check() {
  const all = versions();
  const [{ version: ours }] = all;
  const others = all.filter((place) => place.version !== ours);
  if (others.length > 0)
    throw new Problem(
      `web/package.json has version ${ours}, but ${others.map((place) => `${place.file} ${place.version}`).join(", ")}.`,
    );
  const missing = missingMessages();
  if (missing.length > 0)
    throw new Problem(
      `${missing.length} messages are not translated:\n${missing.join("\n")}\nTranslate them, then run this again.`,
    );
  const found = currentObstacles();
  if (found.length > 0 && process.env.GITHUB_REF_TYPE === "tag") throw new Problem(found.join("\n"));
  say(`all files have version ${ours}, and all messages are translated`);
}

async function rehearse() {
  check();
  for (const name of Object.keys(destinations)) await publish(name, true);
  const found = currentObstacles();
  say(found.length > 0 ? `before this can be published:\n${found.join("\n")}` : "everything is ready: push the tag");
}

/** Publishes to one destination, or rehearses it. @param {string} name a key of `destinations` @param {boolean} dry */
async function publish(name, dry) {
  const { about, publish } = destinations[name];
  const found = dry ? [] : currentObstacles();
  if (found.length > 0) throw new Problem(found.join("\n"));
  say(`${dry ? "rehearsing" : "publishing"} ${about}`);
  await publish({ dry });
}

function currentObstacles() {
  return obstacles({
    version: versions()[0].version,
    changelog: readFileSync(inRoot("CHANGELOG.md"), "utf8"),
    homepage: project.homepage,
    quick: builtQuickly(),
    tags: ask("git", ["tag", "--points-at", "HEAD"])?.split("\n") ?? [],
    remote: ask("git", ["remote", "get-url", "origin"]),
  });
}

/** @param {string} owner */
function moveTo(owner) {
  if (!/^[a-z\d](?:-?[a-z\d])*$/i.test(owner))
    throw new Problem(`“${owner}” is not the name of a user or an organisation on GitHub.`);
  const files = writeOwner(owner);
  if (files === 0) throw new Problem("No file names the owner: run this in a Git checkout.");
  say(`wrote github.com/${owner}/robotscope to ${files} files; review them with “git diff”`);
}

/** @param {string} version */
async function prepare(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Problem(
      `“${version}” is neither a version such as 0.2.0 nor one of: check, ${Object.keys(destinations).join(", ")}.`,
    );
  const file = inRoot("CHANGELOG.md");
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file, released(readFileSync(file, "utf8"), version, day));
  writeVersion(version);
  // The lock files contain the versions of the workspace's packages, so update them, too.
  await run("cargo", ["update", "--workspace", "--offline"]);
  await npm(["install", "--package-lock-only", "--no-audit", "--no-fund", "--loglevel", "error"]);
  say(`all places have ${version}, and CHANGELOG.md has its section. Look at “git diff”, then run “npm run release”.`);
}
