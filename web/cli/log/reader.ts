import { attempt } from "../../net/attempt.ts";
import type { Field, Fields, Format } from "./format.ts";
import { FORMATS } from "./formats/index.ts";
import { JsonFormat, W3cColumns, wordsOf } from "./names.ts";
import { Template } from "./template.ts";

/** One request in a log. */
export interface LogLine {
  format: Format;
  fields: Fields;
}

/** Reads the requests in one format from inputs such as lines or JSON objects. */
interface FormatReader<Input> {
  format: Format;
  read(input: Input): Fields | undefined;
}

/**
 * Reads the lines of one log, and recognises their formats. The format may change within a log, because people join logs and reconfigure
 * servers. Tries the format of the previous line first.
 */
export class LogReader {
  /** The number of requests in each format. */
  readonly formats = new Map<Format, number>();
  /** The fields of the custom format that occurred in at least one line. */
  readonly customFields: ReadonlySet<Field>;
  readonly #text: FormatReader<string>[];
  readonly #json: JsonFormat[];
  readonly #w3c: readonly Format[];
  readonly #customFormat: Format | undefined;
  #columns: W3cColumns | undefined;

  /** `customFormat` is a format that takes precedence over the known formats. */
  constructor(customFormat?: Format) {
    this.#customFormat = customFormat;
    const formats = customFormat ? [customFormat, ...FORMATS] : FORMATS;
    this.#text = formats.flatMap((format) => (format.lines ? [textFormat(format, format.lines)] : []));
    this.#w3c = formats.filter(({ fields }) => fields !== undefined);
    this.#json = this.#w3c.map((format) => new JsonFormat(format));
    this.customFields = this.#json.find(({ format }) => format === customFormat)?.seen ?? new Set();
  }

  /** Returns the request in a line; "other" for a line that is not about a request; `undefined` for a line in an unknown format. */
  read(line: string): LogLine | "other" | undefined {
    const read = this.#read(contained(line) ?? line);
    if (typeof read === "object") this.formats.set(read.format, (this.formats.get(read.format) ?? 0) + 1);
    return read;
  }

  #read(line: string): LogLine | "other" | undefined {
    const first = line.charCodeAt(0);
    if (first === BRACE) return this.#readJson(line);
    if (first === HASH) return this.#readDirective(line);
    this.#columns ??= this.#usualColumns(line);
    const fields = this.#columns?.read(line);
    if (this.#columns && fields) return { format: this.#columns.format, fields };
    return this.#first(this.#text, line);
  }

  /**
   * Returns the usual columns for a line of a W3C log whose `#Fields` line is missing; `undefined` if no format with a fixed order fits.
   */
  #usualColumns(line: string): W3cColumns | undefined {
    if (!/^\d{4}-\d\d-\d\d\t/.test(line)) return undefined;
    const length = line.split("\t").length;
    const format = this.#w3c.find(({ order }) => order !== undefined && order.length >= length);
    return format?.order && new W3cColumns(format.order.slice(0, length), format);
  }

  #readJson(line: string): LogLine | "other" | undefined {
    const object = parsed(line);
    if (object === undefined) return undefined;
    const other = () => (this.#json.some((json) => json.isOther(object)) ? "other" : undefined);
    return this.#first(this.#json, object) ?? other();
  }

  /**
   * Returns the request according to the first format that can read the input. Moves this format to the front of the list, but after the
   * custom format, which takes precedence.
   */
  #first<Input>(readers: FormatReader<Input>[], input: Input): LogLine | undefined {
    for (const [at, reader] of readers.entries()) {
      const fields = reader.read(input);
      if (!fields) continue;
      const front = readers[0]?.format === this.#customFormat ? 1 : 0;
      if (at > front) readers.splice(front, 0, ...readers.splice(at, 1));
      return { format: reader.format, fields };
    }
    return undefined;
  }

  /** Reads a directive of a W3C log. https://www.w3.org/TR/WD-logfile */
  #readDirective(line: string): "other" | undefined {
    const [, name, text = ""] = /^#([A-Z][A-Za-z-]*): ?(.*)$/s.exec(line) ?? [];
    if (name !== "Fields") return name === undefined ? undefined : "other";
    const names = wordsOf(text.replaceAll("\t", " "));
    const format = this.#w3c.find((format) => W3cColumns.fits(names, format));
    this.#columns = format && new W3cColumns(names, format);
    return format ? "other" : undefined;
  }
}

function textFormat(format: Format, lines: readonly string[]): FormatReader<string> {
  const templates = lines.map((line) => new Template(line));
  return {
    format,
    read(line) {
      for (const template of templates) {
        const fields = template.read(line);
        if (fields) return fields;
      }
      return undefined;
    },
  };
}

/**
 * Extracts the original log line from a line that Docker or Kubernetes wrote; `undefined` for other lines.
 * https://docs.docker.com/engine/logging/drivers/json-file/, https://kubernetes.io/docs/concepts/cluster-administration/logging/
 */
function contained(line: string): string | undefined {
  if (line.startsWith('{"log":')) {
    const log = parsed(line)?.log;
    return typeof log === "string" ? log.trimEnd() : undefined;
  }
  // Check one character first, so that the pattern does not run on most lines.
  return line[4] === "-" ? /^\d{4}-\d\d-\d\dT\S+ std(?:out|err) [FP] (.*)$/s.exec(line)?.[1] : undefined;
}

const BRACE = "{".charCodeAt(0);
const HASH = "#".charCodeAt(0);

const parsed = (line: string): Record<string, unknown> | undefined => attempt(() => JSON.parse(line));
