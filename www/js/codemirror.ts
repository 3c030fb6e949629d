import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { search, searchKeymap } from "@codemirror/search";
import {
  Annotation,
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  type Text,
  Transaction,
} from "@codemirror/state";
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
  type ViewUpdate,
} from "@codemirror/view";
import { changed } from "./changed";
import { messages } from "./languages";
import { marks, setMarks } from "./marks";
import type { TextKind } from "./off-thread/messages";
import type { Place, Report, RichPane } from "./pane";
import { parts, setParts } from "./parts";
import { phrases } from "./phrases";
import { type Spans, setSpans, spans } from "./spans";
import { difference } from "./text";
import { theme } from "./theme";
import { wrapping } from "./wrapping";

/** What the element had before the upgrade. */
export interface Start {
  text: string;
  place: Place;
  label: string;
  /** What an empty pane says. */
  placeholder: string;
  lineNumbers: boolean;
  /** What the pane is going to learn, for which it leaves room. */
  kind: TextKind | null;
  spans: Spans;
  marks: Uint32Array;
  parts: Uint32Array;
}

/** Marks a change that the page makes, which is not to be reported. */
const byPage = Annotation.define<boolean>();

/**
 * Typing over a selection. Left to itself, Chromium puts a style attribute on what it inserts, which a strict
 * Content-Security-Policy refuses with a message in the console.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    if (event.inputType !== "insertText" || event.isComposing || !event.data) return false;
    if (view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(event.data), { userEvent: "input.type", scrollIntoView: true });
    event.preventDefault();
    return true;
  },
});

/** So many characters at once are too many to be drawn out of view. */
const MANY = 5000;

class CodeMirrorPane implements RichPane {
  readonly #view: EditorView;
  readonly #report: Report;
  readonly #label = new Compartment();
  readonly #numbers = new Compartment();
  readonly #language = new Compartment();
  /** The text of a document, as to put it together takes time. */
  #known: { doc: Text; text: string };
  /** The line last reported; 0 for none. */
  #line = 0;

