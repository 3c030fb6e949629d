import type { Change } from "../editor/text";

export type TextId = number & { readonly isText: true };

export type TextKind = "robots-txt" | "headers" | "html";

export type ToWorker =
  | { type: "store"; text: TextId; kind: TextKind; value: string }
  /** Stores a text, described as a change to another stored text. */
  | { type: "change"; text: TextId; before: TextId; change: Change }
  | { type: "drop"; text: TextId }
  | { type: "ask"; id: number; name: string; args: readonly unknown[] }
  | { type: "cancel"; id: number }
  /** Sets the language for later answers: its tag and its messages. `messages` is `undefined` for English. */
  | { type: "speak"; tag: string; messages: string | undefined };

export type FromWorker =
  | { type: "progress"; id: number; value: unknown }
  | { type: "answer"; id: number; value: unknown }
  /** `isFatal` is `true` if the worker can no longer answer queries. */
  | { type: "failure"; id: number; message: string; isFatal: boolean };

/**
 * The queries that a worker answers, keyed by name. Text arguments are {@link TextId}s. A long query is a generator that yields its
 * progress. Between two steps, the worker answers other queries, and the query can be cancelled.
 */
export type Answers = Record<string, (...args: never[]) => unknown>;
