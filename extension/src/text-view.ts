import { defaultKeymap } from "@codemirror/commands";
import { foldGutter, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { searchKeymap } from "@codemirror/search";
import { EditorState, type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, EditorView, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { foldingChanged, headers, html, type PageEngine, robotsTxt } from "robotscope/codemirror";
import { complete, hover, type Language, lintPage, RobotsTxt, type Source } from "robotscope/init";

const theme = EditorView.theme({
  "&": { backgroundColor: "var(--bg)", color: "var(--text)", maxHeight: "45vh", fontSize: "12px" },
  ".cm-scroller": { fontFamily: "var(--mono)", overflow: "auto" },
  ".cm-gutters": { backgroundColor: "var(--raised)", color: "var(--muted)", borderColor: "var(--line)" },
  ".cm-decides": { backgroundColor: "var(--decides)", boxShadow: "inset 3px 0 var(--accent)" },
  ".cm-tooltip": { backgroundColor: "var(--raised)", color: "var(--text)", borderColor: "var(--border)" },
});

const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.keyword, color: "var(--accent)" },
    { tag: [tags.typeName, tags.operatorKeyword], color: "var(--shown)" },
    { tag: [tags.string, tags.regexp, tags.url], color: "var(--restricted)" },
    { tag: [tags.comment, tags.lineComment], color: "var(--muted)", fontStyle: "italic" },
    { tag: tags.invalid, color: "var(--not-shown)", textDecoration: "underline" },
  ]),
);

/** Returns the editor features for a kind of text. */
function features(source: Source, language: Language): Extension {
  const options = { lint: { language } };
  // Do not import the whole package: the bundle would contain the engine a second time, as a script.
  const engine: PageEngine = { lintPage, hover, complete };
  switch (source) {
    case "robots-txt":
      return [robotsTxt(RobotsTxt, options), foldGutter({ foldingChanged })];
    case "headers":
      return headers(engine, options);
    case "html":
    case "rendered-html":
      return html(engine, options);
  }
}

interface Shown {
  source: Source;
  text: string;
  /** The name for screen readers. */
  label: string;
  /** The lines to mark, from 1. */
  lines: readonly number[];
  language: Language;
}

/** Creates a read-only view of a text, with marked lines. */
export function textView({ source, text, label, lines, language }: Shown): EditorView {
  const view = new EditorView({
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorState.readOnly.of(true),
        keymap.of([...searchKeymap, ...defaultKeymap]),
        lineNumbers(),
        highlightSpecialChars(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label }),
        features(source, language),
        theme,
        highlighting,
        EditorView.decorations.of((view) => marks(view.state, lines)),
      ],
    }),
  });
  const first = Math.min(...lines, view.state.doc.lines);
  if (lines.length > 0)
    view.dispatch({ effects: EditorView.scrollIntoView(view.state.doc.line(first).from, { y: "center" }) });
  return view;
}

function marks({ doc }: EditorState, lines: readonly number[]) {
  const builder = new RangeSetBuilder<Decoration>();
  const decides = Decoration.line({ class: "cm-decides" });
  for (const line of [...new Set(lines)].filter((line) => line <= doc.lines).sort((one, other) => one - other))
    builder.add(doc.line(line).from, doc.line(line).from, decides);
  return builder.finish();
}
