import type { LintOptions } from "robotscope";
import type { Answer, EditorCompletion, EditorDiagnostic, EditorHover, TextEngine } from "./engine.js";

/** Whatever answers for the texts of a page: all of the package, or functions of your own. What is not there is not offered. */
export interface PageEngine {
  lintPage?(page: { headers?: string; html?: string }, options?: LintOptions): Answer<readonly EditorDiagnostic[]>;
  hover?(text: string, offset: number, source: PageSource): Answer<EditorHover | undefined>;
  complete?(text: string, offset: number, source: PageSource): Answer<readonly EditorCompletion[]>;
}

/** What a text of a page is. */
export type PageSource = "headers" | "html";

/** The same for texts of one kind. */
export function textEngine({ lintPage, hover, complete }: PageEngine, source: PageSource): TextEngine {
  return {
    parse: (text) => ({
      ...(lintPage && { diagnostics: (options) => lintPage({ [source]: text }, options) }),
      ...(hover && { hover: (offset) => hover(text, offset, source) }),
      ...(complete && { complete: (offset) => complete(text, offset, source) }),
    }),
  };
}
