/** A value in JSON text, with its offset. */
export type JsonValue = { at: number } & (
  | { kind: "object"; members: JsonMember[] }
  | { kind: "array"; items: JsonValue[] }
  | { kind: "plain"; value: JsonPlain }
);

type JsonPlain = string | number | boolean | null;

/** A member of an object. `at` is the offset of its name. */
export interface JsonMember {
  name: string;
  at: number;
  value: JsonValue;
}

/** The error for invalid JSON, with the offset of the fault. */
export class JsonFault extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** Matches one token: a quoted string, a punctuation mark, a word or number, or an unclosed quotation mark. JSON whitespace is skipped. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^ \t\r\n"{}[\],:]+|"/g;

/** The maximum nesting depth. Configuration files are nested far less deeply. */
const DEEPEST = 50;

/** Parses JSON and records the offset of every value. Throws a `JsonFault` if the text is invalid or nested more than `DEEPEST` levels. */
export function parseJson(text: string): JsonValue {
  const tokens = Array.from(text.matchAll(TOKEN), ({ index, 0: word }) => ({ at: index, word }));
  let next = 0;

  const fail = (expected: string): never => {
    const token = tokens[next];
    const found = token
      ? `not ${token.word.length > 40 ? `${token.word.slice(0, 40)}…` : token.word}`
      : "but nothing follows";
    throw new JsonFault(token?.at ?? text.length, `${expected} is expected here, ${found}`);
  };
  const take = (mark: string) => {
    if (tokens[next]?.word !== mark) return false;
    next++;
    return true;
  };
  const plain = (expected: string) => {
    const token = tokens[next];
    try {
      const value: JsonPlain = JSON.parse(token?.word ?? "");
      next++;
      return { kind: "plain", at: token?.at ?? 0, value } as const;
    } catch {
      return fail(expected);
    }
  };
  /** Parses items separated by commas, up to the closing bracket `end`. */
  const list = <Item>(end: string, item: () => Item): Item[] => {
    const items: Item[] = [];
    if (take(end)) return items;
    do items.push(item());
    while (take(","));
    if (!take(end)) fail(`“,” or “${end}”`);
    return items;
  };
  const value = (depth: number): JsonValue => {
    if (depth > DEEPEST) return fail("less nesting");
    const at = tokens[next]?.at ?? text.length;
    if (take("[")) return { kind: "array", at, items: list("]", () => value(depth + 1)) };
    if (take("{")) return { kind: "object", at, members: list("}", () => member(depth + 1)) };
    return plain("a value");
  };
  const member = (depth: number): JsonMember => {
    if (!tokens[next]?.word.startsWith('"')) return fail("a name in quotation marks");
    const { value: name, at } = plain("a name in quotation marks");
    if (!take(":")) fail("“:”");
    return { name: String(name), at, value: value(depth) };
  };

  const whole = value(0);
  if (next < tokens.length) fail("the end");
  return whole;
}
