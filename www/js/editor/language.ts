import { foldGutter, foldKeymap } from "@codemirror/language";
import type { Extension, Text } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { type DocumentEngine, foldingChanged, robotsText, robotsTxt } from "../../../web/codemirror/index.js";
import { EngineStopped, type TextHandle } from "../off-thread/client";
import type { TextKind } from "../off-thread/messages";
import { engine } from "../worker/engine";
import { documentChange } from "./document-change";

/** Adapts the worker to the engine interface that web/codemirror expects. */
function documentEngine(kind: TextKind): DocumentEngine {
  let last: { document: Text; text: TextHandle } | undefined;
  return {
    parseDocument(document) {
      const of = last && { before: last.text, change: documentChange(last.document, document) };
      const text = engine.register(kind, () => document.toString(), of);
      last = { document, text };
      const ofAll = {
        diagnostics: () => engine.ask("diagnostics", [text]),
        hover: (offset: number) => engine.ask("hover", [text, offset]),
        complete: (offset: number) => engine.ask("complete", [text, offset]),
        free: () => engine.drop(text),
      };
      if (kind !== "robots-txt") return ofAll;
      return {
        ...ofAll,
        codeActions: ({ start, end }) => engine.ask("codeActions", [text, start, end]),
        folding: () => engine.ask("folding", [text]),
        format: () => engine.ask("format", [text]),
        inlayHints: ({ start, end }) => engine.ask("inlayHints", [text, start, end]),
      };
    },
  };
}

/** Logs errors. The pane continues without the answer. If the engine stopped, the next query starts a new one. */
const failures = EditorView.exceptionSink.of((error) => {
  if (error instanceof EngineStopped)
    console.warn("The engine of a text pane stopped. The next query starts a new one.", error);
  else console.error(error);
});

/** Returns CodeMirror extensions that show the engine's diagnostics, hovers and completions. */
export async function language(kind: TextKind): Promise<Extension> {
  await engine.ask("ready", []);
  if (kind !== "robots-txt") return [robotsText(documentEngine(kind)), failures];
  return [robotsTxt(documentEngine(kind)), foldGutter({ foldingChanged }), keymap.of(foldKeymap), failures];
}
