import { missingInput, wrongUse } from "./exit.ts";
import { nameOf, textPieces } from "./source.ts";

/** A list with a longer line is no list of URLs. */
const LONGEST_LINE = 1024 * 1024;

/** So many URLs are judged together where they come one by one. */
const BATCH = 2000;

/**
 * The URLs of a file or of stdin, as many at once as have come, without blank lines and comments. The file may be zipped by gzip. Throws
 * a `Problem` if there is no URL: a check of nothing must not succeed.
 */
export async function* urlLines(source: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let [rest, isEmpty] = ["", true];
  for await (const piece of textPieces(source)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE) {
      throw wrongUse(
        `${nameOf(source)} has a line of more than a million characters: it is not a list of URLs, one per line.`,
      );
    }
    const urls = meaningful(lines);
    if (urls.length === 0) continue;
    isEmpty = false;
    yield urls;
  }
  const urls = meaningful([rest + decoder.decode()]);
  if (urls.length > 0) yield urls;
  else if (isEmpty) throw missingInput(`${nameOf(source)} has no URLs: nothing was checked.`);
}

function meaningful(lines: string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

/** URLs that come one by one, many at once; if the rest does not come, what came before it is not lost. */
export async function* batches(urls: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  try {
    for await (const url of urls) {
      batch.push(url);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    if (batch.length > 0) yield batch;
    throw error;
  }
  if (batch.length > 0) yield batch;
}
