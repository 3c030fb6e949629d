import { defaultHighlightStyle, highlightingFor, syntaxHighlighting } from "@codemirror/language";
import { type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { type Tag, tags } from "@lezer/highlight";
import type { TokenKind } from "robotscope";
import { parsed } from "./asked.js";

/** What each kind of token is to a theme. In the order of `tokenKinds()`. */
export const TOKENS: readonly (readonly [TokenKind, Tag])[] = [
  ["comment", tags.lineComment],
  ["field", tags.keyword],
  ["misspelled-field", tags.invalid],
  ["unknown-field", tags.propertyName],
  ["separator", tags.punctuation],
  ["product-token", tags.typeName],
  ["everybody", tags.operatorKeyword],
  ["pattern", tags.string],
  ["operator", tags.regexp],
  ["url", tags.url],
  ["number", tags.number],
  ["key", tags.attributeName],
  ["keyword", tags.atom],
  ["ignored", tags.comment],
  ["text", tags.content],
  ["error", tags.invalid],
];

/** The colours of what is in view. */
function drawn({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let done = 0;
  for (const range of visibleRanges) {
    const tokens = parsed(state)?.semanticTokens?.({ start: range.from, end: range.to }) ?? [];
    for (let i = 0; i + 2 < tokens.length; i += 3) {
      const [from = 0, to = 0, kind = 0] = [tokens[i], tokens[i + 1], tokens[i + 2]];
      const tag = TOKENS[kind]?.[1];
      const style = tag && highlightingFor(state, [tag]);
      // Two ranges may lie in one line, whose tokens come for both.
      if (!style || from < done || from >= to) continue;
      builder.add(from, to, Decoration.mark({ class: style }));
      done = to;
    }
  }
  return builder.finish();
}

class Painter {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = drawn(view);
  }

  update({ docChanged, viewportChanged, startState, state, view }: ViewUpdate): void {
    // Another configuration may have another theme.
    const isReconfigured = highlightingFor(startState, [tags.keyword]) !== highlightingFor(state, [tags.keyword]);
    if (docChanged || viewportChanged || isReconfigured) this.decorations = drawn(view);
  }
}

/** The colours of the theme in use, or CodeMirror's own. */
export const colours: Extension = [
  syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
  ViewPlugin.fromClass(Painter, { decorations: (painter) => painter.decorations }),
];
