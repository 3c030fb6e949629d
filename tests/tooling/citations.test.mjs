import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/lib/paths.mjs";

// What code and tests call the statements of their sources, as K7 or B40: nobody else knows what that means.
const CODE = /(?<![\p{L}\d_/-])[A-EGHKS]\d{1,3}(?![\p{L}\d_-])/u;

const messages = ["core/data/messages", "www/messages"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
);
const files = messages.filter((name) => name.endsWith(".ftl"));

test("the pattern knows such a code", () => {
  for (const text of ["(K7)", "fact B40", "事实 B40）", "facts C20, C7"]) assert.match(text, CODE);
  for (const text of ["RFC 9309", "MJ12bot", "UTF-8", "<h1>", "AI2Bot"]) assert.doesNotMatch(text, CODE);
});

test("no message, no fact and no source has one", () => {
  assert.ok(files.length > 8, files.join());
  for (const file of [...files, "docs/DIRECTIVES.md", "core/data/crawlers.json", "core/data/sources.json"]) {
    for (const [number, line] of readFileSync(join(root, file), "utf8").split("\n").entries()) {
      if (!line.startsWith("#")) assert.doesNotMatch(line, CODE, `${file}:${number + 1}`);
    }
  }
});
