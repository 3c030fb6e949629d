import { FetchError, shown, timedOut } from "../../net/failure.ts";
import { available, BrokenEncodingError, decoded, UnknownEncodingError, untilReadable } from "./body.ts";
import { connectionFailure } from "./failure.ts";
import type { Response, Timeouts } from "./request.ts";

/** The body of a response, read as it arrives. Reading throws a `FetchError` if the rest of the body does not arrive. */
export interface Received {
  /** The decoded body. */
  body: AsyncIterable<Uint8Array>;
  /** Returns the number of bytes received, before decompression. */
  received: () => number;
}

/**
 * Returns the body of a response. Reading fails after `most` received bytes. This limit is needed because an endless compressed body can
 * decompress to nothing.
 */
export function receive(
  url: URL,
  response: Response,
  timeouts: Timeouts,
  deadline: number,
  most = Number.POSITIVE_INFINITY,
): Received {
  let received = 0;
  const counted = async function* () {
    for await (const piece of sent(url, response, timeouts, deadline)) {
      received += piece.length;
      if (received > most) throw tooMuch(url, most);
      yield piece;
    }
  };
  const encoding = response.message.headers["content-encoding"];
  return { body: undone(url, counted(), encoding), received: () => received };
}

async function* sent(url: URL, response: Response, timeouts: Timeouts, deadline: number): AsyncGenerator<Uint8Array> {
  const { message, fault } = response;
  yield* available(message, async (stream) => {
    const left = deadline - performance.now();
    const error = left < timeouts.idle ? timedOut(url, "whole", timeouts.whole) : timedOut(url, "idle", timeouts.idle);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(error), Math.max(0, Math.min(left, timeouts.idle)));
    });
    await Promise.race([untilReadable(stream), late]).finally(() => clearTimeout(timer));
  });
  if (!message.complete) throw cutOff(url, fault() ?? message.errored);
}

function tooMuch(url: URL, most: number): FetchError {
  const message = `${url.host} sent more than ${most} bytes for a body that is smaller`;
  return new FetchError({ kind: "bad-encoding", url: shown(url), message });
}

function cutOff(url: URL, cause: unknown): FetchError {
  const { failure } = connectionFailure(url, cause, undefined);
  const isBroken = failure.kind === "bad-response";
  const message = `${isBroken ? failure.message : `${url.host} closed the connection`} in the middle of the body`;
  const kind = isBroken ? "bad-response" : "cut-off";
  return new FetchError({ kind, url: shown(url), message, code: failure.code }, { cause });
}

type Pieces = AsyncIterable<Uint8Array>;

/** Yields the decoded body. Throws a `FetchError` if the encoding is unknown, or if the encoded body is broken. */
async function* undone(url: URL, pieces: Pieces, encoding: string | undefined): AsyncGenerator<Uint8Array> {
  try {
    yield* decoded(pieces, encoding);
  } catch (error) {
    const isUnknown = error instanceof UnknownEncodingError;
    if (!isUnknown && !(error instanceof BrokenEncodingError)) throw error;
    const what = isUnknown ? `has ${error.message}` : `is broken (${encoding}: ${error.message})`;
    throw new FetchError({ kind: "bad-encoding", url: shown(url), message: `the body ${what}` }, { cause: error });
  }
}
