import { seconds } from "../../net/failure.ts";

/** The maximum wait for one `Retry-After`, in milliseconds. */
const LONGEST_WAIT = 60_000;

/** The maximum total of all waits, in milliseconds. */
const LONGEST_SUM = 3 * 60_000;

/** The shortest requested wait for which a note is written, in milliseconds. */
const SHORTEST_NOTE = 5000;

/** Limits the time that a command waits when servers send `Retry-After`. */
export class Patience {
  readonly #note: (text: string) => void;
  #waited = 0;

  /** `note` is called before each wait if the server requests at least `SHORTEST_NOTE`. */
  constructor(note: (text: string) => void = () => {}) {
    this.#note = note;
  }

  /**
   * Returns how many milliseconds to wait because of a `Retry-After` header, which contains seconds or a date (RFC 9110, 10.2.3). Longer
   * times are cut to the limits. Returns 0 for a date in the past and for invalid values.
   */
  waitFor(retryAfter: string | undefined, host: string): number {
    const isNumber = /^\d+$/.test(retryAfter ?? "");
    const wanted = isNumber ? Number(retryAfter) * 1000 : Date.parse(retryAfter ?? "") - Date.now();
    if (!(wanted > 0)) return 0;
    const wait = Math.min(wanted, LONGEST_WAIT, LONGEST_SUM - this.#waited);
    this.#waited += wait;
    const left =
      wait < wanted
        ? `, but robotscope waits at most ${seconds(LONGEST_WAIT)} at a time and ${seconds(LONGEST_SUM)} in all`
        : "";
    if (wanted >= SHORTEST_NOTE)
      this.#note(`${host} asks for a pause of ${seconds(wanted)} (Retry-After)${left}: waiting ${seconds(wait)}.`);
    return wait;
  }
}
