import type { TextKind } from "../off-thread/messages";
import type { Spans } from "./spans";
import type { Change } from "./text";

/** The user's position in the textarea. The upgrade to CodeMirror restores it. */
export interface Place {
  /** The fixed end of the selection, as an offset in UTF-16 code units. */
  anchor: number;
  /** The moving end of the selection (the cursor), as an offset in UTF-16 code units. */
  head: number;
  /** The first visible line, starting at 1. */
  topLine: number;
  focused: boolean;
}

/** Callbacks for user actions. Changes made by the page are not reported. */
export interface Report {
  edited(change: Change): void;
  /** Reports that the user moved the cursor to another line. Lines start at 1. */
  moved(line: number): void;
}

/** A view of the text: the plain textarea or, after the upgrade, CodeMirror. */
export interface Pane {
  readonly text: string;
  /** Replaces the text on behalf of the page. `text` must be normalised. */
  replace(text: string): void;
  /** Scrolls a line into view without moving the focus. */
  reveal(line: number): void;
  /** Scrolls the pane and the page to an offset in UTF-16 code units, without moving the focus. */
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
