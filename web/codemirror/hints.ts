import { type Extension, RangeSet } from "@codemirror/state";
import { Decoration, EditorView, WidgetType } from "@codemirror/view";
import { decorated } from "./decorated.js";
import { element } from "./element.js";
import { explainOptions } from "./engine-state.js";

/** A text that is displayed after a line, but is not part of the document. */
class Hint extends WidgetType {
  constructor(readonly text: string) {
    super();
  }

  override eq(other: Hint): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    return element("span", "cm-robots-hint", this.text);
  }
}

/** Shows how many crawlers a group applies to, which groups are merged with it, and which crawlers ignore it although it names them. */
export const hints: Extension = [
  decorated({
    question: (text, range, lint) => text.inlayHints?.(range, explainOptions(lint)),
    draw(given, { state }) {
      const inside = given.filter(({ offset }) => offset <= state.doc.length);
      const widgets = inside.map(({ offset, text }) =>
        Decoration.widget({ widget: new Hint(text), side: 1 }).range(offset),
      );
      return RangeSet.of(widgets, true);
    },
    // Wait for a pause in typing, because computing hints requires the groups of the whole text.
    pause: 500,
  }),
  EditorView.baseTheme({
    ".cm-robots-hint": { marginLeft: "2ch", fontStyle: "italic", opacity: "0.8", userSelect: "none" },
  }),
];
