import type { Text } from "@codemirror/state";
import type {
  CodeAction,
  Completion,
  Diagnostic,
  ExplainOptions,
  Fold,
  Hover,
  InlayHint,
  LintOptions,
  Span,
  TextEdit,
} from "robotscope";

/** An engine for texts: the package's class `RobotsTxt`, or an object of yours. Your object may delegate to a worker. */
export interface TextEngine {
  /** Parses a text. The editor calls this method once for each text that it queries. */
  parse(text: string): ParsedText;
}

/**
 * An engine that runs elsewhere, such as in a worker. It receives CodeMirror's document, so that it need not transfer the whole text after
 * each change.
 */
export interface DocumentEngine {
  /**
   * Parses a document. The editor calls this method once for each document that it queries, and then frees the previous parsed document.
   */
  parseDocument(document: Text): ParsedText;
}

/** An answer, or a promise for one. If the text changes before the promise resolves, the answer is ignored. */
export type Answer<T> = T | Promise<T>;

/**
 * A parsed text. If a method is missing, the editor does not offer the feature. All offsets count UTF-16 code units; lines are separated by
 * LF.
 */
export interface ParsedText {
  diagnostics?(options?: LintOptions): Answer<readonly EditorDiagnostic[]>;
  /** Returns actions. If this method is missing, only the fixes of the diagnostics are offered. */
  codeActions?(range: Span, options?: LintOptions): Answer<readonly EditorAction[]>;
  hover?(offset: number, options?: ExplainOptions): Answer<EditorHover | undefined>;
  complete?(offset: number, options?: ExplainOptions): Answer<readonly EditorCompletion[]>;
  /** Returns three numbers for each token, in text order: its start, its end, and the index of its kind in `tokenKinds()`. */
  semanticTokens?(range?: Span): Answer<Uint32Array>;
  inlayHints?(range: Span, options?: ExplainOptions): Answer<readonly EditorInlayHint[]>;
  folding?(): Answer<readonly EditorFold[]>;
  format?(): Answer<readonly TextEdit[]>;
  /** Called when the text is no longer needed. Answers that arrive later are ignored. */
  free?(): void;
}

/** The fields of a diagnostic that an editor shows. */
export type EditorDiagnostic = Pick<Diagnostic, "code" | "severity" | "message" | "explanation" | "span" | "fixes">;

/** The fields of an action that an editor uses. */
export type EditorAction = Pick<CodeAction, "kind" | "title" | "code" | "diagnosticSpan" | "applicability" | "edits">;

/** The fields of a hover card that an editor shows. */
export type EditorHover = Pick<Hover, "span" | "title" | "paragraphs" | "sources">;

/** The fields of a completion that an editor shows. */
export type EditorCompletion = Pick<Completion, "span" | "label" | "insert" | "kind" | "detail" | "documentation">;

/** The fields of a hint that an editor shows after a line. */
export type EditorInlayHint = Pick<InlayHint, "offset" | "text">;

/** A range of lines that an editor can fold into its first line. */
export type EditorFold = Pick<Fold, "firstLine" | "lastLine">;
