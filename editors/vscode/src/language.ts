import type { DocumentSymbol as Part } from "robotscope/init";
import {
  Disposable,
  type DocumentFormattingEditProvider,
  type DocumentRangeFormattingEditProvider,
  DocumentSymbol,
  FoldingRange,
  FoldingRangeKind,
  InlayHint,
  languages,
  type TextDocument,
} from "vscode";
import { symbolKinds } from "../../../web/language/shapes.ts";
import { colours, legend } from "./colours.ts";
import { type Documents, robotsTxt } from "./documents.ts";
import { editsOf, rangeOf, spanOf } from "./positions.ts";

/** Registers the language features for robots.txt. Each request from VS Code calls the engine once. */
export function provideLanguage(documents: Documents): Disposable {
  const robots = (document: TextDocument) => documents.robots(document);
  const formatting: DocumentFormattingEditProvider & DocumentRangeFormattingEditProvider = {
    provideDocumentFormattingEdits: (document) => editsOf(document, robots(document).format()),
    provideDocumentRangeFormattingEdits: (document, range) =>
      editsOf(document, robots(document).format(spanOf(document, range))),
  };
  return Disposable.from(
    languages.registerDocumentSymbolProvider(robotsTxt, {
      provideDocumentSymbols: (document) =>
        robots(document)
          .symbols()
          .map((part) => symbolOf(document, part)),
    }),
    languages.registerFoldingRangeProvider(robotsTxt, {
      provideFoldingRanges: (document) =>
        robots(document)
          .folding()
          .map(({ kind, firstLine, lastLine }) => {
            const comments = kind === "comments" ? FoldingRangeKind.Comment : undefined;
            return new FoldingRange(firstLine - 1, lastLine - 1, comments);
          }),
    }),
    languages.registerDocumentFormattingEditProvider(robotsTxt, formatting),
    languages.registerDocumentRangeFormattingEditProvider(robotsTxt, formatting),
    languages.registerInlayHintsProvider(robotsTxt, {
      provideInlayHints: (document, range) =>
        robots(document)
          .inlayHints(spanOf(document, range))
          .map(({ offset, text }) => {
            const hint = new InlayHint(document.positionAt(offset), text);
            hint.paddingLeft = true;
            return hint;
          }),
    }),
    languages.registerDocumentSemanticTokensProvider(
      robotsTxt,
      { provideDocumentSemanticTokens: (document) => colours(document, robots(document).semanticTokens()) },
      legend,
    ),
    languages.registerDocumentRangeSemanticTokensProvider(
      robotsTxt,
      {
        provideDocumentRangeSemanticTokens: (document, range) =>
          colours(document, robots(document).semanticTokens(spanOf(document, range))),
      },
      legend,
    ),
  );
}

function symbolOf(document: TextDocument, part: Part): DocumentSymbol {
  const symbol = new DocumentSymbol(
    // VS Code rejects symbols with an empty name, so show the kind instead.
    part.name.trim() || part.kind,
    "",
    // VS Code numbers kinds from 0, but the language server protocol numbers them from 1.
    symbolKinds[part.kind] - 1,
    rangeOf(document, part.span),
    rangeOf(document, part.nameSpan),
  );
  symbol.children = part.children.map((child) => symbolOf(document, child));
  return symbol;
}
