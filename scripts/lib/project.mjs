import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

const { author, homepage, bugs, repository, page } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** Fields from the root package.json for every published package. */
export const project = { author, homepage, bugs, repository };

/** The URL of robotscope's web page, which opens shared links. */
export const pageUrl = page;

/** Returns CHANGELOG.md for packages, with absolute links to the repository. */
export const changelog = () =>
  readFileSync(inRoot("CHANGELOG.md"), "utf8").replaceAll("](docs/", `](${homepage}/blob/main/docs/`);
