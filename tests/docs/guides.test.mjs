// Runs every block in the guides. ROBOTSCOPE_WRITE_DOCS=1 updates them with the current output.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { FENCE, project, runExamples, save } from "../support/console.mjs";
import { website } from "./website.mjs";

const guides = readdirSync(inRoot("docs", "guides"));
assert.ok(guides.length >= 6, `${guides.length} guides`);

for (const name of guides) {
  const text = readFileSync(inRoot("docs", "guides", name), "utf8");
  const blocks = Array.from(text.matchAll(FENCE), ([, language, file, content]) => ({ language, file, content }));

  test(`docs/guides/${name} starts with a line to run, and has at most 500 words`, () => {
    assert.match(text, /^# .+\n\n```(?:console\n\$ |sh\n)[^\n]*npx robotscope /);
    const words = text.replace(FENCE, "").split(/\s+/).length;
    assert.ok(words <= 500, `${words} words`);
  });

  test(`each block of docs/guides/${name} runs`, async (context) => {
    assert.equal(blocks.length, text.split(/^```\w/m).length - 1, "a fence has another form");
    const made = await project(context);
    const network = await website(context);
    for (const { file, content } of blocks) if (file !== undefined) await save(made.cwd, file, content);
    await runExamples(`docs/guides/${name}`, 0, made);
    for (const { language, file, content } of blocks) {
      if (file !== undefined || language === "console") continue;
      const lines = language === "yaml" ? commandsOf(content) : content.trimEnd().split("\n");
      assert.ok(language === "sh" || language === "yaml", `“${language}” is not run`);
      for (const line of lines) {
        const { code, output } = await made.shell(line, network);
        assert.equal(code, 0, `${line}\n${output}`);
      }
    }
  });
}

/** Returns a workflow's commands that use the package. @param {string} workflow */
function commandsOf(workflow) {
  const { jobs } = parse(workflow);
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => (run ? [run] : [])));
  assert.equal(commands[0], "npm ci");
  return commands.slice(1);
}
