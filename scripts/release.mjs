/**
 * `npm run release -- 0.2.0` writes the version to all files that contain it, and creates its section in the changelog. `npm run release --
 * --owner example` writes the repository's owner to all files that contain it. `npm run release` checks that all files have the same
 * version and that all messages are translated. Then it does a dry run of publishing, with the build in dist. It never publishes, signs,
 * commits or tags anything.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { builtQuickly } from "./lib/build.mjs";
import { missingMessages } from "./lib/messages.mjs";
import { writeOwner } from "./lib/owner.mjs";
import { inRoot } from "./lib/paths.mjs";
import { npm, run } from "./lib/run.mjs";
import { main, Problem, say } from "./lib/say.mjs";
import { released, versions, writeVersion } from "./lib/versions.mjs";

main(async () => {
  const [version, owner] = process.argv.slice(2);
  if (version === "--owner") return moveTo(owner);
  if (version !== undefined) return prepare(version);
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
  if (builtQuickly().length > 0) say("dist has a quick build: run “npm run build” before you publish it");
  await npm(["publish", "--dry-run", "--loglevel", "warn"], { cwd: inRoot("dist", "package") });
  await run("cargo", [
    "publish",
    "--dry-run",
    "--locked",
    "--allow-dirty",
    "--no-verify",
    "-p",
    "robotscope-crawl",
    "-p",
    "robotscope",
  ]);
  say(`${ours} is ready. To publish it, in this order:
  npm run build && npm test -- --all
  git tag v${ours} && git push --tags
  cargo publish -p robotscope-crawl && cargo publish -p robotscope
  npm publish dist/robotscope-${ours}.tgz --provenance --access public   (in GitHub Actions, which attests where it was built)
  npx @vscode/vsce publish --packagePath dist/robotscope-${ours}.vsix
  npx ovsx publish dist/robotscope-${ours}.vsix
  pipx run twine upload dist/python/*.whl   (the wheel of one platform; the others are built there)`);
});

/** @param {string | undefined} owner */
function moveTo(owner) {
  if (owner === undefined || !/^[a-z\d](?:-?[a-z\d])*$/i.test(owner))
    throw new Problem(`“${owner ?? ""}” is not the name of a user or an organisation on GitHub.`);
  const files = writeOwner(owner);
  if (files === 0) throw new Problem("No file names the owner: run this in a Git checkout.");
  say(`wrote github.com/${owner}/robotscope to ${files} files; review them with “git diff”`);
}

/** @param {string} version */
async function prepare(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Problem(`“${version}” is not a version such as 0.2.0.`);
  const file = inRoot("CHANGELOG.md");
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file, released(readFileSync(file, "utf8"), version, day));
  writeVersion(version);
  // The lock files contain the versions of the workspace's packages.
  await run("cargo", ["update", "--workspace", "--offline"]);
  await npm(["install", "--package-lock-only", "--no-audit", "--no-fund", "--loglevel", "error"]);
  say(`all places have ${version}, and CHANGELOG.md has its section. Look at “git diff”, then run “npm run release”.`);
}
