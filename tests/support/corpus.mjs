import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** A folder with real robots.txt files, which may be missing. */
const corpus = process.env.ROBOTSCOPE_CORPUS ?? inRoot("..", "shared", "corpus");

/** Returns the paths of real robots.txt files, or none if the folder is missing. */
export const corpusFiles = () =>
  existsSync(corpus)
    ? readdirSync(corpus)
        .filter((name) => name !== "README.md" && name !== "SOURCES.tsv")
        .map((name) => join(corpus, name))
    : [];
