import type { TextKind } from "../off-thread/messages";
import type { Spans } from "./spans";
import type { Change } from "./text";

/** The user's position in the textarea, which the upgrade restores. */
export interface Place {
  /** The fixed end of the selection, in UTF-16 code units from the start of the text. */
  anchor: number;
  /** The moving end of the selection, where the cursor is; in UTF-16 code units from the start of the text. */
  head: number;
  /** The first line in view; lines start at 1. */
  topLine: number;
  focused: boolean;
}

/** Callbacks for actions of the user. Changes by the page are not reported. */
export interface Report {
  edited(change: Change): void;
  /** Reports that the user moved the cursor to another line; lines start at 1. */
  moved(line: number): void;
}

/** A view of the text: the plain textarea, or CodeMirror after the upgrade. */
export interface Pane {
  readonly text: string;
  /** Replaces the text, which must be normalised. `byUser` reports the change as the user's edit. */
  replace(text: string, byUser: boolean): void;
  /** Scrolls a line into view without moving the focus. */
  reveal(line: number): void;
  /** Scrolls the pane and the page to an offset (UTF-16 code units) without moving the focus. */
  show(offset: number): void;
  focus(): void;
  close(): void;
}

/** A pane that can also show colours and marks. */
export interface RichPane extends Pane {
  learn(kind: TextKind): Promise<void>;
  label: string;
  lineNumbers: boolean;
  spans: Spans;
  marks: Uint32Array;
  parts: Uint32Array;
}
