import { language, message } from "../i18n/languages";
import type { Pane, Place, Report } from "./pane";
import { lineAt, whole } from "./text";

/**
 * The maximum length of a text that the textarea shows completely, in UTF-16 code units. Chromium lays out a textarea's whole text:
 * 500 KiB take 0.6 s, and 0.15 s for each key press; 5 MB take 3 s and 1.2 s; one line of 50 MB takes 6 s and 13 s. CodeMirror lays out
 * only the lines in view and needs no limit (see wrapping.ts for long lines).
 */
const MOST = 1_000_000;
/** The length of the read-only excerpt that is shown instead of a longer text, in UTF-16 code units. */
const EXCERPT = 100_000;

/** The plain textarea. It is used until CodeMirror is loaded, and if CodeMirror cannot be loaded. */
export class TextareaPane implements Pane {
  readonly #area: HTMLTextAreaElement;
  readonly #notice: HTMLElement;
  readonly #listening = new AbortController();
  /** The complete text, while the textarea shows only an excerpt of it. */
  #whole: string | null = null;
  /** The last line reported, or 0 if no line of the current text has been reported. */
  #line = 0;
  #composing = false;

  /** `notice` is an element that shows a message while the textarea shows only an excerpt. */
  constructor(area: HTMLTextAreaElement, notice: HTMLElement, report: Report) {
    this.#area = area;
    this.#notice = notice;
    const on = (types: string[], listener: () => void) => {
      for (const type of types) area.addEventListener(type, listener, { signal: this.#listening.signal });
    };
    on(["input"], () => {
      const text = area.value;
      if (text.length > MOST) this.#show(text);
      report.edited(whole(text));
    });
    // "selectionchange" would also fire for changes made by the page.
    on(["input", "keyup", "pointerup"], () => {
      const line = lineAt(area.value, this.place.head);
      if (line !== this.#line) report.moved(line);
      this.#line = line;
    });
    on(["compositionstart"], () => {
      this.#composing = true;
    });
    on(["compositionend"], () => {
      this.#composing = false;
    });
    if (area.value.length > MOST) this.#show(area.value);
  }

  get text(): string {
    return this.#whole ?? this.#area.value;
  }

  get place(): Place {
    const { selectionStart, selectionEnd, selectionDirection, scrollTop, scrollHeight } = this.#area;
    const backward = selectionDirection === "backward";
    // `topLine` is exact if no line is wrapped, and approximate otherwise.
    const lines = scrollTop > 0 ? lineAt(this.#area.value, Number.POSITIVE_INFINITY) : 0;
    return {
      anchor: backward ? selectionEnd : selectionStart,
      head: backward ? selectionStart : selectionEnd,
      // Do not divide by 0: in a hidden textarea, `scrollTop` and `scrollHeight` are 0.
      topLine: scrollTop > 0 ? 1 + Math.floor((lines * scrollTop) / scrollHeight) : 1,
      focused: this.#area.matches(":focus"),
    };
  }

  replace(text: string): void {
    const { selectionStart, selectionEnd, selectionDirection } = this.#area;
    this.#show(text);
    // The browser clamps these offsets to the text.
    this.#area.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
    this.#line = 0;
  }

  reveal(line: number): void {
    const area = this.#area;
    const middle = ((line - 0.5) / lineAt(area.value, Number.POSITIVE_INFINITY)) * area.scrollHeight;
    if (middle < area.scrollTop || middle > area.scrollTop + area.clientHeight) {
      area.scrollTop = middle - area.clientHeight / 2;
    }
  }

  show(offset: number): void {
    this.#area.scrollIntoView({ block: "nearest" });
    this.reveal(lineAt(this.#area.value, offset));
  }

  focus(): void {
    this.#area.focus();
  }

  close(): void {
    this.#listening.abort();
    this.#notice.textContent = "";
  }

  /** Resolves once no input-method composition is in progress. Replacing the pane during a composition would break it. */
  async settled(): Promise<void> {
    if (!this.#composing) return;
    await new Promise((done) => this.#area.addEventListener("compositionend", done, { once: true }));
  }

  #show(text: string): void {
    const partly = text.length > MOST;
    if (this.#whole !== null || partly) this.#area.readOnly = partly;
    this.#whole = partly ? text : null;
    this.#area.value = partly ? text.slice(0, EXCERPT) : text;
    const number = (count: number) => count.toLocaleString(language());
    const notice = message("editor-excerpt") ?? "Showing the first { $shown } of { $all } characters, not editable.";
    const excerptNotice = notice.replace("{ $shown }", number(EXCERPT)).replace("{ $all }", number(text.length));
    this.#notice.textContent = partly ? excerptNotice : "";
  }
}
