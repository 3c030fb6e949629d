import type { LintOptions } from "robotscope";
import type { Answer, EditorCompletion, EditorDiagnostic, EditorHover, TextEngine } from "./engine.js";

/** An engine for the texts of a page: the whole package, or functions of your own. Features without a function are not offered. */
export interface PageEngine {
  lintPage?(page: { headers?: string; html?: string }, options?: LintOptions): Answer<readonly EditorDiagnostic[]>;
  hover?(text: string, offset: number, source: PageSource): Answer<EditorHover | undefined>;
  complete?(text: string, offset: number, source: PageSource): Answer<readonly EditorCompletion[]>;
}

/** The kind of a page's text. */
export type PageSource = "headers" | "html";

/** Converts the engine to one for texts of one kind. */
export function textEngine({ lintPage, hover, complete }: PageEngine, source: PageSource): TextEngine {
  return {
    parse: (text) => ({
      ...(lintPage && { diagnostics: (options) => lintPage({ [source]: text }, options) }),
      ...(hover && { hover: (offset) => hover(text, offset, source) }),
      ...(complete && { complete: (offset) => complete(text, offset, source) }),
    }),
  };
}
