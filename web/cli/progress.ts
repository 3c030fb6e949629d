import { seconds } from "../net/failure.ts";
import { width } from "./terminal.ts";
import { terminalWidth } from "./wrap.ts";

/** Nothing is shown of what is done so soon, in milliseconds; and so often what is shown changes at most. */
const PATIENCE = 700;
const PAUSE = 150;

/**
 * How far the work has come: a line on stderr that is replaced by the next one. It is there only where a person watches, and only once
 * nothing else has been written for a while.
 */
export class Progress {
  readonly #ready: (text: string) => string;
  readonly #waits = new Map<object, { text: string; since: number }>();
  #text: (() => string) | undefined;
  #quietSince = performance.now();
  #shownAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `ready` takes out of a text what could steer the terminal. */
  constructor(ready: (text: string) => string) {
    this.#ready = ready;
  }

  /** What is done now. */
  say(text: () => string): void {
    this.#text = text;
    this.#start();
    this.#show();
  }

  /** What is waited for, as long as that takes. */
  async during<T>(text: string, work: Promise<T>): Promise<T> {
    const wait = { text, since: performance.now() };
    this.#waits.set(wait, wait);
    this.#start();
    try {
      return await work;
    } finally {
      this.#waits.delete(wait);
      if (this.#waits.size === 0 && this.#text === undefined) this.end();
    }
  }

  /** Takes the line away, because something else is to be written; where that is seen, it is shown again only after a while. */
  clear(afterwards: "restart" | "go-on"): void {
    if (afterwards === "restart") this.#quietSince = performance.now();
    if (this.#shownAt === undefined) return;
    this.#shownAt = undefined;
    process.stderr.write("\r\x1b[K");
  }

  /** All is done. */
  end(): void {
    this.#text = undefined;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.clear("restart");
  }

  #start(): void {
    if (process.stderr.isTTY) this.#timer ??= setInterval(() => this.#show(), PAUSE).unref();
  }

  #show(): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#quietSince < PATIENCE) return;
    if (this.#shownAt !== undefined && now - this.#shownAt < PAUSE) return;
    this.#shownAt = now;
    const text = this.#ready([this.#waiting(now), this.#text?.()].filter(Boolean).join("; "));
    process.stderr.write(`\r${shortened(text, terminalWidth(process.stderr) - 1)}\x1b[K`);
  }

  #waiting(now: number): string | undefined {
    const [first, ...others] = this.#waits.values();
    if (first === undefined) return undefined;
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return `${first.text}${more}, ${seconds(Math.floor((now - first.since) / 1000) * 1000)}`;
  }
}

/** A line that takes no more columns: a longer one would not be replaced by the next. */
function shortened(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let end = Math.min(text.length, columns);
  while (width(text.slice(0, end)) > columns - 1) end -= 1;
  return `${text.slice(0, end)}…`;
}
