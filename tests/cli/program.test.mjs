// Tests common behaviour of all commands: help, errors, exit codes, colours and JSON.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { commandLine, commands, environment, folder, run } from "./command-line.mjs";

const COMMANDS = await commands();
const ROBOTS = "User-agent: *\nDisallow: /private/\n";
// biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for control characters.
const COLOUR = /\x1b\[\d+m/;

test("the help lists all exit codes, and each command's help has examples", async () => {
  const { code, stdout } = await run(["--help"]);
  assert.equal(code, 0);
  assert.ok(COMMANDS.length >= 14, COMMANDS.join(" "));
  for (const exit of [0, 1, 2, 3, 70]) assert.match(stdout, new RegExp(`^  ${exit} `, "m"));
  for (const command of COMMANDS) {
    const [long, help] = [await run([command, "--help"]), await run(["help", command])];
    assert.deepEqual([long.code, help.code], [0, 0]);
    assert.equal(long.stdout, help.stdout);
    assert.match(help.stdout, new RegExp(`^Examples:\n(.*\n)*?.*robotscope ${command}`, "m"));
    assert.match(help.stdout, /--json/);
  }
});

test("prints each example on one line, even on a narrow terminal", async () => {
  let widest = 0;
  for (const command of COMMANDS) {
    const { stdout } = await run(["help", command]);
    const [, lines = ""] = /^Examples:\n((?: .*\n?)+)/m.exec(stdout) ?? [];
    for (const line of lines.trimEnd().split("\n")) {
      assert.match(line, /^ {2}\S.*robotscope|^ {2}robotscope/, `${command}: ${line}`);
      widest = Math.max(widest, line.length);
    }
  }
  // All other help lines wrap at 80 columns, so a longer example proves that examples do not wrap.
  assert.ok(widest > 80);
});

test("prints the help on stderr and exits with 2 if no command is given", async () => {
  const { stdout } = await run(["--help"]);
  for (const args of [[], ["--json"]]) {
    const { code, stderr } = await run(args);
    assert.deepEqual([code, stderr], [2, stdout], args.join());
  }
});

test("help describes a command, and rejects unknown commands", async () => {
  assert.equal((await run(["help"])).stdout, (await run(["--help"])).stdout);
  assert.equal((await run(["help", "check"])).stdout, (await run(["check", "--help"])).stdout);
  for (const [name, meant] of [
    ["nosuch", ""],
    ["chek", " Did you mean “check”?"],
  ]) {
    const { code, stdout, stderr } = await run(["help", name]);
    assert.deepEqual([code, stdout], [2, ""]);
    assert.equal(stderr, `error there is no command “${name}”.${meant} “robotscope --help” lists all commands.\n`);
  }
});

test("prints the version of the package and the date of the catalogue", async () => {
  const { code, stdout } = await run(["--version"]);
  assert.equal(code, 0);
  assert.match(stdout, /^robotscope \d+\.\d+\.\d+ \(crawlers of \d{4}-\d\d-\d\d\)\n$/);
});

test("exits with 2 for invalid arguments, and prints a hint on stderr", async () => {
  for (const [args, message] of [
    [[], /^Usage: robotscope/],
    [["chek"], /unknown command 'chek'\n.*check/],
    [["check", "/", "--robot", "x"], /unknown option '--robot'\n.*--robots/],
    [["check", "/", "--only", "some"], /Allowed choices are allowed, disallowed/],
    [["check"], /no URLs given/],
    [["explain"], /missing required argument 'url'/],
    [["explain", "hello world", "-r", "-"], /neither a URL nor a path/],
    [["check", "/", "-r", "-", "-u", "-"], /stdin can be read only once/],
    [["check", "/", "-r", "-", "-c", "operator:Gogle"], /did you mean Google\?/],
    [["check", "https://a.test/", "--timeout", "soon"], /--timeout must be a number of seconds/],
    [["check", "/", "-r", "-", "-c", " , "], /--crawler contains no name/],
    [["headers", "https://example.com/"], /robotscope inspect https:\/\/example\.com\//],
    [["check", "/", "-r", "http://"], /“http:\/\/” is not a valid URL/],
  ]) {
    const { code, stdout, stderr } = await run(args, { input: ROBOTS });
    assert.equal(code, 2, `${args}: ${stderr}`);
    assert.equal(stdout, "", args.join(" "));
    assert.match(stderr, message);
    assert.doesNotMatch(stderr, /\n\s+at /, "no stack");
  }
});

test("exits with 3 if an input cannot be read", async (context) => {
  const cwd = await folder(context, { "robots.txt": ROBOTS });
  for (const [args, message] of [
    [["check", "/", "-r", "missing.txt"], "error cannot read “missing.txt”: there is no such file.\n"],
    [["check", "/", "-r", "."], "error cannot read “.”: it is a folder.\n"],
    [["check", "-u", "missing.txt", "-r", "robots.txt"], "error cannot read “missing.txt”: there is no such file.\n"],
    [["check", "-s", "missing.xml", "-r", "robots.txt"], "error cannot read “missing.xml”: there is no such file.\n"],
    [
      ["explain", "/", "-r", "robots.txt", "--html", "missing.html"],
      "error cannot read “missing.html”: there is no such file.\n",
    ],
    [["lint", "missing.txt"], "error cannot read “missing.txt”: there is no such file.\n"],
    [["diff", "robots.txt", "robots.txt/x"], "error cannot read “robots.txt/x”: a part of the path is not a folder.\n"],
  ]) {
    const { code, stderr } = await run(args, { cwd });
    assert.equal(code, 3, args.join(" "));
    assert.equal(stderr, message);
  }
});

test("prints a stack trace only with --debug or DEBUG", async () => {
  const args = ["check", "/", "-r", "missing.txt"];
  assert.doesNotMatch((await run(args)).stderr, /\n\s+at /);
  assert.match((await run([...args, "--debug"])).stderr, /\n\s+at /);
  assert.match((await run(args, { env: { DEBUG: "1" } })).stderr, /\n\s+at /);
});

test("prints colours to a pipe only on request", async () => {
  const args = ["check", "/private/", "-r", "-"];
  const coloured = async (more, env) => COLOUR.test((await run([...args, ...more], { input: ROBOTS, env })).stdout);
  assert.equal(await coloured([]), false);
  assert.equal(await coloured(["--color"]), true);
  assert.equal(await coloured([], { FORCE_COLOR: "1" }), true);
  assert.equal(await coloured([], { FORCE_COLOR: "0" }), false);
  assert.equal(await coloured([], { FORCE_COLOR: "1", NO_COLOR: "1" }), false);
  assert.equal(await coloured(["--color"], { NO_COLOR: "1" }), true);
  assert.equal(await coloured(["--no-color"], { FORCE_COLOR: "1" }), false);
  assert.equal(await coloured(["--json", "--color"]), false);
});

// The program `script` in util-linux provides a terminal. Other systems have a different `script`, or none.
const terminal = spawnSync("script", ["-qec", "true", "/dev/null"]).status === 0;

test("prints colours and progress to a terminal", { skip: !terminal }, async (context) => {
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    "urls.txt": "/private/\n".repeat(2_000_000),
    "few.txt": "/private/\n",
  });
  const check = (urls) => `"${process.execPath}" "${commandLine}" check -u ${urls} -r robots.txt`;
  const onTerminal = (line, env) =>
    spawnSync("script", ["-qec", line, "/dev/null"], {
      cwd,
      env: environment({ TERM: "xterm", ...env }),
      encoding: "utf8",
    });
  const seen = onTerminal(`${check("urls.txt")} --only allowed > /dev/null`).stdout;
  assert.match(seen, /\r[\d,]+ URLs, [\d,]+ disallowed, [\d,]+ a second/);
  assert.ok(seen.endsWith("\r\x1b[K"), "the last progress line is erased");
  assert.match(onTerminal(`${check("few.txt")} --summary`).stdout, COLOUR);
  assert.doesNotMatch(onTerminal(`${check("few.txt")} --summary`, { NO_COLOR: "1" }).stdout, COLOUR);
  assert.doesNotMatch(onTerminal(`${check("few.txt")} --summary`, { TERM: "dumb" }).stdout, COLOUR);
});

