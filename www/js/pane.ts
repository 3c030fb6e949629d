import type { TextKind } from "./off-thread/messages";
import type { Spans } from "./spans";
import type { Change } from "./text";

/** Where the user is in the textarea, which the upgrade keeps. */
export interface Place {
  /** The end of the selection that stays put. UTF-16 code units from the start of the text. */
  anchor: number;
  /** The end of the selection that moves, where the cursor is. UTF-16 code units from the start of the text. */
  head: number;
  /** The first line in view; lines start at 1. */
  topLine: number;
  focused: boolean;
}

/** What a pane tells the element about the user's doings. Changes that the page makes are not reported. */
export interface Report {
  /** The user changed the text. */
  edited(change: Change): void;
  /** The user moved the cursor to another line; lines start at 1. */
  moved(line: number): void;
}

/** Whatever shows the text: the plain textarea at first, CodeMirror after the upgrade. */
export interface Pane {
  /** The whole text, lines separated by LF. */
  readonly text: string;
  /** Shows another text, which must be normalised; `byUser` says whether to report it as the user's edit. */
  replace(text: string, byUser: boolean): void;
  /** Scrolls a line into view, without taking focus. */
  reveal(line: number): void;
  /** Scrolls to an offset (UTF-16 code units), the pane and the page, without taking focus. */
  show(offset: number): void;
  focus(): void;
  close(): void;
}

/** A pane that can also show colours and marks. */
export interface RichPane extends Pane {
  /** From now on shows what is wrong with the text and helps with it. */
  learn(kind: TextKind): Promise<void>;
  label: string;
  lineNumbers: boolean;
  spans: Spans;
  marks: Uint32Array;
  parts: Uint32Array;
}
