import { foldService } from "@codemirror/language";
import { type EditorState, type Extension, RangeSet, RangeValue, StateEffect, StateField } from "@codemirror/state";
import { type EditorView, logException, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import type { Answer, EditorFold, ParsedText } from "./engine.js";
import { ask, isLate, parsed } from "./engine-state.js";

/** The last line of each foldable range, keyed by its first line. */
type Folds = Map<number, number>;

/** The foldable ranges of each parsed text, cached because CodeMirror queries every visible line. */
const known = new WeakMap<ParsedText, Folds | undefined>();

class Foldable extends RangeValue {}
const foldable = new Foldable();

const arrived = StateEffect.define<RangeSet<Foldable>>();

/** The latest foldable ranges from an asynchronous engine; `null` until it first answers. */
const late = StateField.define<RangeSet<Foldable> | null>({
  create: () => null,
  update(ranges, tr) {
    for (const effect of tr.effects) if (effect.is(arrived)) return effect.value;
    return ranges && tr.docChanged ? ranges.map(tr.changes) : ranges;
  },
});

function ranges({ doc }: EditorState, found: readonly EditorFold[]): RangeSet<Foldable> {
  const inside = found.filter(({ firstLine, lastLine }) => firstLine < lastLine && lastLine <= doc.lines);
  return RangeSet.of(
    inside.map(({ firstLine, lastLine }) => foldable.range(doc.line(firstLine).to, doc.line(lastLine).to)),
    true,
  );
}

/** Returns the foldable ranges from a synchronous engine; `undefined` if the engine is asynchronous. */
function folds(text: ParsedText): Folds | undefined {
  if (!known.has(text)) {
    const answer: Answer<readonly EditorFold[]> | undefined = text.folding?.();
    // Ignore the error here: the plugin `FoldingRequests` repeats the query and reports the error.
    if (isLate(answer)) answer.catch(() => undefined);
    else known.set(text, new Map(answer?.map(({ firstLine, lastLine }) => [firstLine, lastLine])));
  }
  return known.get(text);
}

/** The delay between a change and the query to an asynchronous engine, in milliseconds. */
const PAUSE = 300;

class FoldingRequests {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: EditorView) {
    this.#askSoon(view, 0);
  }

  update({ docChanged, view }: ViewUpdate): void {
    if (docChanged) this.#askSoon(view, PAUSE);
  }

  destroy(): void {
    clearTimeout(this.#timer);
  }

  #askSoon(view: EditorView, pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(view), pause);
  }

  async #ask(view: EditorView): Promise<void> {
    const answer = ask(view.state, (text) => (known.has(text) ? undefined : text.folding?.()));
    if (!isLate(answer)) return;
    try {
      const found = await answer;
      if (found) view.dispatch({ effects: arrived.of(ranges(view.state, found)) });
    } catch (error) {
      logException(view.state, error, "robotscope");
    }
  }
}

/** Returns `true` if an asynchronous engine has just answered. Pass it to CodeMirror's `foldGutter` as `foldingChanged`. */
export function foldingChanged({ transactions }: ViewUpdate): boolean {
  return transactions.some(({ effects }) => effects.some((effect) => effect.is(arrived)));
}

/** Folds groups, and blocks of comment lines. */
export const folding: Extension = [
  late,
  ViewPlugin.fromClass(FoldingRequests),
  foldService.of((state, start, end) => {
    const before = state.field(late);
    if (before) {
      const cursor = before.iter(end);
      while (cursor.value && cursor.from < end) cursor.next();
      return cursor.value && cursor.from === end ? { from: end, to: cursor.to } : null;
    }
    const text = parsed(state);
    const last = text && folds(text)?.get(state.doc.lineAt(start).number);
    return last ? { from: end, to: state.doc.line(Math.min(last, state.doc.lines)).to } : null;
  }),
];
