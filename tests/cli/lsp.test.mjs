// Tests the language server with a client over stdin and stdout.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { test } from "node:test";
import { CancellationTokenSource, LSPErrorCodes } from "vscode-languageserver-protocol/node";
import { folder, run } from "./command-line.mjs";
import { connect, edited, everything } from "./lsp-client.mjs";

const ROBOTS = "User-agent: *\nDisalow: /private/\nAllow: /private/press/\n\nUser-agent: GPTBot\nDisallow: /\n";
const codes = ({ items }) => items.map(({ code }) => code);

test("declares the server's capabilities, and exits as LSP requires", async (context) => {
  const cwd = await folder(context);
  const { capabilities, serverInfo, shutDown } = await connect(context, cwd);
  assert.equal(serverInfo.name, "robotscope");
  assert.equal(capabilities.textDocumentSync.change, 2, "incremental");
  assert.ok(capabilities.diagnosticProvider.workspaceDiagnostics);
  assert.deepEqual(capabilities.executeCommandProvider.commands, ["robotscope.testUrl", "robotscope.fixAll"]);
  assert.equal(await shutDown(), 0);

  const other = await connect(context, cwd);
  other.server.stdin.end();
  assert.deepEqual(await other.ended, [1, null], "an editor that disconnects without a shutdown request");
});

test("returns diagnostics on request, and offers a fix and an ignore comment", async (context) => {
  const { open, ask, uri } = await connect(context, await folder(context));
  const textDocument = { uri: uri("robots.txt") };
  await open("robots.txt", ROBOTS);
  const report = await ask("textDocument/diagnostic", { textDocument });
  assert.equal(report.kind, "full");
  const misspelled = report.items.find(({ code }) => code === "misspelled-field");
  assert.deepEqual(misspelled.range, { start: { line: 1, character: 0 }, end: { line: 1, character: 7 } });
  assert.equal(misspelled.source, "robotscope");

  const again = await ask("textDocument/diagnostic", { textDocument, previousResultId: report.resultId });
  assert.deepEqual(again, { kind: "unchanged", resultId: report.resultId });

  const actions = await ask("textDocument/codeAction", {
    textDocument,
    range: misspelled.range,
    context: { diagnostics: [misspelled] },
  });
  const [first] = actions;
  assert.equal(first.kind, "quickfix");
  assert.equal(first.isPreferred, true);
  assert.deepEqual(first.diagnostics, [misspelled]);
  assert.equal(edited(ROBOTS, first.edit.changes[textDocument.uri]), ROBOTS.replace("Disalow", "Disallow"));
  assert.ok(actions.at(-1).title.toLowerCase().includes("ignore"), "the ignore comment is the last action");
});

test("publishes and clears diagnostics for editors that do not request diagnostics", async (context) => {
  const { open, change, client, uri, heard } = await connect(context, await folder(context), {});
  await open("robots.txt", ROBOTS);
  const isOf = (version) => (params) => params.uri === uri("robots.txt") && params.version === version;
  const first = await heard("textDocument/publishDiagnostics", isOf(1));
  assert.ok(first.diagnostics.some(({ code }) => code === "misspelled-field"));
  const range = (start, end) => ({ start: { line: 1, character: start }, end: { line: 1, character: end } });
  await change("robots.txt", 2, [{ range: range(0, 0), text: "x" }]);
  await change("robots.txt", 3, [
    { range: range(0, 1), text: "" },
    { range: range(4, 4), text: "l" },
  ]);
  const second = await heard("textDocument/publishDiagnostics", isOf(3));
  assert.ok(!second.diagnostics.some(({ code }) => code === "misspelled-field"));
  await client.sendNotification("textDocument/didClose", { textDocument: { uri: uri("robots.txt") } });
  const closed = await heard("textDocument/publishDiagnostics", ({ version }) => version === undefined);
  assert.deepEqual(closed.diagnostics, []);
});

