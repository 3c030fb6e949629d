import type { Change } from "../text";

/** The number of a text that the worker keeps. */
export type TextId = number & { readonly isText: true };

/** What a text is. */
export type TextKind = "robots-txt" | "headers" | "html";

/** What the page says to the worker. */
export type ToWorker =
  | { type: "keep"; text: TextId; kind: TextKind; value: string }
  /** A text that is another one but for a change. */
  | { type: "change"; text: TextId; before: TextId; change: Change }
  | { type: "drop"; text: TextId }
  | { type: "ask"; id: number; name: string; args: readonly unknown[] }
  | { type: "cancel"; id: number }
  /** In which language the answers are from now on: its tag and its messages, of which English needs none. */
  | { type: "speak"; tag: string; messages: string | undefined };

/** What the worker says to the page. */
export type FromWorker =
  | { type: "progress"; id: number; value: unknown }
  | { type: "answer"; id: number; value: unknown }
  /** Fatal if the worker can answer nothing any more. */
  | { type: "failure"; id: number; message: string; isFatal: boolean };

/**
 * What a worker can be asked, by its name. A text among the arguments is a {@link TextId}; a generator is a question that takes long:
 * what it yields is its progress, and between two steps other questions are answered and it can be cancelled.
 */
export type Answers = Record<string, (...args: never[]) => unknown>;
