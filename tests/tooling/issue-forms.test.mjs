import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { inRoot } from "../../scripts/lib/paths.mjs";

const folder = inRoot(".github", "ISSUE_TEMPLATE");

// https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-issue-forms
test("issue forms have a name, a description, and fields with valid types, unique ids and labels", () => {
  const forms = readdirSync(folder).filter((name) => name !== "config.yml");
  assert.ok(forms.length > 0);
  for (const name of forms) {
    const { name: title, description, body } = parse(readFileSync(join(folder, name), "utf8"));
    assert.ok(title && description, name);
    const ids = body.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length, `${name}: an id occurs twice`);
    for (const { type, id, attributes } of body) {
      assert.match(type, /^(input|textarea|dropdown|checkboxes|markdown)$/, name);
      assert.match(id, /^[\w-]+$/, name);
      assert.ok(attributes.label, `${name}: ${id}`);
      if (type === "dropdown") assert.ok(attributes.options.length > 1, `${name}: ${id}`);
    }
  }
});
