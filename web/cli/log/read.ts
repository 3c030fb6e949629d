import { textPieces } from "../source.ts";

/** A longer line is cut: what matters of it stands at its beginning. */
const LONGEST_LINE = 256 * 1024;

/** The lines of a log, as many at once as have come; unzipped where it is one of gzip. It takes no more memory for a large one. */
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
