// Tests the log formats of verify: each reads its documented sample lines, and no input makes a reader fail or hang.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { inRoot } from "../../scripts/lib/paths.mjs";

const FOLDER = inRoot("web", "cli", "log", "formats");
const files = (await readdir(FOLDER)).filter((name) => name !== "index.ts");

/** Bundles TypeScript modules of web/cli/log, which Node.js cannot import directly. */
async function modules() {
  const names = files.map((file, at) => `export * as format${at} from "./formats/${file}";`);
  const contents = `${names.join("")}
    export { FORMATS } from "./formats/index.ts";
    export { LogReader } from "./reader.ts";
    export * as entry from "./entry.ts";`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(FOLDER, "..") },
    ...{ bundle: true, format: "esm", platform: "node", write: false },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

const { FORMATS, LogReader, entry, ...rest } = await modules();
const formats = files.map((file, at) => {
  const { samples, ...others } = rest[`format${at}`];
  return { file, samples, format: Object.values(others)[0] };
});

/** Returns the facts in a line, without those that are missing. */
function request({ fields, format }) {
  const facts = {
    address: entry.addressOf(fields),
    host: entry.hostOf(fields),
    target: entry.targetOf(fields),
    status: entry.statusOf(fields),
    bytes: entry.bytesOf(fields),
    day: entry.dayOf(fields),
    userAgent: entry.agentOf(fields, format),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

for (const { file, samples, format } of formats)
  test(`reads the sample lines in ${file} as ${format.name}`, () => {
    assert.ok(FORMATS.some(({ name }) => name === format.name));
    assert.match(format.source, /^https:\/\//);
    const reader = new LogReader();
    const read = samples.lines.map((line) => [line, reader.read(line)]);
    assert.deepEqual(
      read.filter(([, answer]) => answer === undefined),
      [],
    );
    const requests = read.map(([, answer]) => answer).filter((answer) => answer !== "other");
    assert.deepEqual([...new Set(requests.map((answer) => answer.format.name))], [format.name]);
    assert.deepEqual(requests.map(request), samples.requests);
  });

test("recognises each format after lines of all others", () => {
  const reader = new LogReader();
  // A text line of Traefik is also one of Apache with further values, so it is recognised only at the start of a log.
  const others = formats.filter(({ format }) => format.name !== "Traefik");
  for (const { samples, format } of [...others, ...others.toReversed()]) {
    const names = samples.lines.map((line) => reader.read(line)).filter((answer) => answer !== "other");
    assert.deepEqual([...new Set(names.map((answer) => answer?.format.name))], [format.name]);
  }
});
