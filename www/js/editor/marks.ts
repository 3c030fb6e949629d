import { type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, GutterMarker, gutter } from "@codemirror/view";
import { MarkKind } from "../../pkg/robotscope_www.js";
import { after, anchored, before, drawing, firstEntry } from "./anchored";
import { MARK_CLASSES } from "./classes";

const { set, field } = anchored<Uint32Array>(new Uint32Array());

/** Sets the marked lines; see RobotsEditor.marks. */
export const setMarks = set;

/** The symbol for each kind of mark. `Group` has only a bar. If a line has several marks, the first symbol in this list is shown. */
const SHAPES: readonly (readonly [MarkKind, string])[] = [
  [MarkKind.Allow, "✓"],
  [MarkKind.Disallow, "✕"],
  [MarkKind.Decides, "●"],
  [MarkKind.Lost, "○"],
  [MarkKind.Overruled, "○"],
  [MarkKind.Unseen, "⊘"],
  [MarkKind.Agent, "▸"],
];

/** The appearance of lines that have the same combination of marks. */
class Look extends GutterMarker {
  readonly line: Decoration;
  override readonly elementClass: string;
  readonly #shape: string;

  /** `kinds` has one bit for each kind of mark. */
  constructor(kinds: number) {
    super();
    this.elementClass = MARK_CLASSES.filter((_, kind) => kinds & (1 << kind)).join(" ");
    this.line = Decoration.line({ class: this.elementClass, look: this });
    this.#shape = SHAPES.find(([kind]) => kinds & (1 << kind))?.[1] ?? "";
  }

  override toDOM(): Node {
    return document.createTextNode(this.#shape);
  }
}

/** One shared marker for each combination of marks. Sharing lets CodeMirror leave unchanged lines alone. */
const LOOKS = Array.from({ length: 1 << MARK_CLASSES.length }, (_, kinds) => (kinds ? new Look(kinds) : null));

/** Returns decorations for the marked lines in view. */
function drawn(view: EditorView): DecorationSet {
  const { data, doc, changes } = view.state.field(field);
  /** A bit set of marks for each line, keyed by the offset of the line's start. */
  const lines = new Map<number, number>();
  const first = doc.lineAt(before(changes, view.viewport.from, -1)).number;
  const last = doc.lineAt(before(changes, view.viewport.to, 1)).number;
  for (let i = firstEntry(data, 2, 0, first); i + 1 < data.length; i += 2) {
    const [line = 0, kind = 0] = data.subarray(i, i + 2);
    if (line > last) break;
    if (kind >= MARK_CLASSES.length) continue;
    const start = view.state.doc.lineAt(after(changes, doc.line(line).from)).from;
    lines.set(start, (lines.get(start) ?? 0) | (1 << kind));
  }
  const builder = new RangeSetBuilder<Decoration>();
  for (const [start, kinds] of [...lines].sort(([a], [b]) => a - b)) {
    const look = LOOKS[kinds];
    if (look) builder.add(start, start, look.line);
  }
  return builder.finish();
}

const drawer = drawing(field, drawn);

/** Highlights marked lines and shows symbols in a gutter, because colour must not be the only sign. */
export const marks: Extension = [
  field,
  drawer,
  gutter({
    class: "cm-marks",
    lineMarker(view, line) {
      let look: Look | null = null;
      view.plugin(drawer)?.decorations.between(line.from, line.from, (_from, _to, { spec }) => {
        look = spec.look;
      });
      return look;
    },
    lineMarkerChange: (update) => update.startState.field(field) !== update.state.field(field),
  }),
];
