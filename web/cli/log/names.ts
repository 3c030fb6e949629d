import { FIELDS, type Field, type FieldNames, type Fields, type Format } from "./format.ts";

type Json = Record<string, unknown>;

/** A format with named fields, compiled for JSON. */
export class JsonFormat {
  readonly format: Format;
  /** The fields that occurred in at least one object. */
  readonly seen = new Set<Field>();
  readonly #fields: readonly (readonly [Field, readonly (readonly string[])[]])[];
  readonly #marks: readonly (readonly string[])[];

  constructor(format: Format) {
    this.format = format;
    const { fields = {}, marks = [] } = format;
    this.#fields = FIELDS.flatMap((field) => {
      const names = namesOf(fields, field);
      return names.length > 0 ? [[field, names.map(pathOf)] as const] : [];
    });
    this.#marks = marks.map(pathOf);
  }

  /** Returns the fields of an object, or `undefined` if the object is not about a request in this format. */
  read(object: Json): Fields | undefined {
    if (!this.#marks.some((path) => valueAt(object, path) !== undefined)) return undefined;
    const fields: Fields = {};
    for (const [field, paths] of this.#fields) {
      for (const path of paths) {
        const text = textOf(valueAt(object, path));
        if (text === undefined) continue;
        fields[field] = text;
        break;
      }
    }
    if (!isRequest(fields)) return undefined;
    if (this.seen.size < this.#fields.length)
      for (const [field] of this.#fields) if (fields[field] !== undefined) this.seen.add(field);
    return fields;
  }

  /** Returns `true` if an object is a log line in this format, but not about a request. */
  isOther(object: Json): boolean {
    const marks = this.format.otherMarks;
    return marks?.every((name) => name in object) ?? false;
  }
}

/** The columns that the `#Fields` line of a W3C log declares, with the matching format. */
export class W3cColumns {
  readonly format: Format;
  readonly #length: number;
  readonly #columns: readonly (readonly [Field, number])[];

  constructor(names: readonly string[], format: Format) {
    this.format = format;
    this.#length = names.length;
    this.#columns = FIELDS.flatMap((field) => {
      const column = namesOf(format.fields ?? {}, field)
        .map((name) => names.indexOf(name))
        .find((index) => index >= 0);
      return column === undefined ? [] : [[field, column] as const];
    });
  }

  /** Returns `true` if one of the column names identifies the format. */
  static fits(names: readonly string[], { marks = [] }: Format): boolean {
    return marks.some((name) => names.includes(name));
  }

  read(line: string): Fields | undefined {
    const values = line.includes("\t") ? line.split("\t") : wordsOf(line);
    if (values.length !== this.#length) return undefined;
    const fields: Fields = {};
    for (const [field, column] of this.#columns) fields[field] = unquoted(values[column] ?? "-");
    return isRequest(fields) ? fields : undefined;
  }
}

/** Splits a line at spaces, but not in quotation marks. */
export function wordsOf(line: string): string[] {
  return line.includes('"') ? (line.match(/"(?:[^"]|"")*"|\S+/g) ?? []) : line.trim().split(/ +/);
}

const unquoted = (text: string) =>
  text.startsWith('"') && text.endsWith('"') && text.length > 1 ? text.slice(1, -1).replaceAll('""', '"') : text;

/** Returns `true` if a line has a request, no invalid status, and a status or a User-Agent. */
function isRequest({ request, url, path, status, ua }: Fields): boolean {
  const isNumber = status !== undefined && /^-?\d{1,3}$/.test(status);
  if (status !== undefined && !isNumber && status !== "-") return false;
  return (request ?? url ?? path) !== undefined && (isNumber || ua !== undefined);
}

const namesOf = (fields: FieldNames, field: Field): readonly string[] => {
  const names = fields[field] ?? [];
  return typeof names === "string" ? [names] : names;
};

/** Splits a name such as `request.headers.User-Agent` into the names of the nested fields. */
const pathOf = (name: string) => name.split(".");

function valueAt(object: Json, path: readonly string[]): unknown {
  let value: unknown = object;
  for (const name of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Json)[name];
  }
  return value ?? undefined;
}

/** Returns a JSON value as text. For a list, such as the values of a header, returns the first item. */
function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  return Array.isArray(value) && value.length > 0 ? textOf(value[0]) : undefined;
}
