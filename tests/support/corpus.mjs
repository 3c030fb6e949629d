import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** The folder of real robots.txt files. The folder may be missing. */
const corpus = process.env.ROBOTSCOPE_CORPUS ?? inRoot("..", "shared", "corpus");

/** Returns the paths of real robots.txt files; an empty array if the folder is missing. */
export const corpusFiles = () =>
  existsSync(corpus)
    ? readdirSync(corpus)
        .filter((name) => name !== "README.md" && name !== "SOURCES.tsv")
        .map((name) => join(corpus, name))
    : [];
