import { Parser } from "papaparse";

/** Where a table has its URLs. */
export interface UrlColumn {
  /** What separates the cells of a row. */
  delimiter: string;
  /** The place of the column, from 0. */
  index: number;
  /** What the column is called; undefined if the first row has URLs already. */
  name?: string | undefined;
}

const DELIMITERS = ["\t", ",", ";"];

/** Names of the column in exports of Search Console, Ahrefs, Screaming Frog, Sitebulb and Semrush, in lower case. The first one wins. */
const NAMES = ["url", "urls", "address", "top pages", "page", "pages", "page url", "target url", "current url", "landing page"];

/** Without a line end in so many characters, a text is not a list of URLs. */
const LONGEST_LINE = 1024 * 1024;

/**
 * Reads URLs from text that comes in pieces: one per line, or the URL column of a table (CSV or TSV). Blank lines are skipped, and in a
 * list also lines that start with `#`.
 */
export class UrlListReader {
  /** Undefined as long as too little has come to tell; null for a list. */
  #column: UrlColumn | null | undefined;
  #rest = "";

  /** Returns the column whose URLs are read; undefined for a list, or while too little has come. */
  get column(): UrlColumn | undefined {
    return this.#column ?? undefined;
  }

  /** Whether the text has a line of more than a million characters. */
  get isTooLong(): boolean {
    return this.#rest.length > LONGEST_LINE;
  }

  /** Returns the URLs of the lines that are complete now. */
  read(text: string): string[] {
    this.#rest += text;
    const end = this.#rest.lastIndexOf("\n") + 1;
    const lines = this.#rest.slice(0, end);
    this.#column ??= this.#column === null ? null : urlColumn(lines, false);
    if (this.#column === undefined) return [];
    if (this.#column) return this.#rows(this.#column, false);
    this.#rest = this.#rest.slice(end);
    return listed(lines);
  }

  /** Returns the URLs of what is left. */
  end(): string[] {
    this.#column ??= this.#column === null ? null : urlColumn(this.#rest, true);
    return this.#column ? this.#rows(this.#column, true) : listed(this.#rest);
  }

  #rows({ delimiter, index, name }: UrlColumn, isEnd: boolean): string[] {
    const { rows, end } = parsed(this.#rest, delimiter, isEnd);
    this.#rest = isEnd ? "" : this.#rest.slice(end);
    return rows.flatMap((row) => {
      const url = row[index]?.trim() ?? "";
      return url === "" || url === name ? [] : [url];
    });
  }
}

/** Ahrefs calls the column of numbers `#`; other lines that start so are comments. */
const isMeaningful = (line: string) => line.trim() !== "" && (!/^\s*#/.test(line) || /^#[\t,;]/.test(line));

const listed = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .filter(isMeaningful)
    .map((line) => line.trim());

/**
 * Returns the column of a table that has URLs, by its name or by the URLs in it; null if the lines are a list, and undefined if one more line
 * is needed to tell.
 */
function urlColumn(lines: string, isEnd: boolean): UrlColumn | null | undefined {
  const [first, second] = lines.split(/\r?\n/).filter(isMeaningful);
  const unknown = isEnd ? null : undefined;
  if (first === undefined) return unknown;
  if (/^\s*[/<]/.test(first)) return null;
  const heads = DELIMITERS.map((delimiter) => ({ delimiter, names: cells(first, delimiter).map((name) => name.trim()) }));
  for (const { delimiter, names } of heads) {
    const known = NAMES.find((name) => names.some((own) => own.toLowerCase() === name));
    const index = names.findIndex((own) => own.toLowerCase() === known);
    if (known !== undefined) return { delimiter, index, name: names[index] };
  }
  const head = heads.find(({ names }) => names.length > 1);
  if (!head) return null;
  const { delimiter, names } = head;
  const inFirst = names.findIndex(isUrl);
  if (inFirst >= 0) return isRow(names, delimiter) ? { delimiter, index: inFirst } : null;
  if (second === undefined) return unknown;
  const index = cells(second, delimiter).findIndex(isUrl);
  return index < 0 ? null : { delimiter, index, name: names[index] };
}

/** Returns the rows that are complete, and where the rest begins. */
function parsed(text: string, delimiter: string, isEnd: boolean): { rows: string[][]; end: number } {
  const parser = new Parser({ delimiter, newline: text.includes("\r\n") ? "\r\n" : "\n" });
  const { data, meta } = parser.parse(text, 0, !isEnd);
  return { rows: data, end: meta.cursor };
}

const cells = (line: string, delimiter: string): string[] => parsed(line, delimiter, true).rows[0] ?? [];

const isUrl = (cell: string) => /^\s*https?:\/\//i.test(cell);

/** Whether the cells are those of a row and not the pieces of one URL, which may contain commas and semicolons. */
function isRow(row: string[], delimiter: string): boolean {
  const others = row.filter((cell) => !isUrl(cell));
  const areValues = others.every((cell) => /^\s*(?:[-+\d.,:%/ TZ]*|true|false)\s*$/i.test(cell));
  const isNumber = others.length === 1 && /^\d*$/.test(others[0] ?? "");
  return delimiter === "\t" || (areValues && !isNumber);
}
