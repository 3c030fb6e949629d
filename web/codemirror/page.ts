import type { ExplainOptions, LintOptions } from "robotscope";
import type { Answer, EditorCompletion, EditorDiagnostic, EditorHover, TextEngine } from "./engine.js";

/**
 * An engine for headers and HTML: the `robotscope` package, or functions that you provide. If a function is missing, the editor lacks
 * the corresponding feature.
 */
export interface PageEngine {
  lintPage?(page: { headers?: string; html?: string }, options?: LintOptions): Answer<readonly EditorDiagnostic[]>;
  hover?(text: string, offset: number, source: PageSource, options?: ExplainOptions): Answer<EditorHover | undefined>;
  complete?(
    text: string,
    offset: number,
    source: PageSource,
    options?: ExplainOptions,
  ): Answer<readonly EditorCompletion[]>;
}

/** The kind of text: response headers or HTML. */
export type PageSource = "headers" | "html";

/** Converts a page engine to an engine for one kind of text. */
export function textEngine({ lintPage, hover, complete }: PageEngine, source: PageSource): TextEngine {
  return {
    parse: (text) => ({
      ...(lintPage && { diagnostics: (options) => lintPage({ [source]: text }, options) }),
      ...(hover && { hover: (offset, options) => hover(text, offset, source, options) }),
      ...(complete && { complete: (offset, options) => complete(text, offset, source, options) }),
    }),
  };
}
