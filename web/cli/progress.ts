import { seconds } from "../net/failure.ts";
import { fitting, width } from "./terminal.ts";
import { terminalWidth } from "./wrap.ts";

/** The delay before progress is shown, and the minimum time between two updates, in milliseconds. */
const PATIENCE = 700;
const PAUSE = 150;

/**
 * Shows progress on one line of stderr, which each update replaces. The line appears only on a terminal, and only if nothing else has been
 * written for a while.
 */
export class Progress {
  readonly #ready: (text: string) => string;
  readonly #waits = new Map<object, { text: string; since: number }>();
  #text: (() => string) | undefined;
  #quietSince = performance.now();
  #shownAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `ready` must remove control characters from text before it is shown. */
  constructor(ready: (text: string) => string) {
    this.#ready = ready;
  }

  say(text: () => string): void {
    this.#text = text;
    this.#start();
    this.#show();
  }

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

  /**
   * Removes the progress line, so that other output can be written. If `afterwards` is "restart", the line reappears only after `PATIENCE`.
   */
  clear(afterwards: "restart" | "go-on"): void {
    if (afterwards === "restart") this.#quietSince = performance.now();
    if (this.#shownAt === undefined) return;
    this.#shownAt = undefined;
    process.stderr.write("\r\x1b[K");
  }

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

/** Truncates a line to the given number of columns. A line that wraps could not be replaced by the next update. */
function shortened(text: string, columns: number): string {
  return width(text) <= columns ? text : `${text.slice(0, fitting(text, columns - 1))}…`;
}