test("offers all safe fixes as one action, on save and as a command", async (context) => {
  const { open, ask, uri, heard } = await connect(context, await folder(context));
  const textDocument = { uri: uri("robots.txt") };
  const text = "User-agent *\nDisalow: /a\nDissallow: /b\n";
  await open("robots.txt", text);
  const range = { start: { line: 0, character: 0 }, end: { line: 3, character: 0 } };
  for (const only of [["source.fixAll"], ["source.fixAll.robotscope"], ["source"]]) {
    const [action, ...others] = await ask("textDocument/codeAction", {
      textDocument,
      range,
      context: { diagnostics: [], only },
    });
    assert.deepEqual([action.kind, action.edit, others], ["source.fixAll.robotscope", undefined, []]);
    const { edit } = await ask("codeAction/resolve", action);
    assert.equal(edited(text, edit.changes[textDocument.uri]), "User-agent: *\nDisallow: /a\nDisallow: /b\n");
  }
  assert.equal(
    await ask("workspace/executeCommand", { command: "robotscope.fixAll", arguments: [textDocument.uri] }),
    true,
  );
  const { edit } = await heard("workspace/applyEdit");
  assert.equal(edited(text, edit.changes[textDocument.uri]), "User-agent: *\nDisallow: /a\nDisallow: /b\n");

  const plain = await connect(context, await folder(context), {});
  await plain.open("robots.txt", text);
  const [action] = await plain.ask("textDocument/codeAction", {
    textDocument: { uri: plain.uri("robots.txt") },
    range,
    context: { diagnostics: [], only: ["source.fixAll"] },
  });
  assert.ok(action.edit, "an editor that cannot ask for the edit later gets it at once");
});

test("splits no character in the edit that applies all safe fixes", async (context) => {
  const bytes = (text) => Buffer.from(text).toString("latin1");
  // In UTF-16, 🙂 and 🙃 begin with the same unit, and 😂 and 🨂 end with the same unit.
  for (const [text, fixed] of [
    ["User-agent: 🙂\nUser-agent: 🙂\nUser-agent: 🙃\nDisallow: /\n", "User-agent: 🙂\nUser-agent: 🙃\nDisallow: /\n"],
    ["User-agent 😂\n# 🨂\nUser-agent: 😂\nDisallow: /\n", "User-agent: 😂\n# 🨂\nDisallow: /\n"],
  ])
    for (const [encoding, units] of [
      ["utf-16", String],
      ["utf-8", bytes],
    ]) {
      const capabilities = { ...everything, general: { positionEncodings: [encoding] } };
      const { open, ask, uri, heard } = await connect(context, await folder(context), capabilities);
      await open("robots.txt", text);
      const command = { command: "robotscope.fixAll", arguments: [uri("robots.txt")] };
      assert.equal(await ask("workspace/executeCommand", command), true);
      const [{ range, newText }] = (await heard("workspace/applyEdit")).edit.changes[uri("robots.txt")];
      assert.equal(newText, Buffer.from(newText).toString(), encoding);
      assert.equal(edited(units(text), [{ range, newText: units(newText) }]), units(fixed), encoding);
    }
});

