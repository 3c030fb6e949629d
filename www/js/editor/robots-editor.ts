import type { TextKind } from "../off-thread/messages";
import { idle } from "../startup/idle";
import type { Pane, Report, RichPane } from "./pane";
import type { Spans } from "./spans";
import { styleSheet } from "./style-sheet";
import { type Change, normalise } from "./text";
import { TextareaPane } from "./textarea";

/** Upgrades a pane when it comes into view. A pane that was never visible costs only its textarea. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting && target instanceof RobotsEditor) {
      seen.unobserve(target);
      void target.upgrade();
    }
});

let fetching: Promise<unknown> = Promise.resolve();
/** Resolves when no pane is waiting for CodeMirror's file. */
export const editorFetched = (): Promise<unknown> => fetching;

/**
 * Preloads CodeMirror's file while the page is being rendered, if the skeleton has a pane in or just below the window. The browser runs the
 * file only when a pane comes into view. In development, CodeMirror has no file of its own, so nothing is preloaded.
 */
export function fetchEditor(): void {
  const file = document.querySelector<HTMLElement>("script[data-editor]")?.dataset.editor;
  const pane = document.querySelector(".first .pane")?.getBoundingClientRect();
  if (file && pane && pane.top < 1.5 * innerHeight)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
}

/**
 * `<robots-editor label="robots.txt" line-numbers language="robots-txt">`: a text pane around a `<textarea>` from the page. The textarea
 * works immediately. CodeMirror replaces it once the pane has been in view and CodeMirror is loaded. If loading fails, the textarea
 * remains.
 *
 * All offsets are in UTF-16 code units from the start of `value`. Lines start at 1.
 *
 * Events fire only for user actions: `robots-input` when the text changes (`detail`: the {@link Change}), and `robots-line` when the cursor
 * moves to another line (`detail`: that line).
 */
export class RobotsEditor extends HTMLElement {
  static readonly observedAttributes = ["label", "line-numbers"];

