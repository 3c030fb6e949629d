import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

const { author, homepage, bugs, repository } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** Who makes it, and where: package.json of the root says so for all that is published. */
export const project = { author, homepage, bugs, repository };

/** CHANGELOG.md as it is packed: its links lead to the repository. */
export const changelog = () =>
  readFileSync(inRoot("CHANGELOG.md"), "utf8").replaceAll("](docs/", `](${homepage}/blob/main/docs/`);
