// VS Code and the engine both count offsets in UTF-16 units, so offsets need no conversion.
import type { TextEdit as EngineEdit, Span } from "robotscope/init";
import { Range, type TextDocument, TextEdit } from "vscode";

export const rangeOf = (document: TextDocument, { start, end }: Span): Range =>
  new Range(document.positionAt(start), document.positionAt(end));

export const spanOf = (document: TextDocument, range: Range): Span => ({
  start: document.offsetAt(range.start),
  end: document.offsetAt(range.end),
});

export const editsOf = (document: TextDocument, edits: readonly EngineEdit[]): TextEdit[] =>
  edits.map(({ span, replacement }) => TextEdit.replace(rangeOf(document, span), replacement));
