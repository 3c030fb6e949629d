import { defaultHighlightStyle, highlightingFor, syntaxHighlighting } from "@codemirror/language";
import { type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView } from "@codemirror/view";
import { type Tag, tags } from "@lezer/highlight";
import type { TokenKind } from "robotscope";
import { decorated } from "./decorated.js";

/** The highlighting tag for each kind of token, in the order of `tokenKinds()`. */
export const TOKENS: readonly (readonly [TokenKind, Tag])[] = [
  ["comment", tags.lineComment],
  ["field", tags.keyword],
  ["misspelled-field", tags.invalid],
  ["unknown-field", tags.propertyName],
  ["separator", tags.punctuation],
  ["product-token", tags.typeName],
  ["all-crawlers", tags.operatorKeyword],
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

/** Builds decorations from tokens. Each token is three numbers; the tokens are in text order. */
function drawn(tokens: Uint32Array, { state }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (let i = 0; i + 2 < tokens.length; i += 3) {
    const [from = 0, to = 0, kind = 0] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    const tag = TOKENS[kind]?.[1];
    const style = tag && highlightingFor(state, [tag]);
    if (style && from < to) builder.add(from, to, Decoration.mark({ class: style }));
  }
  return builder.finish();
}

/** Highlights tokens in the colours of the current theme or, if it defines none, in CodeMirror's default colours. */
export const colours: Extension = [
  syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
  decorated({
    question: (text, range) => text.semanticTokens?.(range),
    draw: drawn,
    // A new configuration may have a different theme, so redraw all tokens if the style of keywords changes.
    isOther: ({ startState, state }) =>
      highlightingFor(startState, [tags.keyword]) !== highlightingFor(state, [tags.keyword]),
  }),
];
