// A client for the language server over stdin and stdout.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { commandLine, environment } from "./command-line.mjs";

/** The capabilities of an editor with all features that the server supports. */
export const everything = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    diagnostic: { dynamicRegistration: false },
    hover: { contentFormat: ["markdown"] },
    codeAction: { resolveSupport: { properties: ["edit"] } },
  },
  workspace: { diagnostics: { refreshSupport: true }, didChangeWatchedFiles: { dynamicRegistration: true } },
};

/**
 * Starts the server for a folder. Shuts it down after the test, as an editor would.
 *
 * @param {string} cwd
 * @param {object} [capabilities]
 * @param {object} [initializationOptions]
 */
export async function connect(context, cwd, capabilities = everything, initializationOptions = undefined) {
  const server = spawn(process.execPath, [commandLine, "lsp", "--stdio"], { cwd, env: environment() });
  const ended = once(server, "exit");
  const client = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  /** The server's messages that `heard` has not returned yet. @type {{ method: string, params: any }[]} */
  const sent = [];
  /** @type {Set<() => void>} */
  const listening = new Set();
  const hear = (method, params) => {
    sent.push({ method, params });
    for (const listener of listening) listener();
  };
  for (const method of ["textDocument/publishDiagnostics", "window/showMessage"])
    client.onNotification(method, (params) => hear(method, params));
  for (const method of ["workspace/applyEdit", "client/registerCapability", "workspace/diagnostic/refresh"])
    client.onRequest(method, (params) => {
      hear(method, params);
      return method === "workspace/applyEdit" ? { applied: true } : null;
    });
  client.listen();
  const uri = (name) => pathToFileURL(`${cwd}/${name}`).href;
  const { capabilities: offered, serverInfo } = await client.sendRequest("initialize", {
    processId: process.pid,
    rootUri: pathToFileURL(cwd).href,
    capabilities,
    initializationOptions,
    workspaceFolders: [{ uri: pathToFileURL(cwd).href, name: "site" }],
  });
  await client.sendNotification("initialized", {});

  const shutDown = async () => {
    if (server.exitCode !== null) return server.exitCode;
    await client.sendRequest("shutdown");
    await client.sendNotification("exit");
    const [code] = await ended;
    client.dispose();
    return code;
  };
  context.after(shutDown);
  return {
    client,
    server,
    ended,
    capabilities: offered,
    serverInfo,
    uri,
    shutDown,
    ask: (method, params, ...token) => client.sendRequest(method, params, ...token),
    open: (name, text, languageId = "robots-txt") =>
      client.sendNotification("textDocument/didOpen", {
        textDocument: { uri: uri(name), languageId, version: 1, text },
      }),
    change: (name, version, contentChanges) =>
      client.sendNotification("textDocument/didChange", { textDocument: { uri: uri(name), version }, contentChanges }),
    /** Returns the parameters of a server message that satisfies `test`, and removes it from `sent`. Waits for the message if necessary. */
    heard: (method, test = (_params) => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = sent.find((message) => message.method === method && test(message.params));
          if (!found) return;
          sent.splice(sent.indexOf(found), 1);
          listening.delete(look);
          resolve(found.params);
        };
        listening.add(look);
        look();
      }),
  };
}

/** Applies LSP text edits to a text. Positions count UTF-16 units. @param {string} text */
export function edited(text, edits) {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|[\r\n]/g)) starts.push(index + end.length);
  const offset = ({ line, character }) => (starts[line] ?? text.length) + character;
  return [...edits]
    .sort((one, other) => offset(other.range.start) - offset(one.range.start))
    .reduce(
      (before, { range, newText }) => before.slice(0, offset(range.start)) + newText + before.slice(offset(range.end)),
      text,
    );
}
