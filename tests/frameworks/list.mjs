import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cases as astro6 } from "./astro-6/cases.mjs";
import { cases as astro7 } from "./astro-7/cases.mjs";
import { cases as bundlers } from "./bundlers/cases.mjs";
import { cases as edge } from "./edge/cases.mjs";
import { cases as next15 } from "./next-15/cases.mjs";
import { cases as next16 } from "./next-16/cases.mjs";
import { cases as nodes } from "./nodes/cases.mjs";
import { cases as nuxt } from "./nuxt/cases.mjs";
import { cases as runners } from "./runners/cases.mjs";
import { cases as sveltekit } from "./sveltekit/cases.mjs";
import { cases as types } from "./types/cases.mjs";

/**
 * @typedef {object} Case
 * @property {string} name the tool
 * @property {string} version the key of its version in the package.json of its group
 * @property {Record<string, () => Promise<unknown>>} ways the tests of the tool, keyed by test name; a test throws if it fails
 * @property {string} [remark] a note for users of the tool
 */

const all = {
  nodes,
  bundlers,
  "next-15": next15,
  "next-16": next16,
  nuxt,
  sveltekit,
  "astro-6": astro6,
  "astro-7": astro7,
  edge,
  runners,
  types,
};

/** The tools by group, for the tests and the package's README. A group is a folder with a package.json for the tools. */
export const groups = Object.entries(all).map(([name, cases]) => {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, name, "package.json"), "utf8"));
  const versioned = cases.map((one) => ({ ...one, version: dependencies[one.version].replace(/.*@/, "") }));
  return { name, cases: versioned };
});
