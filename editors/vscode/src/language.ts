import type {
  Completion,
  CompletionKind,
  Hover as HoverWords,
  DocumentSymbol as Part,
  SymbolKind as PartKind,
} from "robotscope/init";
import {
  CompletionItem,
  CompletionItemKind,
  type CompletionItemProvider,
  Disposable,
  type DocumentFormattingEditProvider,
  type DocumentRangeFormattingEditProvider,
  DocumentSymbol,
  FoldingRange,
  FoldingRangeKind,
  Hover,
  InlayHint,
  languages,
  MarkdownString,
  SymbolKind,
  type TextDocument,
} from "vscode";
import { colours, legend } from "./colours.ts";
import { type Documents, selector } from "./documents.ts";
import { editsOf, rangeOf, spanOf } from "./positions.ts";

/** What VS Code asks of a language. Each answer is one call of the engine, in the words of VS Code. */
export function provideLanguage(documents: Documents): Disposable {
  const robots = (document: TextDocument) => documents.robots(document);
  const formatting: DocumentFormattingEditProvider & DocumentRangeFormattingEditProvider = {
    provideDocumentFormattingEdits: (document) => editsOf(document, robots(document).format()),
    provideDocumentRangeFormattingEdits: (document, range) =>
      editsOf(document, robots(document).format(spanOf(document, range))),
  };
  const completion: CompletionItemProvider = {
    provideCompletionItems: (document, position) =>
      robots(document)
        .complete(document.offsetAt(position))
        .map((found, place) => itemOf(document, found, place)),
  };
  return Disposable.from(
    languages.registerHoverProvider(selector, {
      provideHover(document, position) {
        const found = robots(document).hover(document.offsetAt(position));
        return found && new Hover(markdownOf(found), rangeOf(document, found.span));
      },
    }),
    languages.registerCompletionItemProvider(selector, completion, ":", " ", "/", ",", "="),
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: (document) =>
        robots(document)
          .symbols()
          .map((part) => symbolOf(document, part)),
    }),
    languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: (document) =>
        robots(document)
          .folding()
          .map(({ kind, firstLine, lastLine }) => {
            const comments = kind === "comments" ? FoldingRangeKind.Comment : undefined;
            return new FoldingRange(firstLine - 1, lastLine - 1, comments);
          }),
    }),
    languages.registerDocumentFormattingEditProvider(selector, formatting),
    languages.registerDocumentRangeFormattingEditProvider(selector, formatting),
    languages.registerInlayHintsProvider(selector, {
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
      selector,
      { provideDocumentSemanticTokens: (document) => colours(document, robots(document).semanticTokens()) },
      legend,
    ),
    languages.registerDocumentRangeSemanticTokensProvider(
      selector,
      {
        provideDocumentRangeSemanticTokens: (document, range) =>
          colours(document, robots(document).semanticTokens(spanOf(document, range))),
      },
      legend,
    ),
  );
}

/** The words are plain text, which may have characters that mean something in Markdown. */
function markdownOf({ title, paragraphs, sources }: HoverWords) {
  const markdown = new MarkdownString().appendMarkdown("**").appendText(title).appendMarkdown("**");
  for (const paragraph of paragraphs) markdown.appendMarkdown("\n\n").appendText(paragraph);
  sources.forEach((source, place) => {
    markdown
      .appendMarkdown(place === 0 ? "\n\n[" : " · [")
      .appendText(source.title)
      .appendMarkdown(`](${source.url})`);
  });
  return markdown;
}

const completionKinds: Record<CompletionKind, CompletionItemKind> = {
  field: CompletionItemKind.Keyword,
  crawler: CompletionItemKind.Class,
  everybody: CompletionItemKind.Class,
  path: CompletionItemKind.File,
  signal: CompletionItemKind.Property,
  usage: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  code: CompletionItemKind.Constant,
  ignore: CompletionItemKind.Snippet,
};

function itemOf(document: TextDocument, found: Completion, place: number): CompletionItem {
  const item = new CompletionItem({ label: found.label, description: found.detail }, completionKinds[found.kind]);
  item.insertText = found.insert;
  item.range = rangeOf(document, found.span);
  item.documentation = found.documentation;
  // The order is the engine's.
  item.sortText = String(place).padStart(5, "0");
  // After a field comes its value.
  if (found.kind === "field") item.command = { command: "editor.action.triggerSuggest", title: "" };
  return item;
}

const symbolKinds: Record<PartKind, SymbolKind> = {
  group: SymbolKind.Namespace,
  allow: SymbolKind.Field,
  disallow: SymbolKind.Field,
  sitemap: SymbolKind.File,
  record: SymbolKind.Property,
};

function symbolOf(document: TextDocument, part: Part): DocumentSymbol {
  const symbol = new DocumentSymbol(
    // VS Code wants a name.
    part.name.trim() || part.kind,
    "",
    symbolKinds[part.kind],
    rangeOf(document, part.span),
    rangeOf(document, part.nameSpan),
  );
  symbol.children = part.children.map((child) => symbolOf(document, child));
  return symbol;
}
