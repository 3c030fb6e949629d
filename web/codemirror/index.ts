/**
 * robots.txt, response headers and HTML in CodeMirror 6: problems with fixes, hover information and completion. For robots.txt, also
 * colours, folding, formatting, and hints about the crawlers that a group applies to.
 */
import { EditorState, type Extension } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";
import type { LintOptions } from "robotscope";
import { colours } from "./colours.js";
import { completion } from "./completion.js";
import { diagnostics } from "./diagnostics.js";
import { edit } from "./edit.js";
import type { DocumentEngine, TextEngine } from "./engine.js";
import { ask, parsed, provideEngine } from "./engine-state.js";
import { folding } from "./folding.js";
import { hints } from "./hints.js";
import { hover } from "./hover.js";
import { type PageEngine, textEngine } from "./page.js";

export { fixAll } from "./diagnostics.js";
export type {
  Answer,
  DocumentEngine,
  EditorAction,
  EditorCompletion,
  EditorDiagnostic,
  EditorFold,
  EditorHover,
  EditorInlayHint,
  ParsedText,
  TextEngine,
} from "./engine.js";
export { foldingChanged } from "./folding.js";
export { showHover } from "./hover.js";
export type { PageEngine, PageSource } from "./page.js";

/** Options for the extensions. */
export interface RobotsOptions {
  /** The crawlers and dialects to consider, the severity of each lint, and the language of all explanations. */
  readonly lint?: LintOptions;
}

/** Formats the text. */
export const formatRobotsTxt: Command = (view) => {
  if (!parsed(view.state)?.format || view.state.readOnly) return false;
  edit(
    view,
    ask(view.state, (text) => text.format?.()),
    "input.format",
  );
  return true;
};

const theme = EditorView.baseTheme({
  ".cm-robots-hover, .cm-robots-diagnostic": { maxWidth: "36em", whiteSpace: "normal" },
  ".cm-robots-hover": { padding: "4px 8px" },
  ".cm-robots-hover p, .cm-robots-diagnostic p": { margin: "4px 0" },
  ".cm-robots-hover ul": { margin: "4px 0", paddingLeft: "1.4em" },
  ".cm-robots-hover a": { color: "inherit" },
});

/**
 * Creates an extension for any kind of text. It has all features that the engine offers, except formatting. The engine is any object with
 * a method `parse` or `parseDocument`.
 */
export function robotsText(engine: TextEngine | DocumentEngine, options: RobotsOptions = {}): Extension {
  const { lint = {}, ...others } = options;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new TypeError(`unknown option “${unknown}”; the only option is lint`);
  return [provideEngine(engine, lint), diagnostics, hover, completion, colours, hints, folding, theme];
}

/**
 * Creates an extension for robots.txt with all features that the engine offers. The engine is the class `RobotsTxt`, or any object whose
 * `parse` or `parseDocument` returns a `ParsedText`.
 *
 * Shift-Alt-F (on macOS: Cmd-Alt-L) formats the text. Add `foldGutter()` from @codemirror/language if your set-up has none.
 */
export function robotsTxt(engine: TextEngine | DocumentEngine, options?: RobotsOptions): Extension {
  return [
    robotsText(engine, options),
    EditorState.languageData.of(() => [{ commentTokens: { line: "#" } }]),
    keymap.of([{ key: "Shift-Alt-f", mac: "Cmd-Alt-l", run: formatRobotsTxt }]),
  ];
}

/** Creates an extension for response headers: problems, the meaning of directives, and completion. Pass the whole package as the engine. */
export function headers(engine: PageEngine, options?: RobotsOptions): Extension {
  return robotsText(textEngine(engine, "headers"), options);
}

/** Creates an extension for the directives in HTML, with the same features as `headers`. It can be combined with an extension for HTML. */
export function html(engine: PageEngine, options?: RobotsOptions): Extension {
  return robotsText(textEngine(engine, "html"), options);
}
