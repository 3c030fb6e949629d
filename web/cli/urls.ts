import { type ReadColumn, UrlListReader } from "../urls/reader.ts";
import { missingInput, wrongUse } from "./exit.ts";
import type { Output } from "./output.ts";
import { nameOf, textPieces, utf16Of } from "./source.ts";

/**
 * Yields the URLs in a file or from stdin, in batches. Skips blank lines and, in a list, comments. If the input is a table, reads its URL
 * column and prints the column's name on stderr. The input may be compressed with gzip or zstd. Throws a `Problem` if there is no URL,
 * because a run that checks nothing must not succeed.
 */
export async function* urlLines(source: string, output: Output): AsyncGenerator<string[]> {
  const reader = new UrlListReader();
  let [decoder, isEmpty]: [InstanceType<typeof TextDecoder> | undefined, boolean] = [undefined, true];
  const checked = (urls: string[]) => {
    if (reader.fault !== undefined) throw wrongUse(`${nameOf(source)} ${reader.fault}.`);
    isEmpty &&= urls.length === 0;
    return urls;
  };
  for await (const piece of textPieces(source)) {
    decoder ??= new TextDecoder(utf16Of(piece) ?? "utf-8");
    const urls = checked(reader.read(decoder.decode(piece, { stream: true })));
    if (urls.length > 0) yield urls;
  }
  const urls = checked([...reader.read(decoder?.decode() ?? ""), ...reader.end()]);
  if (urls.length > 0) yield urls;
  if (reader.column) output.note(`${nameOf(source)}: read URLs from ${inWords(reader.column)}.`);
  if (isEmpty) throw missingInput(`${nameOf(source)} has no URLs: nothing was checked.`);
}

function inWords({ number, name, rowsWithout }: ReadColumn): string {
  const without = rowsWithout === 1 ? "1 row has none" : `${rowsWithout} rows have none`;
  return `column ${name ? `“${name}”` : number}${rowsWithout > 0 ? `; ${without}` : ""}`;
}