test("offers completion, hover, outline, folds, colours, formatting and hints for robots.txt", async (context) => {
  const { open, ask, uri, capabilities } = await connect(context, await folder(context));
  const textDocument = { uri: uri("robots.txt") };
  const text = "# for all\n# of them\nuser-agent:*\nDisallow: /a\nDis\n";
  await open("robots.txt", text);
  const items = await ask("textDocument/completion", { textDocument, position: { line: 4, character: 3 } });
  const item = items.find(({ label }) => label.startsWith("Disallow"));
  assert.equal(edited(text, [item.textEdit]), text.replace("Dis\n", "Disallow: \n"));
  assert.deepEqual(
    items.map(({ sortText }) => sortText).toSorted(),
    items.map(({ sortText }) => sortText),
  );

  const hover = await ask("textDocument/hover", { textDocument, position: { line: 3, character: 2 } });
  assert.equal(hover.contents.kind, "markdown");
  assert.match(hover.contents.value, /^\*\*Disallow/);
  assert.deepEqual(hover.range, { start: { line: 3, character: 0 }, end: { line: 3, character: 8 } });

  const [group] = await ask("textDocument/documentSymbol", { textDocument });
  assert.equal(group.kind, 3);
  assert.deepEqual(
    group.children.map(({ name }) => name),
    ["Disallow: /a"],
  );
  assert.ok((await ask("textDocument/foldingRange", { textDocument })).some(({ kind }) => kind === "comment"));

  const { legend } = capabilities.semanticTokensProvider;
  const { data } = await ask("textDocument/semanticTokens/full", { textDocument });
  assert.deepEqual(data.slice(0, 5), [0, 0, 9, legend.tokenTypes.indexOf("comment"), 0]);
  const range = { start: { line: 3, character: 0 }, end: { line: 4, character: 0 } };
  const part = await ask("textDocument/semanticTokens/range", { textDocument, range });
  assert.deepEqual(part.data.slice(0, 5), [3, 0, 8, legend.tokenTypes.indexOf("keyword"), 0]);

  const options = { tabSize: 2, insertSpaces: true };
  const edits = await ask("textDocument/formatting", { textDocument, options });
  assert.match(edited(text, edits), /^User-agent: \*$/m);
  const partial = await ask("textDocument/rangeFormatting", { textDocument, range, options });
  assert.doesNotMatch(edited(text, partial), /^User-agent: \*$/m);
  await open("b.robots.txt", "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /a\n");
  const hints = await ask("textDocument/inlayHint", {
    textDocument: { uri: uri("b.robots.txt") },
    range: { start: { line: 0, character: 0 }, end: { line: 5, character: 0 } },
  });
  assert.ok(hints.length > 0 && hints.every(({ label, position }) => label !== "" && position.line < 5));
});

test("lints directives in _headers, HTML and server configurations", async (context) => {
  const { open, change, ask, uri } = await connect(context, await folder(context));
  for (const [name, languageId, before, after] of [
    ["_headers", "plaintext", "/a\n  X-Robots-Tag: noindex nofollow\n", "noindex, nofollow"],
    // The configurations for Helix, Kakoune, Emacs and JetBrains in docs/EDITORS.md use this language ID for both kinds of files.
    ["public/_headers", "robots-txt", "/a\n  X-Robots-Tag: noindex nofollow\n", "noindex, nofollow"],
    ["index.html", "html", '<title>a</title><meta name="robots" content="noindex nofollow">\n', "noindex, nofollow"],
    [
      "site.conf",
      "nginx",
      'location / {\n  add_header X-Robots-Tag "noindex nofollow" always;\n}\n',
      "noindex, nofollow",
    ],
    [".htaccess", "plaintext", "Header always set X-Robots-Tag 'noindex nofollow'\n", "noindex, nofollow"],
    ["Caddyfile", "plaintext", 'header X-Robots-Tag "noindex nofollow"\n', "noindex, nofollow"],
    [
      "lighttpd.conf",
      "plaintext",
      'setenv.add-response-header = ( "X-Robots-Tag" => "noindex nofollow" )\n',
      "noindex, nofollow",
    ],
  ]) {
    await open(name, before, languageId);
    const textDocument = { uri: uri(name) };
    const { items } = await ask("textDocument/diagnostic", { textDocument });
    const found = items.find(({ code }) => code === "missing-comma");
    assert.ok(found, `${name}: ${codes({ items })}`);
    const [action] = await ask("textDocument/codeAction", {
      textDocument,
      range: found.range,
      context: { diagnostics: [found] },
    });
    assert.equal(edited(before, action.edit.changes[textDocument.uri]), before.replace("noindex nofollow", after));
    const fixed = before.replace("noindex nofollow", after);
    await change(name, 2, [{ text: fixed }]);
    const lines = fixed.split("\n");
    const line = lines.findIndex((text) => text.includes("noindex"));
    const position = { line, character: lines[line].indexOf("noindex") + 2 };
    const hover = await ask("textDocument/hover", { textDocument, position });
    assert.match(hover?.contents.value ?? "", /noindex/, name);
    const labels = (await ask("textDocument/completion", { textDocument, position })).map(({ label }) => label);
    assert.ok(labels.includes("nosnippet"), `${name}: ${labels}`);
  }
  const text =
    '# add_header X-Robots-Tag "noindex nofollow";\nadd_header X-Robots-Tag $robots;\nadd_header X-Frame-Options "a b";\n';
  await open("other.conf", text, "nginx");
  assert.deepEqual(codes(await ask("textDocument/diagnostic", { textDocument: { uri: uri("other.conf") } })), []);
});

