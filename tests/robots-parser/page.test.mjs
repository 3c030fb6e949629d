// Checks that docs/ROBOTS-PARSER.md lists all differences. With ROBOTSCOPE_WRITE_PAGE=1, rewrites the list instead.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { differences, packageDialect, severalNames } from "./differences.mjs";

const file = inRoot("docs", "ROBOTS-PARSER.md");

test("docs/ROBOTS-PARSER.md lists all differences", () => {
  const page = readFileSync(file, "utf8");
  const list = [...differences, severalNames, packageDialect].map(section).join("\n\n");
  const fresh = page.replace(
    /(<!-- differences -->\n).*(<!-- \/differences -->)/s,
    (_, start, end) => `${start}\n${list}\n\n${end}`,
  );
  if (process.env.ROBOTSCOPE_WRITE_PAGE) writeFileSync(file, fresh);
  else
    assert.equal(page, fresh, "ROBOTSCOPE_WRITE_PAGE=1 node --test tests/robots-parser/page.test.mjs updates the page");
});

/** @param {Omit<import("./differences.mjs").Difference, "settle">} difference */
function section({ title, standard, because, example }) {
  const { text, path, agent, ours, theirs } = example;
  const written = JSON.stringify(text).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `### ${title}

${wrapped(`${because.replace(/\.$/, "")} (${standard}).`)}

\`\`\`js
import robotsParser from "robotscope/robots-parser";

robotsParser("/robots.txt", ${written})
  .isAllowed(${JSON.stringify(path)}, ${JSON.stringify(agent)}); // ${ours}, and ${theirs} with robots-parser
\`\`\``;
}

/** Wraps a paragraph into lines of at most 120 characters. @param {string} text */
function wrapped(text) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1)} ${word}`.trimStart();
    if (line.length <= 120) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.join("\n");
}
