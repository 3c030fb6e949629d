import { idle } from "./idle";
import type { TextKind } from "./off-thread/messages";
import type { Pane, Report, RichPane } from "./pane";
import { sheet } from "./sheet";
import type { Spans } from "./spans";
import { type Change, normalise } from "./text";
import { TextareaPane } from "./textarea";

/** A pane that nobody has seen costs nothing but its textarea. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting && target instanceof RobotsEditor) {
      seen.unobserve(target);
      void target.upgrade();
    }
});

let fetching: Promise<unknown> = Promise.resolve();
/** Resolves when no pane waits for CodeMirror's file. */
export const editorFetched = (): Promise<unknown> => fetching;

/**
 * Preloads CodeMirror's file while the page is rendered, if the skeleton has a pane in view or just below. The file runs when a pane comes into
 * view. In development there is no such file.
 */
export function fetchEditor(): void {
  const file = document.querySelector<HTMLElement>("script[data-editor]")?.dataset.editor;
  const pane = document.querySelector(".first .pane")?.getBoundingClientRect();
  if (file && pane && pane.top < 1.5 * innerHeight)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
}

/**
 * `<robots-editor label="robots.txt" line-numbers language="robots-txt">`: a text pane around a `<textarea>` of the page, which works at once;
 * CodeMirror replaces it when the pane has been seen and CodeMirror has been loaded, and never does if it cannot be.
 *
 * All offsets are UTF-16 code units from the start of `value`; lines start at 1.
 *
 * Events, for the user's doings only: `robots-input` (`detail`: the {@link Change}) and `robots-line` (`detail`: the line of
 * the cursor, when it has moved to another).
 */
export class RobotsEditor extends HTMLElement {
  static readonly observedAttributes = ["label", "line-numbers"];

  readonly #holder = document.createElement("div");
  readonly #notice = document.createElement("p");
  #plain: TextareaPane | null = null;
  #rich: RichPane | null = null;
  #loading = false;
  /** A text that was set before there was a pane to show it. */
  #early: string | null = null;
  /** The line that the page last wanted to be seen, which richer panes may show elsewhere. */
  #wanted: number | null = null;
  #spans: Spans = () => new Uint32Array();
  #marks: Uint32Array = new Uint32Array();
  #parts: Uint32Array = new Uint32Array();
  readonly #report: Report = {
    edited: (change) => this.#tell("robots-input", change),
    moved: (line) => this.#tell("robots-line", line),
  };

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const slot = document.createElement("slot");
    this.#holder.className = "rich";
    this.#notice.className = "notice";
    this.#notice.setAttribute("role", "status");
    root.append(this.#notice, this.#holder, slot);
    slot.addEventListener("slotchange", () => this.#adopt());
    // A click on the textarea's label also "clicks" the textarea, even if that is not displayed.
    this.addEventListener("click", (event) => {
      if (this.#rich && event.target instanceof HTMLTextAreaElement) this.#rich.focus();
    });
    // In the capture phase: both panes would put a dropped file in as text in their own ways.
    this.addEventListener("dragover", (event) => this.#onDrag(event), true);
    this.addEventListener("drop", (event) => void this.#onDrop(event), true);
    // What the page set before this class was defined hides the accessors.
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
    // A move within the page disconnects and connects at once, and may keep the pane.
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
   * The text, its lines separated by LF: CR and CRLF become LF when a text is set, typed, pasted or dropped, so all
   * offsets and lines are those of this text. Setting it fires no event, clamps the selection, and can be undone.
   */
  get value(): string {
    return this.#pane?.text ?? this.#early ?? "";
  }

  set value(value: string) {
    this.#replace(value, false);
  }

  /**
   * Gives the colours of a part, asked for when it comes into view: triples `[from, to, kind]` in one flat array, sorted by `from`, not
   * overlapping; `from` and `to` in UTF-16 code units of `value` as it is when this is set, `kind` a `SpanKind`.
   */
  get spans(): Spans {
    return this.#spans;
  }

  set spans(spans: Spans) {
    this.#spans = spans;
    if (this.#rich) this.#rich.spans = spans;
  }

  /**
   * The marked lines: pairs `[line, kind]` in one flat array, sorted by `line` (from 1), `kind` a
   * `MarkKind`; a line may have several. The array is kept, not copied.
   */
  get marks(): Uint32Array {
    return this.#marks;
  }

  set marks(marks: Uint32Array) {
    this.#marks = marks;
    if (this.#rich) this.#rich.marks = marks;
  }

  /**
   * The parts that stand out: triples `[from, to, kind]` in one flat array, sorted by `from`; they may overlap. Offsets are
   * as in {@link spans}, `kind` is a `PartKind`. The array is kept, not copied.
   */
  get parts(): Uint32Array {
    return this.#parts;
  }

  set parts(parts: Uint32Array) {
    this.#parts = parts;
    if (this.#rich) this.#rich.parts = parts;
  }

  /** Scrolls a line (from 1) to the middle of the pane unless it is in view. Moves neither focus nor the page. */
  reveal(line: number): void {
    this.#wanted = line;
    this.#pane?.reveal(line);
  }

  /** Brings an offset of `value` (UTF-16 code units) into view, the page with it. Does not move the focus. */
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

  /** Takes on the textarea, which the page may render after this element. */
  #adopt(): void {
    const area = this.querySelector("textarea");
    if (!area || this.#pane) return;
    this.#plain = new TextareaPane(area, this.#notice, this.#report);
    if (this.#early !== null) this.#plain.replace(this.#early, false);
    this.#early = null;
  }

  /** Puts CodeMirror in the place of the textarea, when the browser has nothing better to do. */
  async upgrade(): Promise<void> {
    if (this.#loading || this.#rich) return;
    this.#loading = true;
    try {
      const file = idle().then(() => import("./codemirror"));
      fetching = file.catch(() => {});
      const { openCodeMirror } = await file;
      // A task of its own: to run the file has taken its time.
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
      console.warn("The plain text field stays: the editor could not be loaded.", error);
    } finally {
      this.#loading = false;
    }
  }

  /** Diagnostics and the rest come when they have been loaded; the pane does without. */
  async #learn(pane: RichPane, kind: TextKind): Promise<void> {
    try {
      await idle();
      await pane.learn(kind);
      if (this.#wanted !== null) pane.reveal(this.#wanted);
    } catch (error) {
      console.warn("The text pane shows no diagnostics: what finds them could not be loaded.", error);
    }
  }

  /** Gives the text back to the textarea, so that nothing of this element outlives its removal from the page. */
  #downgrade(): void {
    if (!this.#rich) return;
    this.#early = this.#rich.text;
    this.#rich.close();
    this.#rich = null;
    this.#adopt();
  }

  #replace(value: string, byUser: boolean): void {
    const text = normalise(value);
    if (text === this.value) return;
    if (this.#pane) this.#pane.replace(text, byUser);
    else this.#early = text;
  }

  #onDrag(event: DragEvent): void {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  }

  async #onDrop(event: DragEvent): Promise<void> {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    // Not File.text(): it drops a byte order mark, which a robots.txt parser may trip over and the user should see.
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
    this.#replace(text, true);
  }

  #tell(type: "robots-input" | "robots-line", detail: Change | number): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** What the text of a pane is, as its attribute `language` says. */
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
