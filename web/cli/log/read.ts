import { type HarEntry, isHarFile, readHar } from "../har.ts";
import { textPieces } from "../source.ts";

/**
 * The maximum number of bytes to buffer of an incomplete line. Further bytes are dropped, because the relevant fields are at the beginning.
 */
const LONGEST_LINE = 256 * 1024;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Yields the lines of a log in batches. Decompresses gzip and zstd. Each entry of a HAR file counts as a line. Except for HAR files, memory
 * use does not depend on the size of the log.
 */
export async function* logLines(source: string): AsyncGenerator<string[]> {
  if (isHarFile(source)) return yield (await readHar(source)).map(harLine);
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of withLineFeeds(textPieces(source))) {
    const end = piece.lastIndexOf(LINE_FEED);
    if (end < 0) {
      rest = Buffer.concat([rest, piece]).subarray(0, LONGEST_LINE);
      continue;
    }
    // Pieces can be split at line feeds before decoding, because in UTF-8 a line feed is never part of another character.
    const lines = Buffer.concat([rest, piece.subarray(0, end)])
      .toString()
      .split("\n");
    rest = piece.subarray(end + 1);
    yield lines;
  }
  if (rest.length > 0) yield [Buffer.from(rest).toString()];
}

/** Replaces lone carriage returns, which end lines in some exports, with line feeds. Removes a byte order mark. */
async function* withLineFeeds(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let [isFirst, endsWithReturn] = [true, false];
  for await (const piece of pieces) {
    let bytes = piece;
    if (isFirst && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3);
    // Hold back a carriage return at the end of a piece: only the next piece shows whether a line feed follows.
    if (endsWithReturn && bytes.length > 0) yield Buffer.from(bytes[0] === LINE_FEED ? [CARRIAGE_RETURN] : [LINE_FEED]);
    endsWithReturn = bytes.length > 0 ? bytes.at(-1) === CARRIAGE_RETURN : endsWithReturn;
    isFirst &&= bytes.length === 0;
    if (endsWithReturn) bytes = bytes.subarray(0, -1);
    yield withoutLoneReturns(bytes);
  }
}

/** Replaces carriage returns that precede no line feed with line feeds. The last byte must not be a carriage return. */
function withoutLoneReturns(bytes: Uint8Array): Uint8Array {
  let changed: Uint8Array | undefined;
  for (let at = bytes.indexOf(CARRIAGE_RETURN); at >= 0; at = bytes.indexOf(CARRIAGE_RETURN, at + 1)) {
    if (bytes[at + 1] === LINE_FEED) continue;
    changed ??= Uint8Array.from(bytes);
    changed[at] = LINE_FEED;
  }
  return changed ?? bytes;
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
