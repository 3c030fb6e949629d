import { type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView } from "@codemirror/view";
import { after, anchored, before, drawing } from "./anchored";
import { PART_CLASSES } from "./classes";

const { set, field } = anchored<Uint32Array>(new Uint32Array());

/** Sets the highlighted parts; see RobotsEditor.parts. */
export const setParts = set;

const DECORATIONS = PART_CLASSES.map((name) => Decoration.mark({ class: name }));

/** Returns decorations for the parts in view. Examines all parts, because they may be nested. There are only a few parts. */
function drawn(view: EditorView): DecorationSet {
  const { data, doc, changes } = view.state.field(field);
  const builder = new RangeSetBuilder<Decoration>();
  for (const range of view.visibleRanges) {
    const [begin, end] = [before(changes, range.from, -1), before(changes, range.to, 1)];
    for (let i = 0; i + 2 < data.length; i += 3) {
      const [start = 0, stop = 0, kind = 0] = data.subarray(i, i + 3);
      if (start >= end) break;
      if (stop <= begin) continue;
      // The data may describe another version of the text, so clamp the offsets.
      const from = Math.max(after(changes, Math.min(start, doc.length)), range.from);
      const to = Math.min(after(changes, Math.min(stop, doc.length)), range.to);
      const decoration = DECORATIONS[kind];
      if (from < to && decoration) builder.add(from, to, decoration);
    }
  }
  return builder.finish();
}

export const parts: Extension = [field, drawing(field, drawn)];