test("returns empty results for documents in unsupported languages", async (context) => {
  const { client, open, ask, uri } = await connect(context, await folder(context));
  const textDocument = { uri: uri("main.rs") };
  await open("main.rs", "fn main() {}\n", "rust");
  assert.deepEqual(codes(await ask("textDocument/diagnostic", { textDocument })), []);
  const position = { line: 0, character: 0 };
  assert.equal(await ask("textDocument/hover", { textDocument, position }), null);
  assert.deepEqual(await ask("textDocument/completion", { textDocument, position }), []);
  assert.equal(await ask("textDocument/documentSymbol", { textDocument }), null);

  // Editors need not encode the name of a new document, so it can contain a “%” that begins no escape.
  const untitled = { uri: "untitled:100%.txt" };
  await client.sendNotification("textDocument/didOpen", {
    textDocument: { ...untitled, languageId: "plaintext", version: 1, text: "a" },
  });
  assert.deepEqual(codes(await ask("textDocument/diagnostic", { textDocument: untitled })), []);
});

test("uses the editor's first supported position encoding for hovers, tokens and edits", async (context) => {
  // “ü” is two bytes in UTF-8 and one UTF-16 unit. “🙂” is four bytes, two units and one character.
  const path = "/ü/🙂/";
  const text = `User-agent: *\nDisallow: ${path} # a\nDisallow: ${path}🙂$x\n`;
  const length = {
    "utf-8": (part) => Buffer.byteLength(part),
    "utf-16": (part) => part.length,
    "utf-32": (part) => [...part].length,
  };
  for (const [wanted, encoding] of [
    [["utf-8", "utf-16"], "utf-8"],
    [["utf-32", "utf-8"], "utf-32"],
    [["utf-7", "utf-16"], "utf-16"],
    [undefined, "utf-16"],
  ]) {
    const capabilities = { ...everything, general: { positionEncodings: wanted } };
    const {
      capabilities: offered,
      open,
      change,
      ask,
      uri,
    } = await connect(context, await folder(context), capabilities);
    assert.equal(offered.positionEncoding, encoding);
    const count = length[encoding];
    const textDocument = { uri: uri("robots.txt") };
    await open("robots.txt", text);
    const at = (part) => ({ line: 1, character: count(`Disallow: ${part}`) });
    const hover = await ask("textDocument/hover", { textDocument, position: at("/ü/") });
    assert.deepEqual(hover.range, { start: at(""), end: at(path) }, encoding);
    const whole = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    const { data } = await ask("textDocument/semanticTokens/range", { textDocument, range: whole });
    assert.deepEqual(data, (await ask("textDocument/semanticTokens/full", { textDocument })).data);

    // Random edits, some with adjacent spans. `now` is the expected text.
    let now = text;
    let seed = 7;
    const random = (below) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const position = (characters) => {
      const lines = characters.join("").split("\n");
      return { line: lines.length - 1, character: count(lines.at(-1) ?? "") };
    };
    for (let version = 2; version < 60; version++) {
      const changes = Array.from({ length: 1 + random(3) }, () => {
        const characters = [...now];
        const start = random(characters.length + 1);
        const end = Math.min(characters.length, start + random(2));
        const inserted = ["", "ü", "🙂", "\n", "Disallow: /", "User-agent: ü"][random(6)];
        now = [...characters.slice(0, start), inserted, ...characters.slice(end)].join("");
        return {
          range: { start: position(characters.slice(0, start)), end: position(characters.slice(0, end)) },
          text: inserted,
        };
      });
      await change("robots.txt", version, changes);
    }
    assert.ok(now.split("\n").length > 10);
    await open("same.robots.txt", now);
    for (const method of [
      "textDocument/semanticTokens/full",
      "textDocument/documentSymbol",
      "textDocument/diagnostic",
    ]) {
      const [one, other] = await Promise.all(
        ["robots.txt", "same.robots.txt"].map((name) => ask(method, { textDocument: { uri: uri(name) } })),
      );
      const known = (answer) => JSON.parse(JSON.stringify(answer).replaceAll("same.robots.txt", "robots.txt"));
      assert.deepEqual(known(one), known(other), `${encoding}: ${method}`);
    }
  }
});

