import type { Failure } from "../live/events.ts";
import { failureOf } from "./failure.ts";

/** The part of a body that was read. */
export interface ReadBody {
  body: Uint8Array;
  /** `true` if reading stopped at a limit. */
  truncated: boolean;
  /** The reason why the rest was not received. */
  failure: Failure | undefined;
}

/**
 * Reads at most `most` bytes of a body. Also stops if `isTooMuch` returns `true` after a piece. If reading fails, returns the failure and
 * the bytes so far.
 */
export async function readAtMost(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
  isTooMuch: () => boolean = () => false,
): Promise<ReadBody> {
  const parts: Uint8Array[] = [];
  let [length, truncated, failure]: [number, boolean, Failure | undefined] = [0, false, undefined];
  try {
    for await (const piece of pieces) {
      const part = piece.subarray(0, most - length);
      parts.push(part);
      length += part.length;
      truncated = part.length < piece.length || isTooMuch();
      if (truncated) break;
    }
  } catch (error) {
    failure = failureOf(error);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return { body, truncated, failure };
}
