import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { search, searchKeymap } from "@codemirror/search";
import { Annotation, Compartment, EditorSelection, EditorState, type Extension, type Text } from "@codemirror/state";
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
import { messages } from "../i18n/languages";
import type { TextKind } from "../off-thread/messages";
import { documentChange } from "./document-change";
import { marks, setMarks } from "./marks";
import type { Place, Report, RichPane } from "./pane";
import { parts, setParts } from "./parts";
import { phrases } from "./phrases";
import { type Spans, setSpans, spans } from "./spans";
import { difference } from "./text";
import { theme } from "./theme";
import { wrapping } from "./wrapping";

/** The state of the `<robots-editor>` before the upgrade to CodeMirror. */
export interface Start {
  text: string;
  place: Place;
  label: string;
  placeholder: string;
  lineNumbers: boolean;
  /** The kind of text, or `null` if no diagnostics will be loaded. If set, the pane reserves space for the diagnostics gutter. */
  kind: TextKind | null;
  spans: Spans;
  marks: Uint32Array;
  parts: Uint32Array;
}

/** Marks changes made by the page. They are not reported as edits. */
const byPage = Annotation.define<boolean>();

/**
 * Handles typing over a selection. By default, Chromium inserts an element with a style attribute. A strict Content-Security-Policy blocks
 * the attribute, and Chromium logs an error.
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

/** If the page inserts more characters than this into a pane that is out of view, the pane gets a new state. */
const MANY = 5000;

class CodeMirrorPane implements RichPane {
  readonly #view: EditorView;
  readonly #report: Report;
  readonly #label = new Compartment();
  readonly #numbers = new Compartment();
  readonly #language = new Compartment();
  /** The document's text. It is cached because joining the lines takes time. */
  #known: { doc: Text; text: string };
  /** The last reported line; 0 before the first report, and after the page has replaced the text. */
  #line = 0;

  constructor(parent: HTMLElement, start: Start, report: Report) {
    this.#report = report;
    const begun = EditorState.create({
      doc: start.text,
      selection: EditorSelection.single(start.place.anchor, start.place.head),
      extensions: [
        history(),
        // Tab is not bound, so keyboard users can leave the pane.
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
    // Set colours and marks in the initial state, so that the text is drawn only once.
    const { state } = begun.update({
      effects: [setSpans.of(start.spans), setMarks.of(start.marks), setParts.of(start.parts)],
    });
    this.#known = { doc: state.doc, text: start.text };
    const top = state.doc.line(Math.min(start.place.topLine, state.doc.lines)).from;
    this.#view = new EditorView({
      state,
      parent,
      // Scrolling the pane also scrolls the page, and the pane may be out of view by now, so scroll only if the textarea was scrolled.
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

  replace(text: string): void {
    const { state } = this.#view;
    const { anchor, head } = state.selection.main;
    // Replace only the part that differs, to limit redrawing and the size of the undo history.
    const { from, to, insert } = difference(this.text, text);
    const transaction = state.update({
      changes: { from, to, insert: state.toText(insert) },
      selection: EditorSelection.single(Math.min(anchor, text.length), Math.min(head, text.length)),
      annotations: [isolateHistory.of("full"), byPage.of(true)],
    });
    // While the pane is out of view, CodeMirror treats inserted text as visible, and takes ten seconds to lay out tens of thousands of
    // lines. After `setState`, CodeMirror lays out only the beginning. The new state retains the history.
    if (!this.#view.inView && insert.length > MANY) this.#view.setState(transaction.state);
    else this.#view.dispatch(transaction);
    this.#known = { doc: this.#view.state.doc, text };
    this.#line = 0;
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

  /**
   * Scrolls a line to the middle. CodeMirror only estimates the heights of lines that were never in view, so this method scrolls up to
   * `times` times.
   */
  #reveal(line: number, times: number, begun = false): void {
    const { doc } = this.#view.state;
    const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.#view.requestMeasure({
      key: this.#view,
      read: (view) => {
        // The text may have become shorter since the request.
        const { top, bottom } = view.lineBlockAt(Math.min(from, view.state.doc.length));
        const { scrollTop, clientHeight } = view.scrollDOM;
        // If the line is taller than the pane, its top must be visible.
        const visible = top >= scrollTop && Math.min(bottom, top + clientHeight) <= scrollTop + clientHeight;
        if (visible && !begun) return null;
        return Math.min(top, (top + bottom - clientHeight) / 2);
      },
      write: (middle, view) => {
        if (middle === null) return;
        // Scroll without animation: this respects prefers-reduced-motion, and works with 200,000 lines.
        view.scrollDOM.scrollTop = middle;
        if (times > 1) requestAnimationFrame(() => this.#reveal(line, times - 1, true));
      },
    });
  }

  #onUpdate(update: ViewUpdate): void {
    if (!update.docChanged && !update.selectionSet) return;
    if (update.transactions.some((tr) => tr.annotation(byPage))) return;
    if (update.docChanged) this.#report.edited(documentChange(update.startState.doc, update.state.doc));
    const line = update.state.doc.lineAt(update.state.selection.main.head).number;
    if (line !== this.#line) this.#report.moved(line);
    this.#line = line;
  }
}

function numbers(shown: boolean): Extension {
  return shown ? lineNumbers() : [];
}

function named(label: string): Extension {
  // Editable content is focusable without tabindex. Checkers such as axe-core expect the attribute anyway.
  return EditorView.contentAttributes.of({ "aria-label": label, "aria-multiline": "true", tabindex: "0" });
}

/** Creates a CodeMirror pane in an empty element. */
export function openCodeMirror(parent: HTMLElement, start: Start, report: Report): RichPane {
  return new CodeMirrorPane(parent, start, report);
}
