import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { ask } from "./run.mjs";

/** The owner, where a file names the repository, the page or the GitHub Action. */
const PLACE = /(?<=github\.com\/|https:\/\/|uses: )[\w-]+(?=(?:\.github\.io)?\/robotscope\b)/g;

const files = () => ask("git", ["ls-files"])?.split("\n") ?? [];

/** Returns each place that names the owner. The `homepage` of package.json is the one that counts. */
export const owners = () =>
  files().flatMap((file) => (readFileSync(inRoot(file), "utf8").match(PLACE) ?? []).map((owner) => ({ file, owner })));

/** Writes the owner to all places. @param {string} owner */
export function writeOwner(owner) {
  for (const file of new Set(owners().map(({ file }) => file)))
    writeFileSync(inRoot(file), readFileSync(inRoot(file), "utf8").replace(PLACE, owner));
}
