import { type TokenKind, tokenKinds } from "robotscope/init";
import { type SemanticTokens, SemanticTokensBuilder, SemanticTokensLegend, type TextDocument } from "vscode";

/** For each kind of token a type that every colour theme knows; what has none keeps the colour of plain text. */
const types: Record<TokenKind, string | undefined> = {
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

export const legend = new SemanticTokensLegend([...new Set(Object.values(types).filter((type) => type !== undefined))]);

/** The engine gives three numbers for each token: its start, its end, and the place of its kind. */
export function colours(document: TextDocument, tokens: Uint32Array): SemanticTokens {
  const places = tokenKinds().map((kind) => legend.tokenTypes.indexOf(types[kind] ?? ""));
  const builder = new SemanticTokensBuilder(legend);
  for (let idx = 0; idx + 2 < tokens.length; idx += 3) {
    const [start = 0, end = 0, kind = 0] = tokens.subarray(idx, idx + 3);
    const place = places[kind] ?? -1;
    if (place < 0) continue;
    const { line, character } = document.positionAt(start);
    builder.push(line, character, end - start, place);
  }
  return builder.build();
}
