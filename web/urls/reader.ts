import { Parser } from "papaparse";

/** The URL column of a table. */
interface UrlColumn {
  delimiter: string;
  /** The column's index, counted from 0. */
  index: number;
  /** The column's heading; undefined if the table has no heading row. */
  name?: string | undefined;
}

/** The column from which URLs were read. */
export interface ReadColumn {
  /** The column's position, counted from 1. */
  number: number;
  /** The column's heading; undefined if the table has no heading row. */
  name: string | undefined;
  /** The number of rows without a URL, not counting blank rows. */
  rowsWithout: number;
}

const DELIMITERS = ["\t", ",", ";"];

/**
 * The headings of URL columns in exports from Search Console, Ahrefs, Screaming Frog, Sitebulb and Semrush, in lower case. If a table has
 * several of these headings, the first in this list wins.
 */
const NAMES = ["url", "urls", "address", "top pages", "page", "pages", "page url", "target url", "current url", "landing page"];

/** The maximum length of a line or row, in characters. A text with a longer line is not a list of URLs. */
const LONGEST_LINE = 1024 * 1024;

/**
 * Reads URLs from text that arrives in pieces: one URL per line, or the URL column in a table (CSV or TSV). Skips blank lines. In a list,
 * also skips lines that start with `#`.
 */
export class UrlListReader {
  /** The URL column; `undefined` until enough lines have arrived to find it, and `null` if the text is a list. */
  #column: UrlColumn | null | undefined;
  #rest = "";
  /** The number of complete rows. */
  #rows = 0;
  /** The number of rows without a URL, not counting blank rows. */
  #rowsWithout = 0;
  /** `true` if a quote in the last row is not closed. */
  #isUnclosed = false;

