import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

const VERSION = "(\\d+\\.\\d+\\.\\d+)";

/**
 * The places that contain the project's version: each file, and a regular expression for the text before the version. The version in the
 * first file, web/package.json, is authoritative.
 *
 * @type {[file: string, before: string][]}
 */
const PLACES = [
  ["web/package.json", '"version": "'],
  ["www/package.json", '"version": "'],
  ["editors/vscode/package.json", '"version": "'],
  ["edge/openapi.json", '"version": "'],
  ["Cargo.toml", '(?:^|path = "core(?:/crawl)?", )version = "'],
  ["action.yml", "robotscope@"],
  [".pre-commit-hooks.yaml", "robotscope@"],
  ["docs/recipes/ci.md", "(?:rev: |robotscope@)v"],
  ["README.md", "(?:robotscope-|robotscope@v)"],
  ["web/README.md", "robotscope-"],
  ["docs/CLI.md", "robotscope-"],
  ["docs/SERVICE.md", "robotscope/"],
];

const pattern = (/** @type {string} */ before) => new RegExp(`(${before})${VERSION}`, "gm");

/** Returns all places with the version that each contains. */
export const versions = () =>
  PLACES.flatMap(([file, before]) => {
    const found = [...readFileSync(inRoot(file), "utf8").matchAll(pattern(before))];
    if (found.length === 0) return [{ file, version: "none" }];
    return found.map(([, , version]) => ({ file, version }));
  });

/** Writes a version to all places. @param {string} version */
export function writeVersion(version) {
  for (const [file, before] of PLACES) {
    const text = readFileSync(inRoot(file), "utf8");
    writeFileSync(
      inRoot(file),
      text.replace(pattern(before), (_, kept) => kept + version),
    );
  }
}

/**
 * Returns the changelog with the version and date instead of the heading “Unreleased”, and an empty “Unreleased” section above. Before the
 * first release, the heading already contains a version.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} day
 */
export function released(changelog, version, day) {
  const [unreleased, heading] = /^(## (?:[\d.]+ - )?Unreleased\n)(?:(?!## ).*\n)*?- /m.exec(changelog) ?? [];
  if (unreleased === undefined) throw new Error("CHANGELOG.md has nothing under “Unreleased”");
  if (changelog.includes(`\n## ${version} - 2`)) throw new Error(`CHANGELOG.md already has a section for ${version}`);
  return changelog.replace(heading, () => `## Unreleased\n\n## ${version} - ${day}\n`);
}

/**
 * Returns the text of a version's section and its date, or “Unreleased” before the release. Returns `undefined` if the section is missing.
 *
 * @param {string} changelog
 * @param {string} version
 */
export function section(changelog, version) {
  const begin = `\n## ${version} - `;
  const rest = changelog.split(begin)[1];
  if (rest === undefined) return undefined;
  const [day, ...lines] = rest.split("\n## ")[0].split("\n");
  return { day, text: `${lines.join("\n").trim()}\n` };
}