test("removes control characters in the input from the output", async () => {
  const evil = "\x1b[2J\x1b]0;title\x07\u009b31m\u202e\ufdd0\t";
  const robots = `User-agent: *\nDisallow: /${evil}\nDisallow: /a # ${evil}\n`;
  for (const command of ["explain", "check"]) {
    const { stdout, stderr } = await run([command, `/a${evil}`, "-r", "-", "-c", `Bot${evil}`], { input: robots });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must not occur.
    assert.doesNotMatch(stdout + stderr, /[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e\ufdd0]/);
    assert.match(stdout, /\/a/);
  }
});

test("commands print valid JSON if --json is the first or the last argument", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    "headers.txt": "HTTP/1.1 200 OK\nX-Robots-Tag: noindex\n",
    "robots.expect": "Googlebot disallowed /private/\n",
  });
  const cases = [
    ["explain", "/private/", "-r", "robots.txt"],
    ["check", "/private/", "-r", "robots.txt", "--summary"],
    ["lint", "robots.txt"],
    ["lint", "--list"],
    ["diff", "robots.txt", "robots.txt"],
    ["assert", "robots.expect", "-r", "robots.txt"],
    ["headers", "headers.txt"],
    ["crawlers", "GPTBot"],
  ];
  for (const args of cases) {
    for (const all of [
      [...args, "--json"],
      ["--json", ...args],
    ]) {
      const { code, stdout, stderr } = await run(all, { cwd });
      assert.ok(code < 2, `${all.join(" ")}: ${stderr}`);
      assert.doesNotThrow(() => JSON.parse(stdout), all.join(" "));
    }
  }
});