test("applies robotscope.json, reloads the file after changes, and reports errors in the file", async (context) => {
  const cwd = await folder(context, { "robotscope.json": '{ "severity": { "misspelled-field": "off" } }' });
  const { open, ask, uri, client, heard } = await connect(context, cwd);
  const { registrations } = await heard("client/registerCapability");
  assert.deepEqual(registrations[0].registerOptions.watchers, [{ globPattern: "**/robotscope.json" }]);
  const textDocument = { uri: uri("robots.txt") };
  await open("robots.txt", ROBOTS);
  const off = await ask("textDocument/diagnostic", { textDocument });
  assert.ok(!codes(off).includes("misspelled-field"));

  await writeFile(
    `${cwd}/robotscope.json`,
    '{ "severity": { "misspelled-field": "error" }, "crawlers": ["Gogglebot"] }',
  );
  await client.sendNotification("workspace/didChangeWatchedFiles", {
    changes: [{ uri: uri("robotscope.json"), type: 2 }],
  });
  await heard("workspace/diagnostic/refresh");
  const on = await ask("textDocument/diagnostic", { textDocument, previousResultId: off.resultId });
  assert.equal(on.items.find(({ code }) => code === "misspelled-field").severity, 1);
  const isAbout = (word) => (params) => params.diagnostics.some(({ message }) => message.includes(word));
  const doubt = await heard("textDocument/publishDiagnostics", isAbout("did you mean Googlebot?"));
  assert.equal(doubt.uri, uri("robotscope.json"));

  await writeFile(`${cwd}/robotscope.json`, '{\n  "sevrity": {} }');
  const broken = await ask("textDocument/diagnostic", { textDocument });
  assert.ok(codes(broken).includes("misspelled-field"), "an invalid robotscope.json has no effect");
  const { diagnostics } = await heard("textDocument/publishDiagnostics", isAbout("did you mean severity?"));
  assert.deepEqual(diagnostics[0].range.start, { line: 1, character: 2 });
});