  /**
   * The reason why reading stopped, phrased to follow the file name ("… has a quote that is never closed"); `undefined` if nothing is
   * wrong.
   */
  get fault(): string | undefined {
    const unclosed = `has a quote that is never closed, in row ${this.#rows + 1}`;
    if (this.#isUnclosed) return unclosed;
    if (this.#rest.length <= LONGEST_LINE) return undefined;
    return this.#column
      ? `${unclosed}, or that row has more than a million characters`
      : "has a line of more than a million characters: it is not a list of URLs, one per line, nor a table (CSV, TSV)";
  }

  /** The column from which URLs are read, with the number of rows without a URL in this column; `undefined` for a list. */
  get column(): ReadColumn | undefined {
    if (!this.#column) return undefined;
    const { index, name } = this.#column;
    return { number: index + 1, name, rowsWithout: this.#rowsWithout };
  }

  /** Adds text, and returns the URLs in the lines that are now complete. */
  read(text: string): string[] {
    // Replace CRLF, and the single carriage returns that Excel for Mac writes. Leave a carriage return at the end, because the next text may
    // begin with its line feed.
    this.#rest = (this.#rest + text).replace(/\r\n|\r(?!$)/g, "\n");
    if (this.#column === undefined) {
      this.#skipComments();
      const complete = this.#rest.slice(0, this.#rest.lastIndexOf("\n") + 1);
      this.#column = urlColumn(complete, false);
    }
    return this.#column === undefined ? [] : this.#take(false);
  }

  /** Returns the URLs in the text that remains. */
  end(): string[] {
    this.#rest = this.#rest.replace(/\r$/, "");
    if (this.#column === undefined) this.#column = urlColumn(this.#rest, true);
    return this.#take(true);
  }

  /** Removes blank lines and comments at the beginning of the text. */
  #skipComments(): void {
    let start = 0;
    for (let end = this.#rest.indexOf("\n") + 1; end > 0; end = this.#rest.indexOf("\n", start) + 1) {
      const line = this.#rest.slice(start, end);
      if (isMeaningful(line) || headingOf(line)) break;
      start = end;
    }
    this.#rest = this.#rest.slice(start);
  }

  #take(isEnd: boolean): string[] {
    if (!this.#column) {
      const end = isEnd ? this.#rest.length : this.#rest.lastIndexOf("\n") + 1;
      const lines = this.#rest.slice(0, end).split("\n");
      this.#rest = this.#rest.slice(end);
      return lines.filter(isMeaningful).map((line) => line.trim());
    }
    const { delimiter, index, name } = this.#column;
    const { rows, end, isUnclosed } = parsed(this.#rest, delimiter, isEnd);
    this.#isUnclosed = isEnd && isUnclosed;
    this.#rest = isEnd ? "" : this.#rest.slice(end);
    if (this.#isUnclosed) rows.pop();
    this.#rows += rows.length;
    return rows.flatMap((row) => {
      const url = row[index]?.trim() ?? "";
      if (url === "" && row.some((cell) => cell.trim() !== "")) this.#rowsWithout++;
      return url === "" || url === name ? [] : [url];
    });
  }
}

const isMeaningful = (line: string) => line.trim() !== "" && !/^\s*#/.test(line);

/**
 * Returns the URL column in a table, found by its heading or by the URLs in it. Returns `null` if the lines are a list, and `undefined` if
 * one more line is needed to decide. Ignores blank lines and comments.
 */
function urlColumn(lines: string, isEnd: boolean): UrlColumn | null | undefined {
  const [first, second] = lines.split("\n").filter((line) => isMeaningful(line) || headingOf(line));
  const undecided = isEnd ? null : undefined;
  if (first === undefined) return undecided;
  if (/^\s*[/<]/.test(first)) return null;
  const rows = DELIMITERS.map((delimiter) => ({ delimiter, row: cells(first, delimiter) }));
  const withUrls = rows.filter(({ row }) => row.some(isUrl));
  const withUrl =
    withUrls.find(({ row }) => row.length > 1) ?? withUrls.find(({ delimiter }) => isQuoted(first, delimiter));
  if (withUrl) {
    const { delimiter, row } = withUrl;
    const index = row.findIndex(isUrl);
    const isTable = isQuoted(first, delimiter) || delimiter === "\t" || (index > 0 && !row[0]?.includes("/"));
    if (isTable) return { delimiter, index };
    // An unquoted URL may contain commas and semicolons. Unless the other cells contain dates, treat the line as a URL in a list.
    if (!isDated(row)) return null;
    if (second === undefined && !isEnd) return undefined;
    const next = second === undefined ? row : cells(second, delimiter);
    return next.length === row.length && isUrl(next[0] ?? "") && isDated(next) ? { delimiter, index } : null;
  }
  if (withUrls.length > 0) return null;
  const heading = headingOf(first);
  if (heading) return heading;
  const head = rows.find(({ row }) => row.length > 1);
  if (!head || first.includes("/")) return null;
  if (second === undefined) return undecided;
  const index = cells(second, head.delimiter).findIndex(isUrl);
  return index < 0 ? null : { delimiter: head.delimiter, index, name: head.row[index] };
}

/**
 * Returns the column if the line contains one of `NAMES`. In exports from Ahrefs, the heading row begins with `#`: the heading of the
 * column with the row numbers, not a comment.
 */
function headingOf(line: string): UrlColumn | undefined {
  if (/^\s*#(?![\t,;])/.test(line)) return undefined;
  for (const delimiter of DELIMITERS) {
    const row = cells(line, delimiter);
    const known = NAMES.find((name) => row.some((cell) => cell.toLowerCase() === name));
    const index = row.findIndex((cell) => cell.toLowerCase() === known);
    if (index >= 0) return { delimiter, index, name: row[index] };
  }
  return undefined;
}

/** Returns the complete rows, the offset where the rest begins, and whether a quote is unclosed. */
function parsed(text: string, delimiter: string, isEnd: boolean) {
  // `read` has replaced all line ends with line feeds.
  const { data, errors, meta } = new Parser({ delimiter, newline: "\n" }).parse(text, 0, !isEnd);
  const isUnclosed = (errors as { code: string }[]).some(({ code }) => code === "MissingQuotes");
  return { rows: data as string[][], end: meta.cursor as number, isUnclosed };
}

const cells = (line: string, delimiter: string): string[] =>
  (parsed(line, delimiter, true).rows[0] ?? []).map((cell) => cell.trim());

const isUrl = (cell: string) => /^https?:\/\//i.test(cell);

const isQuoted = (line: string, delimiter: string) => line.startsWith('"') || line.includes(`${delimiter}"`);

/** Returns `true` if all cells except the URL are dates, numbers or empty, and at least one is a date. */
function isDated(row: string[]): boolean {
  const others = row.filter((cell) => !isUrl(cell));
  return others.every((cell) => /^[-+\d.,:%/ TZ]*$/.test(cell)) && others.some((cell) => /^\d{4}-\d\d-\d\d/.test(cell));
}
