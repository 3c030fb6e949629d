import { type HarEntry, isHarFile, readHar } from "../har.ts";
import { textPieces } from "../source.ts";

/** The length to which lines are truncated: the fields that matter are at the beginning. */
const LONGEST_LINE = 256 * 1024;

const LINE_FEED = 10;

/**
 * Yields the lines of a log in batches. Decompresses gzip and zstd. Memory use does not depend on the size of the log. An entry of a HAR file
 * is a line.
 */
export async function* logLines(source: string): AsyncGenerator<string[]> {
  if (isHarFile(source)) return yield (await readHar(source)).map(harLine);
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of textPieces(source)) {
    const end = piece.lastIndexOf(LINE_FEED);
    if (end < 0) {
      rest = Buffer.concat([rest, piece]).subarray(0, LONGEST_LINE);
      continue;
    }
    // A line feed is never part of another character in UTF-8, so each line can be decoded separately.
    const lines = Buffer.concat([rest, piece.subarray(0, end)])
      .toString()
      .split("\n");
    rest = piece.subarray(end + 1);
    yield lines;
  }
  if (rest.length > 0) yield [Buffer.from(rest).toString()];
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
  // A size of -1 means that it is unknown.
  const bytes = bodySize >= 0 ? bodySize : content?.size;
  return JSON.stringify({ har: { time: startedDateTime, url, method, status, bytes, headers } });
}
