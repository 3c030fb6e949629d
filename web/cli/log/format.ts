/** The fields of a request that `verify` uses. `--fields` accepts these names. */
export const FIELDS = [
  ...(["time", "address", "host", "request", "url", "method", "path", "query", "status", "bytes", "ua"] as const),
  ...(["signature", "signature-input", "signature-agent"] as const),
] as const;

export type Field = (typeof FIELDS)[number];

/** The fields of a log line, as they appear in the log. Servers write "-" for a missing value. */
export type Fields = { [field in Field]?: string };

/** A field's names in the log. If there are several, the first one with a value counts. */
export type FieldNames = { readonly [field in Field]?: string | readonly string[] };

/** A log format. Each file in the folder `formats` defines one format; `tests/cli/log-formats` has its sample lines. */
export interface Format {
  /** The name that `verify` prints. */
  name: string;
  /** The URL of the format's documentation. */
  source: string;
  /**
   * The lines of a text format, most specific first. `$field` matches a field, any other `$name` an ignored value, and `…` any
   * text. Except for `$addresses`, `$user` and `$iso`, a value contains spaces only in quotation marks, brackets or braces.
   */
  lines?: readonly string[];
  /** The names of the fields, for formats that name fields: JSON, and W3C logs in their `#Fields` lines. */
  fields?: FieldNames;
  /** The usual order of the columns of a W3C log, for logs without `#Fields`. */
  order?: readonly string[];
  /** Names that identify the format. At least one of them occurs in each line about a request. */
  marks?: readonly string[];
  /** Names that occur together in lines that are not about a request, such as server messages. */
  otherMarks?: readonly string[];
  /** The encoding of the User-Agent; left out if the log contains the User-Agent unencoded. */
  agentEncoding?: "backslash" | "percent" | "plus";
}
