import { type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView } from "@codemirror/view";
import { after, anchored, before, drawing } from "./anchored";
import { SPAN_CLASSES } from "./classes";

/** Returns the spans in a range. Offsets refer to the document as it was when this function was set; see RobotsEditor.spans. */
export type Spans = (from: number, to: number) => Uint32Array;

const { set, field } = anchored<Spans>(() => new Uint32Array());

/** Sets the function that returns the coloured spans; see RobotsEditor.spans. */
export const setSpans = set;

const DECORATIONS = SPAN_CLASSES.map((name) => Decoration.mark({ class: name }));

/** Returns decorations for the spans in view. Other spans are neither requested nor converted, so their number does not matter. */
function drawn(view: EditorView): DecorationSet {
  const { data, doc, changes } = view.state.field(field);
  const builder = new RangeSetBuilder<Decoration>();
  let done = 0;
  for (const range of view.visibleRanges) {
    const spans = data(before(changes, range.from, -1), before(changes, range.to, 1));
    for (let i = 0; i + 2 < spans.length; i += 3) {
      const [start = 0, stop = 0, kind = 0] = spans.subarray(i, i + 3);
      // The spans may describe another version of the text. Clamp them, because decorations outside the range throw an error.
      const from = Math.max(after(changes, Math.min(start, doc.length)), range.from, done);
      const to = Math.min(after(changes, Math.min(stop, doc.length)), range.to);
      const decoration = DECORATIONS[kind];
      if (from >= to || !decoration) continue;
      builder.add(from, to, decoration);
      done = to;
    }
  }
  return builder.finish();
}

export const spans: Extension = [field, drawing(field, drawn)];
