import { type ChangeDesc, StateEffect, type StateEffectType, StateField, type Text } from "@codemirror/state";
import { type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

/** Data about a version of a document, with the changes made since then. */
export interface Anchored<T> {
  data: T;
  doc: Text;
  /** The document's changes since `doc`, or `null` if there are none. */
  changes: ChangeDesc | null;
}

/**
 * Creates a state field for data that contains document offsets, and the effect that sets the field. There may be thousands of offsets, so
 * the field does not map all of them through each change. Instead, it collects the changes. Only offsets in view are mapped, when they are
 * drawn.
 */
export function anchored<T>(none: T): { set: StateEffectType<T>; field: StateField<Anchored<T>> } {
  const set = StateEffect.define<T>();
  const field = StateField.define<Anchored<T>>({
    create: (state) => ({ data: none, doc: state.doc, changes: null }),
    update(value, tr) {
      for (const effect of tr.effects) {
        if (effect.is(set)) return { data: effect.value, doc: tr.newDoc, changes: null };
      }
      if (!tr.docChanged) return value;
      return { ...value, changes: value.changes ? value.changes.composeDesc(tr.changes.desc) : tr.changes.desc };
    },
  });
  return { set, field };
}

/**
 * Returns a plugin that draws decorations from the field's data. The decorations are redrawn when the field is set, the document changes or
 * the view scrolls.
 */
export function drawing<T>(field: StateField<Anchored<T>>, draw: (view: EditorView) => DecorationSet) {
  class Drawer {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = draw(view);
    }

    update(update: ViewUpdate): void {
      const isSet = update.startState.field(field) !== update.state.field(field);
      if (isSet || update.viewportChanged) this.decorations = draw(update.view);
    }
  }
  return ViewPlugin.fromClass(Drawer, { decorations: (drawer) => drawer.decorations });
}

/** Maps an offset in the current document to the version of the document that the data describes. */
export function before(changes: ChangeDesc | null, offset: number, side: 1 | -1): number {
  return changes ? changes.invertedDesc.mapPos(offset, side) : offset;
}

/** Maps an offset from the version that the data describes to the current document. The result follows any text inserted at the offset. */
export function after(changes: ChangeDesc | null, offset: number): number {
  return changes ? changes.mapPos(offset, 1) : offset;
}

/**
 * Finds the first entry whose number at position `at` is at least `least`. `data` is a flat array of entries with `width` numbers each,
 * sorted by the number at `at`. Returns the index in `data` where the entry begins, or the index after the last entry if no entry fits.
 */
export function firstEntry(data: Uint32Array, width: number, at: number, least: number): number {
  let low = 0;
  let high = Math.floor(data.length / width);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((data[middle * width + at] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low * width;
}
