import type { FieldLines } from "../web/live/events.ts";

/** How one request is sent. */
export interface Question {
  url: URL;
  userAgent: string;
  /** Whether the operator has named this host: then it may have an address of a private network. */
  isAllowed: boolean;
  /** When the headers and the body have to be here, on the clock of `performance.now()`. */
  deadline: number;
  /** How long that is, for messages. */
  milliseconds: number;
  /** Ends it all, when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** A response whose headers are here, and whose body is still to come. */
export interface Response {
  status: number;
  /** The status line, the field lines and an empty line. */
  headers: string;
  fieldLines: FieldLines;
  location: string | undefined;
  contentType: string | undefined;
  /** Unzipped. It throws a `FetchError` when the rest does not come. */
  body: AsyncIterable<Uint8Array>;
  /** Ends the connection. */
  close: () => void;
}

/**
 * How a platform sends one GET request, without following redirects, without cookies and without a cache of its own. It throws a
 * `FetchError` for whatever a server does.
 */
export type Ask = (question: Question) => Promise<Response>;
