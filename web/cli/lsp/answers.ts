import type {
  Completion,
  TextEdit as EngineEdit,
  Diagnostic as Found,
  CodeAction as FoundAction,
  Hover as FoundHover,
  PageDiagnostic,
  DocumentSymbol as Part,
  RobotsTxt,
} from "robotscope";
import { tokenKinds } from "robotscope";
import {
  type CodeAction,
  CodeActionKind,
  type CompletionItem,
  type Diagnostic,
  DiagnosticTag,
  type DocumentSymbol,
  type FoldingRange,
  FoldingRangeKind,
  type Hover,
  type InlayHint,
  MarkupKind,
  type SemanticTokens,
  SemanticTokensBuilder,
  type TextEdit,
} from "vscode-languageserver/node";
import {
  completionKinds,
  isUnnecessary,
  markdownOf,
  messageOf,
  pageOf,
  SOURCE,
  severities,
  sortText,
  symbolKinds,
  tokensOf,
} from "../../language/shapes.ts";
import type { OpenText } from "./text.ts";

export function diagnosticOf(text: OpenText, found: Found | PageDiagnostic): Diagnostic {
  const page = pageOf(found);
  return {
    range: text.rangeOf(found.span),
    message: messageOf(found),
    severity: severities[found.severity],
    source: SOURCE,
    code: found.code,
    ...(page !== undefined && { codeDescription: { href: page } }),
    ...(isUnnecessary(found) && { tags: [DiagnosticTag.Unnecessary] }),
    relatedInformation: found.labels.map(({ span, message }) => ({
      location: { uri: text.uri, range: text.rangeOf(span) },
      message,
    })),
  };
}

export const editsOf = (text: OpenText, edits: readonly EngineEdit[]): TextEdit[] =>
  edits.map(({ span, replacement }) => ({ range: text.rangeOf(span), newText: replacement }));

/** Converts a code action to the protocol's type, and attaches the editor's diagnostics that it fixes. */
export function actionOf(text: OpenText, found: FoundAction, diagnostics: readonly Diagnostic[]): CodeAction {
  const { start } = text.rangeOf(found.diagnosticSpan);
  const isMeant = ({ code, range }: Diagnostic) =>
    code === found.code && range.start.line === start.line && range.start.character === start.character;
  return {
    title: found.title,
    kind: CodeActionKind.QuickFix,
    // Editors list actions that are linked to diagnostics first. Actions that silence a diagnostic belong last, so do not link them.
    ...(found.kind !== "silence" && { diagnostics: diagnostics.filter(isMeant) }),
    ...(found.isPreferred && { isPreferred: true }),
    edit: { changes: { [text.uri]: editsOf(text, found.edits) } },
  };
}

export function completionOf(text: OpenText, found: Completion, place: number): CompletionItem {
  return {
    label: found.label,
    detail: found.detail,
    kind: completionKinds[found.kind],
    documentation: found.documentation,
    sortText: sortText(place),
    textEdit: { range: text.rangeOf(found.span), newText: found.insert },
  };
}

export function hoverOf(text: OpenText, found: FoundHover, isMarkdown: boolean): Hover {
  const { title, paragraphs, sources } = found;
  const plain = [title, ...paragraphs, ...sources.map(({ title, url }) => `${title}: ${url}`)].join("\n\n");
  return {
    contents: isMarkdown
      ? { kind: MarkupKind.Markdown, value: markdownOf(found) }
      : { kind: MarkupKind.PlainText, value: plain },
    range: text.rangeOf(found.span),
  };
}

export function symbolOf(text: OpenText, { kind, name, span, nameSpan, children }: Part): DocumentSymbol {
  return {
    // Some editors reject symbols with an empty name.
    name: name.trim() || kind,
    kind: symbolKinds[kind],
    range: text.rangeOf(span),
    selectionRange: text.rangeOf(nameSpan),
    children: children.map((child) => symbolOf(text, child)),
  };
}

export const foldsOf = (robots: RobotsTxt): FoldingRange[] =>
  robots.folding().map(({ kind, firstLine, lastLine }) => ({
    startLine: firstLine - 1,
    endLine: lastLine - 1,
    ...(kind === "comments" && { kind: FoldingRangeKind.Comment }),
  }));

export const hintOf = (text: OpenText, { offset, text: label }: { offset: number; text: string }): InlayHint => ({
  position: text.positionAt(offset),
  label,
  paddingLeft: true,
});

export function tokens(text: OpenText, found: Uint32Array): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  for (const { start, end, type } of tokensOf(found, tokenKinds())) {
    const { line, character } = text.positionAt(start);
    builder.push(line, character, text.lengthOf({ start, end }), type, 0);
  }
  return { data: builder.build().data };
}
