import { textPieces } from "../source.ts";

/** The length to which lines are truncated: the fields that matter are at the beginning. */
const LONGEST_LINE = 256 * 1024;

/** Yields the lines of a log in batches. Decompresses gzip. Memory use does not depend on the size of the log. */
export async function* logLines(source: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of textPieces(source)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = (lines.pop() ?? "").slice(0, LONGEST_LINE);
    if (lines.length > 0) yield lines;
  }
  if (rest !== "") yield [rest];
}
