import type { Change } from "../editor/text";
import type { Answers, FromWorker, TextId, TextKind, ToWorker } from "./messages";

export interface Texts {
  store(text: TextId, kind: TextKind, value: string): void;
  /** Applies a change to a stored text, and stores the result as a new text. */
  change(text: TextId, before: TextId, change: Change): void;
  drop(text: TextId): void;
}

/** Answers queries in the worker once `ready` resolves. Long queries take turns. */
export function serve(answers: Answers, texts: Texts, ready: Promise<unknown>): void {
  const open = new Map<number, Iterator<unknown>>();
  const post = (message: FromWorker) => postMessage(message);
  // Each turn is a separate task that runs after the waiting messages. So a query that has already been cancelled does not start.
  const turns = new MessageChannel();
  let isTaken = false;

  function takeTurns(): void {
    if (isTaken) return;
    isTaken = true;
    turns.port2.postMessage(null);
  }

  const failed = ready.then(
    () => null,
    (error: unknown) => error,
  );
  turns.port1.onmessage = async () => {
    const failure = await failed;
    isTaken = false;
    const [first] = open;
    if (!first) return;
    const [id, steps] = first;
    open.delete(id);
    try {
      if (failure !== null) throw failure;
      const { done, value } = steps.next();
      // Put a long query at the end of the queue, so that other queries do not wait until it ends.
      if (!done) open.set(id, steps);
      post({ type: done ? "answer" : "progress", id, value });
    } catch (error) {
      post({ type: "failure", id, message: String(error), isFatal: failure !== null || isTrap(error) });
    }
    if (open.size > 0) takeTurns();
  };

  addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    switch (data.type) {
      case "store":
        texts.store(data.text, data.kind, data.value);
        break;
      case "change":
        texts.change(data.text, data.before, data.change);
        break;
      case "drop":
        texts.drop(data.text);
        break;
      case "ask":
        open.set(data.id, steps(answers, data.name, data.args));
        takeTurns();
        break;
      case "cancel":
        open.get(data.id)?.return?.();
        open.delete(data.id);
    }
  });
}

function* steps(answers: Answers, name: string, args: readonly unknown[]): Generator<unknown, unknown> {
  const answer = answers[name]?.(...(args as never[]));
  return isGenerator(answer) ? yield* answer : answer;
}

function isGenerator(value: unknown): value is Generator<unknown, unknown> {
  return typeof value === "object" && value !== null && Symbol.iterator in value && "next" in value;
}

/** Returns `true` for errors such as a panic or a stack overflow, after which the engine's memory may be inconsistent. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}
