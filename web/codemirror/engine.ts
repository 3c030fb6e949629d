import type { Completion, Diagnostic, Fold, Hover, LintOptions, Span, TextEdit } from "robotscope";

/** Whatever answers for a robots.txt: the class `RobotsTxt` of the package, or an object of your own. */
export interface RobotsTxtEngine {
  /** Called once for each text about which something is asked. */
  parse(text: string): ParsedText;
}

/**
 * What is asked of a text. What an engine does not have is not offered. All offsets are UTF-16 code units, lines are separated by LF.
 */
export interface ParsedText {
  diagnostics?(options?: LintOptions): readonly EditorDiagnostic[];
  hover?(offset: number): EditorHover | undefined;
  complete?(offset: number): readonly EditorCompletion[];
  /** Three numbers for each token, in the order of the text: its start, its end, and the place of its kind in `tokenKinds()`. */
  semanticTokens?(range?: Span): Uint32Array;
  folding?(): readonly Fold[];
  format?(): readonly TextEdit[];
  /** Called when the text is no longer asked. */
  free?(): void;
}

/** What an editor shows of a diagnostic. */
export type EditorDiagnostic = Pick<Diagnostic, "code" | "severity" | "message" | "explanation" | "span" | "fixes">;

/** What an editor shows of what stands under the pointer. */
export type EditorHover = Pick<Hover, "span" | "title" | "paragraphs" | "sources">;

/** What an editor shows of a completion. */
export type EditorCompletion = Pick<Completion, "span" | "label" | "insert" | "kind" | "detail" | "documentation">;
