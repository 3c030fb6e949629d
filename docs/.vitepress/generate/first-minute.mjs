// Adds a box that explains how to install robotscope from a checkout. Delete this module at the first release.
import { readFileSync } from "node:fs";
import { inRoot } from "../../../scripts/lib/paths.mjs";

/** The text of docs/INSTALL.md below its heading. */
const installation = readFileSync(inRoot("docs", "INSTALL.md"), "utf8").replace(/^# .*\n/, "");

const box = `::: details Not published yet: run this from a checkout\n${installation}\n:::\n`;

/** Matches a block of shell commands or of a console session. */
const BLOCK = /^```(?:console|sh)\n[\s\S]*?^```\n/gm;

/** Adds the box below the first block that runs the command line. @param {string} page */
export function withFirstMinute(page) {
  const block = page.match(BLOCK)?.find((text) => /^(?:\$ )?(?:.*\| )?(?:npx )?robotscope /m.test(text));
  return block === undefined ? page : page.replace(block, () => `${block}\n${box}`);
}
