import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { missingInput } from "../exit.ts";
import { nameOf, pieces } from "../source.ts";

/** A longer line is cut: what matters of it stands at its beginning. */
const LONGEST_LINE = 256 * 1024;

/** The lines of a log, as many at once as have come; unzipped where it is one of gzip. It takes no more memory for a large one. */
export async function* logLines(source: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const piece of unzipped(source)) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
      rest = (lines.pop() ?? "").slice(0, LONGEST_LINE);
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException | undefined)?.code;
    if (typeof code !== "string" || !code.startsWith("Z_")) throw error;
    throw missingInput(`${nameOf(source)} is broken: what is zipped in it breaks off or is damaged (${code}).`, error);
  }
  if (rest !== "") yield [rest];
}

async function* unzipped(source: string): AsyncGenerator<Uint8Array> {
  const bytes = pieces(source);
  const { value: first, done } = await bytes.next();
  if (done) return;
  const all = joined(first, bytes);
  if (first[0] !== 0x1f || first[1] !== 0x8b) return yield* all;
  const zipped = Readable.from(all, { objectMode: false });
  const gunzip = createGunzip();
  zipped.on("error", (error) => gunzip.destroy(error));
  yield* zipped.pipe(gunzip);
}

async function* joined(first: Uint8Array, others: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* others;
}
