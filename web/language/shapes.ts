// Converts the engine's results to types of the Language Server Protocol, which numbers severities and kinds from 1. VS Code numbers them
// from 0.
import type {
  CompletionKind,
  Diagnostic,
  Hover,
  PageDiagnostic,
  RobotsTxt,
  Severity,
  SymbolKind,
  TokenKind,
} from "robotscope";

export const SOURCE = "robotscope";

/** The kind of the action that applies all safe fixes. Users enter this kind in their settings for actions on save. */
export const FIX_ALL = "source.fixAll.robotscope";

export const FIX_ALL_TITLE = "Fix all that is safe";

/** `DiagnosticSeverity`. */
export const severities: Record<Severity, 1 | 2 | 3> = { error: 1, warning: 2, info: 3 };

/** The protocol's `CompletionItemKind`: keyword, class, file, property, enum member, constant or snippet. */
export const completionKinds: Record<CompletionKind, 7 | 10 | 14 | 15 | 17 | 20 | 21> = {
  field: 14,
  header: 14,
  directive: 14,
  "bot-name": 7,
  crawler: 7,
  "all-crawlers": 7,
  path: 17,
  signal: 10,
  usage: 10,
  value: 20,
  code: 21,
  ignore: 15,
};

/** The protocol's `SymbolKind`: namespace, field, file or property. */
export const symbolKinds: Record<SymbolKind, 1 | 3 | 7 | 8> = {
  group: 3,
  allow: 8,
  disallow: 8,
  sitemap: 1,
  record: 7,
};

/** The token type of each kind of token. All colour themes support these types. Kinds without a type have the colour of plain text. */
const tokenTypes: Record<TokenKind, string | undefined> = {
  comment: "comment",
  field: "keyword",
  "misspelled-field": "variable",
  "unknown-field": "variable",
  separator: "operator",
  "product-token": "class",
  "all-crawlers": "class",
  pattern: "string",
  operator: "regexp",
  url: "string",
  number: "number",
  key: "property",
  keyword: "enumMember",
  ignored: "comment",
  text: undefined,
  error: undefined,
};

/** The different token types. `Token.type` is an index into this array. */
export const legend: readonly string[] = [...new Set(Object.values(tokenTypes).filter((type) => type !== undefined))];

/** A token. `type` is an index into the legend. */
export interface Token {
  start: number;
  end: number;
  type: number;
}

/** Yields the tokens that have a type. `tokens` has three numbers for each token: its start, its end, and the index of its kind. */
export function* tokensOf(
  tokens: ReturnType<RobotsTxt["semanticTokens"]>,
  kinds: readonly TokenKind[],
): Generator<Token> {
  const types = kinds.map((kind) => legend.indexOf(tokenTypes[kind] ?? ""));
  for (let idx = 0; idx + 2 < tokens.length; idx += 3) {
    const [start = 0, end = 0, kind = 0] = tokens.subarray(idx, idx + 3);
    const type = types[kind] ?? -1;
    if (type >= 0) yield { start, end, type };
  }
}

/** The codes of lints that report lines without effect. */
const unnecessary: ReadonlySet<string> = new Set(["dead-rule", "redundant-rule", "duplicate-rule"]);

/** Returns `true` if editors should fade the diagnostic's text. */
export const isUnnecessary = ({ code }: Pick<Diagnostic, "code">): boolean => unnecessary.has(code);

export function messageOf({ message, explanation, more }: Diagnostic | PageDiagnostic): string {
  return `${message}\n${explanation}${more > 0 ? `\n${more} more of these are not shown.` : ""}`;
}

/** Returns the URL of the page about the diagnostic's code; `undefined` if it has none. */
export const pageOf = ({ url }: Diagnostic | PageDiagnostic): string | undefined =>
  URL.canParse(url) ? url : undefined;

/** Returns a sort key that preserves the engine's order. */
export const sortText = (place: number): string => String(place).padStart(5, "0");

export function markdownOf({ title, paragraphs, sources }: Hover): string {
  const links = sources.map(({ title, url }) => `[${escaped(title)}](${url})`);
  return [`**${escaped(title)}**`, ...paragraphs.map(escaped), ...(links.length > 0 ? [links.join(" · ")] : [])].join(
    "\n\n",
  );
}

/** Escapes characters that are special in Markdown. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*_[\]<&]/g, "\\$&")
    .replace(/^(\s*)([#+>-]|\d+[.)])/gm, "$1\\$2")
    .replace(/\n/g, "\n\n");
