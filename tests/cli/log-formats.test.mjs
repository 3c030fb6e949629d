// Tests the log formats of `verify`: each format's reader reads the documented sample lines, and no input makes a reader throw or hang.
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
    export { botNameOf } from "./unknown-bots.ts";
    export { Facets } from "./facets.ts";
    export { Distinct, hashOf } from "./distinct.ts";
    export * as entry from "./entry.ts";`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(FOLDER, "..") },
    ...{ bundle: true, format: "esm", platform: "node", write: false },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

const { FORMATS, LogReader, botNameOf, Facets, Distinct, hashOf, entry, ...rest } = await modules();
const formats = await Promise.all(
  files.map(async (file, at) => {
    // Each file has the documented lines of one format, and the requests in these lines.
    const { samples } = await import(`./log-formats/${file.replace(/\.ts$/, ".mjs")}`);
    return { file, samples, format: Object.values(rest[`format${at}`])[0] };
  }),
);

/** Returns the facts about a logged request, without undefined values. */
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

test("does not read lines in which a client may have forged the address with spaces in X-Forwarded-For", () => {
  const clients = ["66.249.66.1 x", "66.249.66.1 - x", "66.249.66.1 - - [x", "a.example 66.249.66.1 x"];
  for (const client of clients)
    for (const proxy of ["8.8.8.8", "2001:4860:4860::8888", "[2001:4860:4860::8888]:443"]) {
      const line = `${client}, ${proxy} - - [10/Oct/2025:13:55:38 -0700] "GET / HTTP/1.1" 200 5 "-" "Googlebot/2.1"`;
      assert.equal(new LogReader().read(line), undefined, line);
    }
});

test("recognises each format except Traefik after lines in other formats", () => {
  const reader = new LogReader();
  // A Traefik text line is also an Apache line with further values, so Traefik is recognised only at the start of a log.
  const others = formats.filter(({ format }) => format.name !== "Traefik");
  for (const { samples, format } of [...others, ...others.toReversed()]) {
    const names = samples.lines.map((line) => reader.read(line)).filter((answer) => answer !== "other");
    assert.deepEqual([...new Set(names.map((answer) => answer?.format.name))], [format.name]);
  }
});

test("reads the lines of each format inside Docker and Kubernetes logs", () => {
  for (const { samples } of formats) {
    const facts = (wrap) => {
      const reader = new LogReader();
      const read = samples.lines.map((line) => reader.read(line.startsWith("#") ? line : wrap(line)));
      return read.filter((answer) => answer !== "other").map(request);
    };
    assert.deepEqual(
      facts((line) => JSON.stringify({ log: `${line}\n`, stream: "stdout", time: "2025-11-23T10:00:00.1Z" })),
      samples.requests,
    );
    assert.deepEqual(
      facts((line) => `2025-11-23T10:00:00.123456789Z stdout F ${line}`),
      samples.requests,
    );
  }
});

/** Returns a function that returns integers below a limit, the same for each seed (a linear congruential generator). */
function integers(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Characters that have a meaning in some format, and ordinary characters. */
const CHARACTERS = [
  ...' "\\[]{}()#:;,.-+=&?%/|\t\r\0aZ09\u00e9\u2028\ud800',
  "\\x",
  '","',
  '" "',
  "] [",
  "://",
  "%2",
  "null",
];

function mutated(line, integer) {
  let text = line;
  for (let times = 1 + integer(4); times > 0; times -= 1) {
    const [at, end] = [integer(text.length + 1), integer(text.length + 1)];
    const insertion = CHARACTERS[integer(CHARACTERS.length)].repeat(1 + integer(3));
    const kept = [text.slice(0, at), text.slice(at + integer(3)), text.slice(Math.min(at, end), Math.max(at, end))];
    text = [kept[0] + insertion + kept[1], kept[0] + kept[2] + kept[1], kept[0], kept[0] + kept[1]][integer(4)];
  }
  return text;
}

/** Reads a line, and checks that the values of its request are in the ranges that other modules expect. */
function check(reader, line) {
  const answer = reader.read(line);
  if (answer === undefined || answer === "other") return answer;
  const { target, status, bytes, day, userAgent, address } = request(answer);
  if (target !== undefined) assert.match(target, /^\//);
  if (status !== undefined) assert.ok(status >= 100 && status < 1000, line);
  if (bytes !== undefined) assert.ok(bytes >= 0 && Number.isFinite(bytes), line);
  if (day !== undefined) assert.match(day, /^\d{4}-\d\d-\d\d$/);
  for (const text of [userAgent, address]) if (text !== undefined) assert.ok(text !== "-", line);
  if (userAgent !== undefined) botNameOf(userAgent);
  return answer;
}

for (const { file, samples } of formats)
  test(`returns valid values for randomly changed sample lines in ${file}`, () => {
    const integer = integers(file.length * 7919);
    const reader = new LogReader();
    const facets = new Facets();
    let read = 0;
    for (let round = 0; round < 1500; round += 1) {
      const answer = check(reader, mutated(samples.lines[integer(samples.lines.length)], integer));
      if (answer !== undefined) read += 1;
      const target = typeof answer === "object" ? entry.targetOf(answer.fields) : undefined;
      if (target !== undefined) facets.add(target, 1, true);
    }
    facets.traps();
    assert.ok(read > 100, `only ${read} lines were read, so the changes are too large to test much`);
  });

test("estimates the number of different texts, from one to millions", () => {
  const distinct = new Distinct();
  for (let at = 1; at <= 2_000_000; at += 1) {
    distinct.add(hashOf(`/a?b=${at}`));
    if (!/^[1-9]0*$/.test(String(at))) continue;
    const { estimate } = distinct;
    assert.ok(Math.abs(estimate - at) <= 0.05 * at, `${estimate} instead of ${at}`);
  }
});

test("returns valid values for random bytes", () => {
  const integer = integers(1);
  const reader = new LogReader();
  for (let round = 0; round < 3000; round += 1) {
    const bytes = Uint8Array.from({ length: integer(300) }, () => integer(256));
    check(reader, Buffer.from(bytes).toString().replaceAll("\n", ""));
  }
});

test("reads long hostile lines in linear time", () => {
  const integer = integers(2);
  const pieces = [
    " [",
    '] "',
    "[] ",
    '" "',
    '\\"',
    "a ",
    "- ",
    "1.2.3.4 ",
    "::1 ",
    "{",
    "} ",
    "{}",
    "1/2/3 ",
    "|",
    "&a=",
    "%25",
    ", ",
  ];
  const heads = [
    "",
    "a b c [x] ",
    '1.2.3.4 - - [1] "',
    "#Fields: ",
    "{",
    "h 2025-01-01T00:00:00Z a ",
    "[2025-01-01T00:00:00Z] ",
  ];
  const started = performance.now();
  for (const head of heads)
    for (let round = 0; round < 25; round += 1) {
      const unit = [pieces[integer(pieces.length)], pieces[integer(pieces.length)]].join("");
      check(new LogReader(), head + unit.repeat(Math.floor(200_000 / unit.length)));
    }
  check(new LogReader(), `h ${":".repeat(1_000_000)}`);
  // In quadratic time, reading these lines would take an hour.
  assert.ok(performance.now() - started < 60_000);
});