  constructor(parent: HTMLElement, start: Start, report: Report) {
    this.#report = report;
    const begun = EditorState.create({
      doc: start.text,
      selection: EditorSelection.single(start.place.anchor, start.place.head),
      extensions: [
        history(),
        // No binding for Tab, which must lead keyboard users out of the pane.
        keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
        search({ top: true }),
        EditorState.phrases.of(phrases(messages())),
        highlightSpecialChars(),
        start.placeholder ? placeholder(start.placeholder) : [],
        highlightActiveLine(),
        highlightActiveLineGutter(),
        typeOver,
        wrapping,
        spans,
        marks,
        parts,
        this.#numbers.of(numbers(start.lineNumbers)),
        this.#label.of(named(start.label)),
        this.#language.of(start.kind ? EditorView.editorAttributes.of({ class: `awaits-${start.kind}` }) : []),
        EditorView.updateListener.of((update) => this.#onUpdate(update)),
        theme,
      ],
    });
    // In the state from the beginning, so that the text is drawn once.
    const { state } = begun.update({
      effects: [setSpans.of(start.spans), setMarks.of(start.marks), setParts.of(start.parts)],
    });
    this.#known = { doc: state.doc, text: start.text };
    const top = state.doc.line(Math.min(start.place.topLine, state.doc.lines)).from;
    this.#view = new EditorView({
      state,
      parent,
      // It scrolls the page, too, which a pane that comes into view later must not do.
      ...(start.place.topLine > 1 && { scrollTo: EditorView.scrollIntoView(top, { y: "start", yMargin: 0 }) }),
    });
  }

  get text(): string {
    const { doc } = this.#view.state;
    if (this.#known.doc !== doc) this.#known = { doc, text: doc.toString() };
    return this.#known.text;
  }

  set label(label: string) {
    this.#view.dispatch({ effects: this.#label.reconfigure(named(label)) });
  }

  set lineNumbers(shown: boolean) {
    this.#view.dispatch({ effects: this.#numbers.reconfigure(numbers(shown)) });
  }

  set spans(spans: Spans) {
    this.#view.dispatch({ effects: setSpans.of(spans) });
  }

  set marks(marks: Uint32Array) {
    this.#view.dispatch({ effects: setMarks.of(marks) });
  }

  set parts(parts: Uint32Array) {
    this.#view.dispatch({ effects: setParts.of(parts) });
  }

  async learn(kind: TextKind): Promise<void> {
    const { language } = await import("./language");
    this.#view.dispatch({ effects: this.#language.reconfigure(await language(kind)) });
  }

  replace(text: string, byUser: boolean): void {
    const { state } = this.#view;
    const { anchor, head } = state.selection.main;
    // The part that differs only, so that what stays is not drawn again and the undo history stays small.
    const { from, to, insert } = difference(this.text, text);
    const transaction = state.update({
      changes: { from, to, insert: state.toText(insert) },
      selection: EditorSelection.single(Math.min(anchor, text.length), Math.min(head, text.length)),
      annotations: [isolateHistory.of("full"), byUser ? Transaction.userEvent.of("input.drop") : byPage.of(true)],
    });
    // Out of view, CodeMirror takes for seen whatever replaces what was seen, and draws tens of thousands of lines for ten seconds. A new
    // state is drawn from its beginning, with the same history; but it tells no listener, so what the user does is always a change.
    if (!byUser && !this.#view.inView && insert.length > MANY) this.#view.setState(transaction.state);
    else this.#view.dispatch(transaction);
    this.#known = { doc: this.#view.state.doc, text };
    if (!byUser) this.#line = 0;
  }

  reveal(line: number): void {
    this.#reveal(line, 3);
  }

  show(offset: number): void {
    const at = Math.min(offset, this.#view.state.doc.length);
    this.#view.dispatch({ effects: EditorView.scrollIntoView(at, { y: "center", x: "center" }) });
  }

  focus(): void {
    this.#view.focus();
  }

  close(): void {
    this.#view.destroy();
  }

  /** Heights of lines out of view are guesses until they have been in view, so this is done a few times over. */
  #reveal(line: number, times: number, begun = false): void {
    const { doc } = this.#view.state;
    const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.#view.requestMeasure({
      key: this.#view,
      read: (view) => {
        // The text may have become shorter since.
        const { top, bottom } = view.lineBlockAt(Math.min(from, view.state.doc.length));
        const { scrollTop, clientHeight } = view.scrollDOM;
        // Of a line that is higher than the pane, the top has to be in view.
        const visible = top >= scrollTop && Math.min(bottom, top + clientHeight) <= scrollTop + clientHeight;
        if (visible && !begun) return null;
        return Math.min(top, (top + bottom - clientHeight) / 2);
      },
      write: (middle, view) => {
        if (middle === null) return;
        // At once, never smoothly: right with and without prefers-reduced-motion, and for 200,000 lines.
        view.scrollDOM.scrollTop = middle;
        if (times > 1) requestAnimationFrame(() => this.#reveal(line, times - 1, true));
      },
    });
  }

  #onUpdate(update: ViewUpdate): void {
    if (!update.docChanged && !update.selectionSet) return;
    if (update.transactions.some((tr) => tr.annotation(byPage))) return;
    if (update.docChanged) this.#report.edited(changed(update.startState.doc, update.state.doc));
    const line = update.state.doc.lineAt(update.state.selection.main.head).number;
    if (line !== this.#line) this.#report.moved(line);
    this.#line = line;
  }
}

function numbers(shown: boolean): Extension {
  return shown ? lineNumbers() : [];
}

function named(label: string): Extension {
  // Being editable makes it focusable already; tabindex tells so those who look for it, such as axe-core.
  return EditorView.contentAttributes.of({ "aria-label": label, "aria-multiline": "true", tabindex: "0" });
}

/** Shows CodeMirror in an element, which must be in the page and empty. */
export function openCodeMirror(parent: HTMLElement, start: Start, report: Report): RichPane {
  return new CodeMirrorPane(parent, start, report);
}
