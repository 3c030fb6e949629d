import { textPieces } from "../source.ts";

/** The length to which lines are truncated: the fields that matter are at the beginning. */
const LONGEST_LINE = 256 * 1024;

const LINE_FEED = 10;

/** Yields the lines of a log in batches. Decompresses gzip and zstd. Memory use does not depend on the size of the log. */
export async function* logLines(source: string): AsyncGenerator<string[]> {
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
