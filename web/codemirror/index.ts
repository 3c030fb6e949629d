/**
 * robots.txt, response headers and HTML in CodeMirror 6: what is wrong and how to fix it, what stands there and what could; of robots.txt
 * colours, folding, the usual form, and whom a group binds, too.
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

/** What can be chosen. */
export interface RobotsOptions {
  /** Which crawlers matter, and how bad each problem is. */
  readonly lint?: LintOptions;
}

/** Gives the text its usual form. */
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

/** What an engine can do for a text of any kind, as one extension: for an object of your own whose `parse` gives such a text. */
export function robotsText(engine: TextEngine | DocumentEngine, options: RobotsOptions = {}): Extension {
  const { lint = {}, ...others } = options;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new TypeError(`options has no field “${unknown}”; there is lint`);
  return [provideEngine(engine, lint), diagnostics, hover, completion, colours, hints, folding, theme];
}

/**
 * All that the engine can do for a robots.txt, as one extension. The engine is the class `RobotsTxt`, or any object whose `parse`
 * gives such a text.
 *
 * Shift-Alt-F gives the text its usual form. Add `foldGutter()` of @codemirror/language if your set-up has none.
 */
export function robotsTxt(engine: TextEngine | DocumentEngine, options?: RobotsOptions): Extension {
  return [
    robotsText(engine, options),
    EditorState.languageData.of(() => [{ commentTokens: { line: "#" } }]),
    keymap.of([{ key: "Shift-Alt-f", mac: "Cmd-Alt-l", run: formatRobotsTxt }]),
  ];
}

/** Of response headers: what is wrong, what a directive means, and what could stand there. The engine is all of the package. */
export function headers(engine: PageEngine, options?: RobotsOptions): Extension {
  return robotsText(textEngine(engine, "headers"), options);
}

/** The same of the directives in an HTML document. Whatever knows HTML may stand beside it. */
export function html(engine: PageEngine, options?: RobotsOptions): Extension {
  return robotsText(textEngine(engine, "html"), options);
}
