import type { Text } from "@codemirror/state";
import type {
  CodeAction,
  Completion,
  Diagnostic,
  Fold,
  Hover,
  InlayHint,
  LintOptions,
  Span,
  TextEdit,
} from "robotscope";

/** Whatever answers for texts: the class `RobotsTxt` of the package, or an object of your own, which may ask a worker. */
export interface TextEngine {
  /** Called once for each text about which something is asked. */
  parse(text: string): ParsedText;
}

/** An engine elsewhere, such as in a worker, to which a document need not be sent whole after each change. */
export interface DocumentEngine {
  /** Called once for each document about which something is asked, before the one that it takes the place of is freed. */
  parseDocument(document: Text): ParsedText;
}

/** At once or later. What comes later than another text does is not looked at. */
export type Answer<T> = T | Promise<T>;

/**
 * What is asked of a text. What an engine does not have is not offered. All offsets are UTF-16 code units, lines are separated by LF.
 */
export interface ParsedText {
  diagnostics?(options?: LintOptions): Answer<readonly EditorDiagnostic[]>;
  /** Without it the fixes of the diagnostics are offered, and nothing else. */
  codeActions?(range: Span, options?: LintOptions): Answer<readonly EditorAction[]>;
  hover?(offset: number): Answer<EditorHover | undefined>;
  complete?(offset: number): Answer<readonly EditorCompletion[]>;
  /** Three numbers for each token, in the order of the text: its start, its end, and the place of its kind in `tokenKinds()`. */
  semanticTokens?(range?: Span): Answer<Uint32Array>;
  inlayHints?(range: Span): Answer<readonly EditorInlayHint[]>;
  folding?(): Answer<readonly EditorFold[]>;
  format?(): Answer<readonly TextEdit[]>;
  /** Called when the text is no longer asked; what it has not answered yet does not matter any more. */
  free?(): void;
}

/** What an editor shows of a diagnostic. */
export type EditorDiagnostic = Pick<Diagnostic, "code" | "severity" | "message" | "explanation" | "span" | "fixes">;

/** What an editor offers to do about a diagnostic. */
export type EditorAction = Pick<CodeAction, "kind" | "title" | "code" | "diagnosticSpan" | "applicability" | "edits">;

/** What an editor shows of what stands under the pointer. */
export type EditorHover = Pick<Hover, "span" | "title" | "paragraphs" | "sources">;

/** What an editor shows of a completion. */
export type EditorCompletion = Pick<Completion, "span" | "label" | "insert" | "kind" | "detail" | "documentation">;

/** What an editor shows behind a line. */
export type EditorInlayHint = Pick<InlayHint, "offset" | "text">;

/** Lines of which an editor can hide all but the first. */
export type EditorFold = Pick<Fold, "firstLine" | "lastLine">;
