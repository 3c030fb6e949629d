import type { Change } from "../editor/text";
import type { Answers, FromWorker, TextId, TextKind, ToWorker } from "./messages";

/** A text that queries refer to. Each worker receives the text only once: with the first query, or as a change to another text. */
export class TextHandle {
  constructor(
    readonly id: TextId,
    readonly kind: TextKind,
    readonly value: () => string,
  ) {}
}

/**
 * The error for the query that stopped the engine, or for all open queries if the worker failed outside a query. The next query starts a
 * new engine.
 */
export class EngineStopped extends Error {
  override readonly name = "EngineStopped";

  constructor(cause?: unknown) {
    super("The engine could not be loaded or has stopped; the next question starts it again.", { cause });
  }
}

export interface QueryOptions<Progress> {
  /** Cancels the query. Its promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
  onProgress?(progress: Progress): void;
}

type Arguments<Question> = Question extends (...args: infer Args) => unknown
  ? { [Place in keyof Args]: Args[Place] extends TextId ? TextHandle : Args[Place] }
  : never;
type Result<Question> = Question extends (...args: never[]) => infer Given
  ? Given extends Generator<unknown, infer End>
    ? End
    : Given
  : never;
type Progress<Question> = Question extends (...args: never[]) => Generator<infer Step> ? Step : never;

interface Open {
  name: string;
  args: readonly unknown[];
  resolve(value: unknown): void;
  reject(reason: unknown): void;
  onProgress: ((progress: never) => void) | undefined;
}

/** The client of the worker. Starts the worker with the first query, and keeps track of open queries. */
export class OffThread<Known extends Answers> {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  #sent = new Set<TextHandle>();
  #open = new Map<number, Open>();
  #last = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Sets the language for later answers, if a worker is running. */
  speak(tag: string, messages: string | undefined): void {
    this.#post({ type: "speak", tag, messages });
  }

  /** Sends a query. `name` is a key of the worker's `answers`. Text arguments are handles from {@link register}. */
  ask<Name extends keyof Known & string>(
    name: Name,
    args: Arguments<Known[Name]>,
    { signal, onProgress }: QueryOptions<Progress<Known[Name]>> = {},
  ): Promise<Result<Known[Name]>> {
    const id = ++this.#last;
    const answer = new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const cancel = () => this.#cancel(id, signal?.reason);
      const settled = () => signal?.removeEventListener("abort", cancel);
      signal?.addEventListener("abort", cancel);
      this.#open.set(id, {
        name,
        args,
        resolve(value) {
          settled();
          resolve(value);
        },
        reject(reason) {
          settled();
          reject(reason);
        },
        onProgress,
      });
      try {
        this.#send(id);
      } catch (error) {
        // The worker could not be started, or an argument could not be cloned.
        this.#take(id)?.reject(error);
      }
    });
    return answer as Promise<Result<Known[Name]>>;
  }

  /**
   * Registers a text for queries. If `of` is given, the text is described as a change to another text. Call {@link drop} after the last
   * query.
   */
  register(kind: TextKind, value: () => string, of?: { before: TextHandle; change: Change }): TextHandle {
    const text = new TextHandle(++this.#last as TextId, kind, value);
    // Send the change at once: the previous text may be dropped before the first query about the new text.
    if (of && this.#sent.has(of.before)) {
      this.#post({ type: "change", text: text.id, before: of.before.id, change: of.change });
      this.#sent.add(text);
    }
    return text;
  }

  /** Drops a text. Open queries about it fail with an AbortError. */
  drop(text: TextHandle): void {
    for (const [id, { args }] of this.#open) {
      if (args.includes(text)) this.#cancel(id, new DOMException("The text of this query was dropped.", "AbortError"));
    }
    if (this.#sent.delete(text)) this.#post({ type: "drop", text: text.id });
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #send(id: number): void {
    const question = this.#open.get(id);
    if (!question) return;
    this.#worker ??= this.#begin();
    const args = question.args.map((arg) => (arg instanceof TextHandle ? this.#sendText(arg) : arg));
    this.#post({ type: "ask", id, name: question.name, args });
  }

  #sendText(text: TextHandle): TextId {
    const { id, kind, value } = text;
    if (!this.#sent.has(text)) this.#post({ type: "store", text: id, kind, value: value() });
    this.#sent.add(text);
    return id;
  }

  #begin(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      // Ignore messages from a terminated worker, which may still arrive.
      if (worker === this.#worker) this.#hear(data);
    };
    // Either the worker's script could not be loaded, or an error occurred outside a query.
    worker.onerror = (event) => {
      event.preventDefault();
      for (const id of this.#stop()) this.#take(id)?.reject(new EngineStopped(event.message));
    };
    return worker;
  }

  #hear(message: FromWorker): void {
    if (message.type === "progress") {
      this.#open.get(message.id)?.onProgress?.(message.value as never);
    } else if (message.type === "answer") {
      this.#take(message.id)?.resolve(message.value);
    } else if (message.isFatal) {
      // Send the other open queries again, to a new worker.
      this.#stop();
      this.#take(message.id)?.reject(new EngineStopped(message.message));
      for (const id of this.#open.keys()) this.#send(id);
    } else {
      this.#take(message.id)?.reject(new Error(message.message));
    }
  }

  #cancel(id: number, reason: unknown): void {
    this.#take(id)?.reject(reason);
    this.#post({ type: "cancel", id });
  }

  #take(id: number): Open | undefined {
    const question = this.#open.get(id);
    this.#open.delete(id);
    return question;
  }

  /** Terminates the worker and returns the ids of open queries. */
  #stop(): number[] {
    this.#worker?.terminate();
    this.#worker = null;
    this.#sent.clear();
    return [...this.#open.keys()];
  }
}
