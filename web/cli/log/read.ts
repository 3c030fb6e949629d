import { StringDecoder } from "node:string_decoder";
import { type HarEntry, isHarFile, readHar } from "../har.ts";
import { textPieces } from "../source.ts";

/**
 * The maximum number of characters to buffer of an incomplete line. Further characters are dropped, because the relevant fields are at the
 * beginning.
 */
const LONGEST_LINE = 256 * 1024;

/**
 * Yields the lines of a log in batches. Decompresses gzip and zstd. Each entry of a HAR file counts as a line. Except for HAR files, memory
 * use does not depend on the size of the log.
 */
export async function* logLines(source: string): AsyncGenerator<string[]> {
  if (isHarFile(source)) return yield (await readHar(source)).map(harLine);
  const decoder = new StringDecoder();
  let rest = "";
  for await (const piece of textPieces(source)) {
    const text = (rest + decoder.write(piece)).replace(/^\ufeff/, "");
    // In some exports, lone carriage returns end lines. Leave one at the end of a piece, because a line feed may follow in the next piece.
    const lines = text.replace(/\r(?!\n|$)/g, "\n").split("\n");
    rest = lines.pop() ?? "";
    // Keep a carriage return at the end, because it may end the line.
    if (rest.length > LONGEST_LINE) rest = rest.slice(0, LONGEST_LINE) + (rest.endsWith("\r") ? "\r" : "");
    if (lines.length > 0) yield lines;
  }
  const last = (rest + decoder.end()).replace(/\r$/, "");
  if (last !== "") yield [last];
}

/** Returns an entry of a HAR file as a line of the format `har`. */
function harLine({ startedDateTime, request, response }: HarEntry): string {
  const headers: Record<string, string> = {};
  for (const { name = "", value = "" } of request?.headers ?? []) {
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  const { status, bodySize = -1, content } = response ?? {};
  const { url, method } = request ?? {};
  // In HAR files, the size -1 means that the size is unknown.
  const bytes = bodySize >= 0 ? bodySize : content?.size;
  return JSON.stringify({ har: { time: startedDateTime, url, method, status, bytes, headers } });
}
