// VS Code numbers lines and characters from 0, in UTF-16 units. The engine also returns UTF-16 offsets.
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
