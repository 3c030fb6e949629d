import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

const { author, homepage, bugs, repository, page } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** Fields from the root package.json that every published package repeats. */
export const project = { author, homepage, bugs, repository };

/** The URL of the page, which opens shared links. */
export const pageUrl = page;

/** Returns CHANGELOG.md for use in packages: its relative links point to the repository. */
export const changelog = () =>
  readFileSync(inRoot("CHANGELOG.md"), "utf8").replaceAll("](docs/", `](${homepage}/blob/main/docs/`);
