import { PassThrough } from "node:stream";
import { StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { LONGEST_WAIT, PendingRequests } from "../pending.ts";

/** A message that is appended to the input when stdin ends. Its arrival shows that the reader has received all earlier messages. */
const LAST = JSON.stringify({ jsonrpc: "2.0", method: "$/robotscope/endOfInput" });

/** A message of the protocol. Only the fields of requests and notifications matter here. */
interface Message {
  jsonrpc: string;
  id?: unknown;
  method?: string;
  params?: Record<string, unknown>;
}

/**
 * Returns a reader for stdin and a writer for stdout. The library exits the process as soon as it reads `exit` or the end of stdin, so the
 * reader delays both until all requests are answered, but for at most `LONGEST_WAIT`.
 */
export function stdio(): { reader: StreamMessageReader; writer: StreamMessageWriter } {
  const pending = new PendingRequests();
  const input = new PassThrough();
  const reader = new StreamMessageReader(input);
  const writer = new StreamMessageWriter(process.stdout);
  let isShutDown = false;
  const end = async () => {
    await pending.answered();
    process.exit(isShutDown ? 0 : 1);
  };

  process.stdin.pipe(input, { end: false });
  process.stdin.once("end", () => {
    input.write(`Content-Length: ${LAST.length}\r\n\r\n${LAST}`);
    // If stdin ends in the middle of a message, the appended message is never read, so exit after a time limit.
    setTimeout(end, LONGEST_WAIT);
  });
  process.stdin.once("error", end);

  const listen = reader.listen.bind(reader);
  reader.listen = (callback) =>
    listen((message) => {
      const { method } = message as Message;
      if (method === "$/robotscope/endOfInput") return void end();
      if (method === "exit") return void pending.answered().then(() => callback(message));
      isShutDown ||= method === "shutdown";
      pending.received(message);
      callback(method === "initialize" ? withCapabilities(message as Message) : message);
    });
  const write = writer.write.bind(writer);
  writer.write = async (message) => {
    await write(message);
    pending.sent(message);
  };
  return { reader, writer };
}

/** Adds required fields that some clients omit. A client that omits its capabilities is treated as having none. */
function withCapabilities(request: Message): Message {
  const params = request.params ?? {};
  return {
    ...request,
    params: { processId: null, rootUri: null, ...params, capabilities: params.capabilities ?? {} },
  };
}
