import {
  type ChangeDesc,
  type Extension,
  StateEffect,
  type StateEffectType,
  StateField,
  type Text,
} from "@codemirror/state";
import { type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

/** Something about a document, and what has been done to the document since it came. */
export interface Anchored<T> {
  data: T;
  /** The document that it is about. */
  doc: Text;
  /** The changes since; null for none. */
  changes: ChangeDesc | null;
}

/**
 * A field of numbers about the document, or of what gives them, and the effect which sets it. The numbers are not mapped through the
 * changes to the document, of which there may be many thousands to a keystroke; only the changes are kept, so that the few in
 * view can be mapped when they are drawn.
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

/** The field with what is drawn of it, again whenever it is set, the document changes or other lines come into view. */
export function drawing<T>(field: StateField<Anchored<T>>, draw: (view: EditorView) => DecorationSet): Extension {
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
  return [field, ViewPlugin.fromClass(Drawer, { decorations: (drawer) => drawer.decorations })];
}

/** Where an offset of the present document was in the document that the numbers are about. */
export function before(changes: ChangeDesc | null, offset: number, side: 1 | -1): number {
  return changes ? changes.invertedDesc.mapPos(offset, side) : offset;
}

/** Where an offset of the document that the numbers are about is now. What is typed at it comes before it. */
export function after(changes: ChangeDesc | null, offset: number): number {
  return changes ? changes.mapPos(offset, 1) : offset;
}

/** The first index of a flat array of `width` numbers per entry whose entry has its number `at` not below `least`. */
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