test("exits with 0 and prints no error if the program that reads its output stops early", async () => {
  const child = spawn(process.execPath, [commandLine, "check", "-", "-r", "/dev/null"], { env: environment() });
  child.stdin.on("error", () => {});
  const lines = "/a\n".repeat(10_000);
  const write = () => {
    while (child.stdin.writable && child.stdin.write(lines));
  };
  child.stdin.on("drain", write);
  write();
  child.stdout.once("data", () => child.stdout.destroy());
  let messages = "";
  child.stderr.on("data", (bytes) => {
    messages += bytes;
  });
  const [code] = await once(child, "exit");
  assert.deepEqual([code, messages], [0, ""]);
});

test("reports an error if the output cannot be written", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    "robots.expect": "Googlebot allowed /\n",
    "headers.txt": "X-Robots-Tag: noindex\n",
    "urls.txt": "/private/\n".repeat(100_000),
  });
  const shell = (line) =>
    spawnSync("sh", ["-c", line], {
      cwd,
      env: environment({ NODE: process.execPath, CLI: commandLine }),
      encoding: "utf8",
    });
  const commands = [
    "check /a -r robots.txt",
    "check -u urls.txt -r robots.txt",
    "check -u urls.txt -r robots.txt --json",
    "explain /a -r robots.txt",
    "lint robots.txt --format sarif",
    "diff robots.txt robots.txt",
    "assert robots.expect -r robots.txt",
    "headers headers.txt",
    "crawlers",
    "crawlers --json",
    "--help",
  ];
  for (const command of commands) {
    const { status, stderr } = shell(`"$NODE" "$CLI" ${command} > /dev/full`);
    assert.deepEqual(
      [status, stderr],
      [3, `error the output cannot be written: no space is left on the device (ENOSPC).\n`],
      command,
    );
  }
  assert.equal(shell(`"$NODE" "$CLI" check -u urls.txt -r robots.txt | head -1`).stderr, "");
});

test("rejects --json with a different --format", async (context) => {
  const cwd = await folder(context, { "robots.txt": "User-agent: *\nDisallow: /a\n", "a.expect": "* disallowed /a\n" });
  const lint = ["lint", "robots.txt", "--json", "--format"];
  const assertion = ["assert", "a.expect", "-r", "robots.txt", "--json", "--format"];
  for (const args of [
    [...lint, "sarif"],
    [...lint, "junit"],
    [...lint, "github"],
    [...assertion, "junit"],
  ]) {
    const { code, stdout, stderr } = await run(args, { cwd });
    assert.deepEqual([code, stdout], [2, ""]);
    assert.equal(stderr, `error --json and --format ${args.at(-1)} cannot be combined: use one of them.\n`);
  }
  for (const args of [lint, assertion]) assert.equal((await run([...args, "json"], { cwd })).code, 0);
});
