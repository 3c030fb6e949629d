// The engine's answers in the words of the Language Server Protocol. VS Code counts the same kinds from 0, the protocol from 1.
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

/** What all diagnostics are from. */
export const SOURCE = "robotscope";

/** The kind of action that makes all safe fixes, which people name for what is done when a file is saved. */
export const FIX_ALL = "source.fixAll.robotscope";

/** What such an action is called. */
export const FIX_ALL_TITLE = "Fix all that is safe";

/** `DiagnosticSeverity`. */
export const severities: Record<Severity, 1 | 2 | 3> = { error: 1, warning: 2, info: 3 };

/** `CompletionItemKind`: keyword, class, file, property, enum member, constant, snippet. */
export const completionKinds: Record<CompletionKind, 7 | 10 | 14 | 15 | 17 | 20 | 21> = {
  field: 14,
  header: 14,
  directive: 14,
  "bot-name": 7,
  crawler: 7,
  everybody: 7,
  path: 17,
  signal: 10,
  usage: 10,
  value: 20,
  code: 21,
  ignore: 15,
};

/** `SymbolKind`: namespace, field, file, property. */
export const symbolKinds: Record<SymbolKind, 1 | 3 | 7 | 8> = {
  group: 3,
  allow: 8,
  disallow: 8,
  sitemap: 1,
  record: 7,
};

/** For each kind of token a type that every colour theme knows; what has none keeps the colour of plain text. */
const tokenTypes: Record<TokenKind, string | undefined> = {
  comment: "comment",
  field: "keyword",
  "misspelled-field": "variable",
  "unknown-field": "variable",
  separator: "operator",
  "product-token": "class",
  everybody: "class",
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

/** The types of tokens, in the order in which they are counted. */
export const legend: readonly string[] = [...new Set(Object.values(tokenTypes).filter((type) => type !== undefined))];

/** A part of a text, with the place of its type in the legend. */
export interface Token {
  start: number;
  end: number;
  type: number;
}

/** The engine gives three numbers for each token: its start, its end, and the place of its kind. */
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

/** Lines that could as well not be there. */
const unnecessary: ReadonlySet<string> = new Set(["dead-rule", "redundant-rule", "duplicate-rule"]);

/** Whether an editor shows what was found paler than the rest. */
export const isUnnecessary = ({ code }: Pick<Diagnostic, "code">): boolean => unnecessary.has(code);

/** What a diagnostic says, and why that matters. */
export function messageOf({ message, explanation, more }: Diagnostic | PageDiagnostic): string {
  return `${message}\n${explanation}${more > 0 ? `\n${more} more of these are not shown.` : ""}`;
}

/** Where more is said of a code. As long as the package has no home on the web, its documents have no address there. */
export const pageOf = ({ url }: Diagnostic | PageDiagnostic): string | undefined =>
  URL.canParse(url) ? url : undefined;

/** As a sort key: the order is the engine's. */
export const sortText = (place: number): string => String(place).padStart(5, "0");

/** What stands at a place, as Markdown. */
export function markdownOf({ title, paragraphs, sources }: Hover): string {
  const links = sources.map(({ title, url }) => `[${escaped(title)}](${url})`);
  return [`**${escaped(title)}**`, ...paragraphs.map(escaped), ...(links.length > 0 ? [links.join(" · ")] : [])].join(
    "\n\n",
  );
}

/** Plain text may have characters that mean something in Markdown. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*_[\]<&]/g, "\\$&")
    .replace(/^(\s*)([#+>-]|\d+[.)])/gm, "$1\\$2")
    .replace(/\n/g, "\n\n");
