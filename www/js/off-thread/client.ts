import type { Change } from "../text";
import type { Answers, FromWorker, TextId, TextKind, ToWorker } from "./messages";

/** A text about which several things are asked. It is sent once, with the first question, or as a change of another. */
export class KeptText {
  constructor(
    readonly id: TextId,
    readonly kind: TextKind,
    readonly value: () => string,
  ) {}
}

/** What came of a question that made the engine stop. The next question finds a new one. */
export class EngineStopped extends Error {
  override readonly name = "EngineStopped";

  constructor(cause?: unknown) {
    super("The engine could not be loaded or has stopped; the next question starts it again.", { cause });
  }
}

/** Options of a query. */
export interface QueryOptions<Progress> {
  /** Ends the question; it fails with the signal's reason. */
  signal?: AbortSignal;
  onProgress?(progress: Progress): void;
}

type Arguments<Question> = Question extends (...args: infer Args) => unknown
  ? { [Place in keyof Args]: Args[Place] extends TextId ? KeptText : Args[Place] }
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

/** The page's half: a worker, which starts with the first question, and the questions that it has not answered. */
export class OffThread<Known extends Answers> {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  /** The texts that this worker keeps. */
  #sent = new Set<KeptText>();
  #open = new Map<number, Open>();
  #last = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Tells the worker, if there is one, in which language to answer. */
  speak(tag: string, messages: string | undefined): void {
    this.#tell({ type: "speak", tag, messages });
  }

  /** Asks what `answers` of the worker names. A text is given as {@link keep} made it. */
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
        // No worker may be started here, or an argument cannot be sent.
        this.#take(id)?.reject(error);
      }
    });
    return answer as Promise<Result<Known[Name]>>;
  }

  /** A text to ask about, and what makes it of another, if that is known. Drop it when nothing is asked any more. */
  keep(kind: TextKind, value: () => string, of?: { before: KeptText; change: Change }): KeptText {
    const text = new KeptText(++this.#last as TextId, kind, value);
    // At once, for the one before may be dropped before anything is asked of this one.
    if (of && this.#sent.has(of.before)) {
      this.#tell({ type: "change", text: text.id, before: of.before.id, change: of.change });
      this.#sent.add(text);
    }
    return text;
  }

  /** Forgets a text; what is still asked of it fails with an AbortError. */
  drop(text: KeptText): void {
    for (const [id, { args }] of this.#open) {
      if (args.includes(text)) this.#cancel(id, new DOMException("The text is not asked any more.", "AbortError"));
    }
    if (this.#sent.delete(text)) this.#tell({ type: "drop", text: text.id });
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #send(id: number): void {
    const question = this.#open.get(id);
    if (!question) return;
    this.#worker ??= this.#begin();
    const args = question.args.map((arg) => (arg instanceof KeptText ? this.#sendText(arg) : arg));
    this.#tell({ type: "ask", id, name: question.name, args });
  }

  #sendText(text: KeptText): TextId {
    const { id, kind, value } = text;
    if (!this.#sent.has(text)) this.#tell({ type: "keep", text: id, kind, value: value() });
    this.#sent.add(text);
    return id;
  }

  #begin(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      // What a worker has said before it was ended may still come.
      if (worker === this.#worker) this.#hear(data);
    };
    // Its script cannot be had, or something went wrong outside of any question.
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
      // The others are not to blame.
      this.#stop();
      this.#take(message.id)?.reject(new EngineStopped(message.message));
      for (const id of this.#open.keys()) this.#send(id);
    } else {
      this.#take(message.id)?.reject(new Error(message.message));
    }
  }

  #cancel(id: number, reason: unknown): void {
    this.#take(id)?.reject(reason);
    this.#tell({ type: "cancel", id });
  }

  #take(id: number): Open | undefined {
    const question = this.#open.get(id);
    this.#open.delete(id);
    return question;
  }

  /** Ends the worker; gives what it has not answered. */
  #stop(): number[] {
    this.#worker?.terminate();
    this.#worker = null;
    this.#sent.clear();
    return [...this.#open.keys()];
  }
}
