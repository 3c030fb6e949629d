import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { ask } from "./run.mjs";

/** Matches the owner's name where a file refers to the repository, the page or the GitHub Action. */
const PLACE = /(?<=github\.com\/|https:\/\/|uses: )[\w-]+(?=(?:\.github\.io)?\/robotscope(?![\w-]))/g;

const files = () => (ask("git", ["ls-files"])?.split("\n") ?? []).filter((file) => existsSync(inRoot(file)));

/** Returns every mention of the owner. All mentions must match `homepage` in package.json. */
export const owners = () =>
  files().flatMap((file) => (readFileSync(inRoot(file), "utf8").match(PLACE) ?? []).map((owner) => ({ file, owner })));

/** Replaces the owner everywhere, and returns the number of changed files. @param {string} owner */
export function writeOwner(owner) {
  const places = new Set(owners().map(({ file }) => file));
  for (const file of places) writeFileSync(inRoot(file), readFileSync(inRoot(file), "utf8").replace(PLACE, owner));
  return places.size;
}
