// Checks every table row in docs/LIGHTHOUSE.md against the npm package lighthouse and our engine.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { audits } from "robotscope";
import { inRoot } from "../../scripts/lib/paths.mjs";

const page = readFileSync(inRoot("docs", "LIGHTHOUSE.md"), "utf8");
const rows = [...page.matchAll(/^\| `(.+?)` \| (.+?) \| (?:until ([\d.]+) )?\| ([\w-]+) \|$/gm)];

test("Lighthouse and `audits` report each line in docs/LIGHTHOUSE.md as documented", async () => {
  assert.ok(rows.length > 10);
  const root = join(createRequire(import.meta.url).resolve("lighthouse/package.json"), "..");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  assert.ok(page.includes(`Lighthouse ${version}`), `the page is about Lighthouse ${version}`);
  const { default: audit } = await import(pathToFileURL(join(root, "core/audits/seo/robots-txt.js")).href);
  for (const [, line, label, until, difference] of rows) {
    const content = `User-agent: *\nDisallow: /x\n${line}\n`;
    const { score, details } = audit.audit({ RobotsTxt: { status: 200, content } });
    assert.equal(score, 0, line);
    assert.deepEqual(
      details.items.map(({ index, message }) => [index, message]),
      [["3", label]],
      line,
    );
    const remarks = audits({ robotsTxt: content, now: null }).find(({ name }) => name === "robots-txt")?.remarks ?? [];
    assert.deepEqual(
      remarks.map((remark) => [remark.label, remark.until, remark.difference]),
      [[label, until, difference]],
    );
  }
});