  readonly #holder = document.createElement("div");
  readonly #notice = document.createElement("p");
  #plain: TextareaPane | null = null;
  #rich: RichPane | null = null;
  #loading = false;
  /** The text that was set before the pane existed. */
  #early: string | null = null;
  /** The last line passed to `reveal`. It is revealed again after diagnostics have changed the layout. */
  #wanted: number | null = null;
  #spans: Spans = () => new Uint32Array();
  #marks: Uint32Array = new Uint32Array();
  #parts: Uint32Array = new Uint32Array();
  readonly #report: Report = {
    edited: (change) => this.#emit("robots-input", change),
    moved: (line) => this.#emit("robots-line", line),
  };

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [styleSheet];
    const slot = document.createElement("slot");
    this.#holder.className = "rich";
    this.#notice.className = "notice";
    this.#notice.setAttribute("role", "status");
    root.append(this.#notice, this.#holder, slot);
    slot.addEventListener("slotchange", () => this.#adopt());
    // Clicking the textarea's label also “clicks” the textarea, even while it is hidden. In that case, move the focus to CodeMirror.
    this.addEventListener("click", (event) => {
      if (this.#rich && event.target instanceof HTMLTextAreaElement) this.#rich.focus();
    });
    // Properties that were set before this class was defined hide its accessors, so set them again through the accessors.
    for (const name of ["value", "spans", "marks", "parts"]) {
      if (!Object.hasOwn(this, name)) continue;
      const early: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
  }

  connectedCallback(): void {
    this.#adopt();
    seen.observe(this);
  }

  disconnectedCallback(): void {
    // Moving the element within the page disconnects it and connects it again at once. Keep the pane in that case.
    queueMicrotask(() => {
      if (this.isConnected) return;
      seen.unobserve(this);
      this.#downgrade();
    });
  }

  attributeChangedCallback(): void {
    if (!this.#rich) return;
    this.#rich.label = this.#label;
    this.#rich.lineNumbers = this.hasAttribute("line-numbers");
  }

  /**
   * The text, with LF line breaks. CR and CRLF become LF when text is set, typed, pasted or dropped. All offsets and lines refer to this
   * text. Setting it fires no event and clamps the selection. After the upgrade to CodeMirror, the user can undo the change.
   */
  get value(): string {
    return this.#pane?.text ?? this.#early ?? "";
  }

  set value(value: string) {
    const text = normalise(value);
    if (text === this.value) return;
    if (this.#pane) this.#pane.replace(text);
    else this.#early = text;
  }

  /**
   * A function that returns the coloured spans in a range. It is called when the range comes into view. The result is a flat array of
   * triples `[from, to, kind]`, sorted by `from`, without overlaps. `from` and `to` are offsets in the `value` at the time when the
   * function was set, in UTF-16 code units. `kind` is a `SpanKind`.
   */
  get spans(): Spans {
    return this.#spans;
  }

  set spans(spans: Spans) {
    this.#spans = spans;
    if (this.#rich) this.#rich.spans = spans;
  }

  /**
   * The marked lines, as a flat array of pairs `[line, kind]`, sorted by `line` (from 1). `kind` is a `MarkKind`. A line may have several
   * marks. The array is kept, not copied.
   */
  get marks(): Uint32Array {
    return this.#marks;
  }

  set marks(marks: Uint32Array) {
    this.#marks = marks;
    if (this.#rich) this.#rich.marks = marks;
  }

  /**
   * The highlighted parts, as a flat array of triples `[from, to, kind]`, sorted by `from`. Parts may overlap. Offsets are as in {@link
   * spans}, and `kind` is a `PartKind`. The array is kept, not copied.
   */
  get parts(): Uint32Array {
    return this.#parts;
  }

  set parts(parts: Uint32Array) {
    this.#parts = parts;
    if (this.#rich) this.#rich.parts = parts;
  }

  /** Scrolls a line (from 1) to the middle of the pane, unless it is already in view. Moves neither the focus nor the page. */
  reveal(line: number): void {
    this.#wanted = line;
    this.#pane?.reveal(line);
  }

  /** Scrolls the pane and the page to an offset in `value`, in UTF-16 code units. Does not move the focus. */
  show(offset: number): void {
    this.#pane?.show(offset);
  }

  override focus(): void {
    this.#pane?.focus();
  }

  get #pane(): Pane | null {
    return this.#rich ?? this.#plain;
  }

  get #label(): string {
    return this.getAttribute("label") ?? "";
  }

  /** Finds the textarea and uses it as the pane. The page may render the textarea after this element. */
  #adopt(): void {
    const area = this.querySelector("textarea");
    if (!area || this.#pane) return;
    this.#plain = new TextareaPane(area, this.#notice, this.#report);
    if (this.#early !== null) this.#plain.replace(this.#early);
    this.#early = null;
  }

  /** Replaces the textarea with CodeMirror once the browser is idle. */
  async upgrade(): Promise<void> {
    if (this.#loading || this.#rich) return;
    this.#loading = true;
    try {
      const file = idle().then(() => import("./codemirror"));
      fetching = file.catch(() => {});
      const { openCodeMirror } = await file;
      // Continue in a new task, because running CodeMirror's file has already taken time in this task.
      await new Promise((done) => setTimeout(done));
      await this.#plain?.settled();
      if (!this.isConnected) return;
      const place = this.#plain?.place ?? { anchor: 0, head: 0, topLine: 1, focused: false };
      const start = {
        text: this.value,
        place,
        label: this.#label,
        placeholder: this.querySelector("textarea")?.placeholder ?? "",
        lineNumbers: this.hasAttribute("line-numbers"),
        kind: kindOf(this.getAttribute("language")),
        spans: this.#spans,
        marks: this.#marks,
        parts: this.#parts,
      };
      this.#rich = openCodeMirror(this.#holder, start, this.#report);
      this.#plain?.close();
      this.#plain = null;
      this.#early = null;
      if (place.focused) this.#rich.focus();
      if (start.kind) void this.#learn(this.#rich, start.kind);
    } catch (error) {
      console.warn("The editor could not be loaded, so the plain text field stays.", error);
    } finally {
      this.#loading = false;
    }
  }

  /** Loads diagnostics, hovers and completion. The pane works without them. */
  async #learn(pane: RichPane, kind: TextKind): Promise<void> {
    try {
      await idle();
      await pane.learn(kind);
      if (this.#wanted !== null) pane.reveal(this.#wanted);
    } catch (error) {
      console.warn("The text pane shows no diagnostics, because the engine could not be loaded.", error);
    }
  }

  /** Moves the text back to the textarea when the element is removed, so that CodeMirror can be released. */
  #downgrade(): void {
    if (!this.#rich) return;
    this.#early = this.#rich.text;
    this.#rich.close();
    this.#rich = null;
    this.#adopt();
  }

  #emit(type: "robots-input" | "robots-line", detail: Change | number): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** Returns the kind of text for a value of the `language` attribute, or `null` for an unknown value. */
function kindOf(language: string | null): TextKind | null {
  return language === "robots-txt" || language === "headers" || language === "html" ? language : null;
}

declare global {
  interface HTMLElementTagNameMap {
    "robots-editor": RobotsEditor;
  }
  interface HTMLElementEventMap {
    "robots-input": CustomEvent<Change>;
    "robots-line": CustomEvent<number>;
  }
}

customElements.define("robots-editor", RobotsEditor);