test("prefers the editor's settings to robotscope.json, and reports errors in these settings", async (context) => {
  const cwd = await folder(context, {
    "robotscope.json": '{ "severity": { "misspelled-field": "error", "rule-before-group": "info" } }',
  });
  const settings = { severity: { "misspelled-field": "off" } };
  for (const given of [settings, { robotscope: settings }]) {
    const { open, ask, uri, client, heard } = await connect(context, cwd, everything, given);
    const severities = async () => {
      const { items } = await ask("textDocument/diagnostic", { textDocument: { uri: uri("robots.txt") } });
      return Object.fromEntries(items.map(({ code, severity }) => [code, severity]));
    };
    const change = (settings) => client.sendNotification("workspace/didChangeConfiguration", { settings });
    await open("robots.txt", "Disallow: /a\nUser-agent: *\nDisalow: /b\n");
    assert.deepEqual(await severities(), { "rule-before-group": 3 });
    for (const nothing of [null, {}, { other: { severity: 1 } }]) await change(nothing);
    assert.deepEqual(await severities(), { "rule-before-group": 3 });
    await change({ robotscope: { severity: { "rule-before-group": "off" } } });
    await heard("workspace/diagnostic/refresh");
    assert.deepEqual(await severities(), { "misspelled-field": 1 });
    await change({ robotscope: { sevrity: {} } });
    const { message } = await heard("window/showMessage");
    assert.match(message, /the editor's settings are ignored.*did you mean severity\?/);
    assert.deepEqual(await severities(), { "misspelled-field": 1, "rule-before-group": 3 });
  }
});

test("lints the whole workspace, including unsaved changes, except files that Git ignores", async (context) => {
  const cwd = await folder(context, {
    ".git/HEAD": "",
    ".gitignore": "dist\n",
    "public/robots.txt": ROBOTS,
    "public/_headers": "/a\n  X-Robots-Tag: noindex nofollow\n",
    "dist/robots.txt": ROBOTS,
    "other/robots.txt": ROBOTS,
  });
  const { open, ask, uri, client } = await connect(context, cwd);
  await open("other/robots.txt", "User-agent: *\nDisallow: /a\n");
  const { items } = await ask("workspace/diagnostic", { previousResultIds: [] });
  assert.deepEqual(
    items.map((item) => [item.uri, item.version]),
    [
      [uri("other/robots.txt"), 1],
      [uri("public/_headers"), null],
      [uri("public/robots.txt"), null],
    ],
  );
  assert.ok(!codes(items[0]).includes("misspelled-field"));
  assert.ok(codes(items[1]).includes("missing-comma"));
  assert.ok(codes(items[2]).includes("misspelled-field"));

  const previousResultIds = items.map(({ uri, resultId }) => ({ uri, value: resultId }));
  const again = await ask("workspace/diagnostic", { previousResultIds });
  assert.deepEqual(new Set(again.items.map(({ kind }) => kind)), new Set(["unchanged"]));

  const parts = [];
  client.onProgress({}, "token", ({ items }) => parts.push(...items));
  const rest = await ask("workspace/diagnostic", { previousResultIds: [], partialResultToken: "token" });
  assert.deepEqual([rest.items, parts], [[], items]);
});

test("reads HTML files and robotscope.json in UTF-16", async (context) => {
  const encoded = (text) => Buffer.from(`\ufeff${text}`, "utf16le");
  const cwd = await folder(context, {
    "robotscope.json": encoded('{ "severity": { "misspelled-field": "off" } }'),
    "page.html": encoded('<meta name="robots" content="noindx">'),
    "robots.txt": ROBOTS,
  });
  const { ask } = await connect(context, cwd);
  const { items } = await ask("workspace/diagnostic", { previousResultIds: [] });
  assert.match(items[0].items[0].message, /“noindx”/);
  assert.ok(!codes(items[1]).includes("misspelled-field"));
});

test("stops processing a cancelled request", async (context) => {
  const files = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}/robots.txt`, ROBOTS.repeat(20)]));
  const cwd = await folder(context, files);
  const { ask, open, uri } = await connect(context, cwd);
  const source = new CancellationTokenSource();
  const diagnostics = ask("workspace/diagnostic", { previousResultIds: [] }, source.token);
  source.cancel();
  await assert.rejects(diagnostics, { code: LSPErrorCodes.RequestCancelled });
  const before = performance.now();
  await open("robots.txt", ROBOTS);
  await ask("textDocument/foldingRange", { textDocument: { uri: uri("robots.txt") } });
  const waited = performance.now() - before;
  const whole = performance.now();
  assert.equal((await ask("workspace/diagnostic", { previousResultIds: [] })).items.length, 200);
  assert.ok(waited * 2 < performance.now() - whole, "the cancelled request does not continue in the background");
});

test("tests a URL for all crawlers", async (context) => {
  const { open, ask, uri, heard } = await connect(context, await folder(context));
  const test = (...given) => ask("workspace/executeCommand", { command: "robotscope.testUrl", arguments: given });
  await assert.rejects(test("/"), /no robots\.txt is open/);
  await open("robots.txt", "User-agent: GPTBot\nDisallow: /a\n");
  const { summary, verdicts } = await test(uri("robots.txt"), "https://example.com/a/b");
  const verdict = (token) => verdicts.find(({ crawler }) => crawler === token);
  assert.equal(verdict("GPTBot").access, "disallowed");
  assert.equal(verdict("GPTBot").rule.line, 2);
  assert.equal(verdict("Googlebot").access, "allowed");
  assert.match(summary, /crawlers may fetch it\. Disallowed: GPTBot \(line 2\)/);
  // Google-Extended and Applebot-Extended fetch nothing ([google-common-crawlers], [apple-applebot]), so the summary does not count them.
  assert.equal(Number(summary.match(/ of (\d+) crawlers/)[1]), verdicts.length - 2);
  assert.equal((await heard("window/showMessage")).message, summary);
  assert.deepEqual(
    (await test("/b")).verdicts.filter(({ access }) => access === "disallowed"),
    [],
  );
  await assert.rejects(test("hello world"), /neither a URL nor a path/);
});

/** Frames messages with LSP's required headers. */
const framed = (...messages) =>
  messages
    .map((message) => JSON.stringify({ jsonrpc: "2.0", ...message }))
    .map((text) => `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
    .join("");

const answers = (stdout) =>
  Object.fromEntries(
    stdout
      .split(/Content-Length: \d+\r\n\r\n/)
      .filter(Boolean)
      .map((text) => JSON.parse(text))
      .filter(({ id, method }) => id !== undefined && method === undefined)
      .map(({ id, result, error }) => [id, error ?? result]),
  );

const initialize = { id: 1, method: "initialize", params: { processId: null, rootUri: null, capabilities: {} } };
const textDocument = { uri: "file:///site/robots.txt" };
const queries = [
  { method: "initialized", params: {} },
  {
    method: "textDocument/didOpen",
    params: { textDocument: { ...textDocument, languageId: "robots-txt", version: 1, text: ROBOTS } },
  },
  { id: 2, method: "textDocument/diagnostic", params: { textDocument } },
  { id: 3, method: "textDocument/documentSymbol", params: { textDocument } },
];

test("answers requests that were sent before stdin ends or the editor sends exit", async () => {
  const ends = [
    [1, []],
    [0, [{ id: 4, method: "shutdown" }]],
    [0, [{ id: 4, method: "shutdown" }, { method: "exit" }]],
    [1, [{ method: "exit" }]],
  ];
  for (const [expected, end] of ends) {
    const { code, stdout } = await run(["lsp", "--stdio"], { input: framed(initialize, ...queries, ...end) });
    const { 2: report, 3: symbols, 4: shutDown } = answers(stdout);
    assert.ok(codes(report).includes("misspelled-field"), stdout);
    assert.equal(symbols.length, 2);
    if (end.some(({ id }) => id === 4)) assert.equal(shutDown, null);
    assert.equal(code, expected, JSON.stringify(end));
  }
});

test("answers a client that declares no capabilities", async () => {
  for (const params of [{ processId: null, rootUri: null }, { capabilities: null }, {}, undefined]) {
    const { stdout } = await run(["lsp"], { input: framed({ ...initialize, params }, ...queries) });
    const { 1: initialized, 2: report } = answers(stdout);
    assert.equal(initialized.serverInfo?.name, "robotscope", stdout);
    assert.ok(codes(report).includes("misspelled-field"));
  }
});
