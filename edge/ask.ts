import type { FieldLines } from "../web/live/events.ts";

export interface Question {
  url: URL;
  userAgent: string;
  /** `true` if the operator has allowed this host by name: then it may have an address of a private network. */
  isAllowed: boolean;
  /** The time by which headers and body must have arrived, on the clock of `performance.now()`. */
  deadline: number;
  /** The time limit as a duration, for messages. */
  milliseconds: number;
  /** Aborts the request when the client has disconnected. */
  signal: AbortSignal;
}

/** A response whose headers have arrived, and whose body is still to be read. */
export interface Response {
  status: number;
  /** The status line, the field lines and an empty line. */
  headers: string;
  fieldLines: FieldLines;
  location: string | undefined;
  contentType: string | undefined;
  /** The decompressed body. Throws a `FetchError` if the rest does not arrive. */
  body: AsyncIterable<Uint8Array>;
  /** Closes the connection. */
  close: () => void;
}

/**
 * Sends one GET request on a platform, without following redirects, without cookies and without a cache. Throws a `FetchError` for
 * every failure that a server causes.
 */
export type Ask = (question: Question) => Promise<Response>;
