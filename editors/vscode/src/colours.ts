import { tokenKinds } from "robotscope/init";
import { type SemanticTokens, SemanticTokensBuilder, SemanticTokensLegend, type TextDocument } from "vscode";
import { tokensOf, legend as types } from "../../../web/language/shapes.ts";

export const legend = new SemanticTokensLegend([...types]);

export function colours(document: TextDocument, found: Uint32Array): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  for (const { start, end, type } of tokensOf(found, tokenKinds())) {
    const { line, character } = document.positionAt(start);
    builder.push(line, character, end - start, type);
  }
  return builder.build();
}
