import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

const { author, homepage, bugs, repository } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** Fields of the root's package.json that every published package repeats. */
export const project = { author, homepage, bugs, repository };

/** Returns CHANGELOG.md for packages, with links to the repository. */
export const changelog = () =>
  readFileSync(inRoot("CHANGELOG.md"), "utf8").replaceAll("](docs/", `](${homepage}/blob/main/docs/`);
