import type { FieldLines } from "../web/live/events.ts";

export interface Question {
  url: URL;
  userAgent: string;
  /** Additional headers, such as a signature. */
  headers?: Readonly<Record<string, string>>;
  /** `true` if the operator allows this host. The host may then have a private address. */
  isAllowed: boolean;
  /** The time by which the headers and the body must have arrived, on the clock of `performance.now()`. */
  deadline: number;
  /** The time limit from which `deadline` was computed, in milliseconds. Error messages state this limit. */
  milliseconds: number;
  /** Aborts the request when the client disconnects. */
  signal: AbortSignal;
}

/** A response with headers, before its body is read. */
export interface Response {
  status: number;
  /** The status line and the header lines, followed by an empty line. */
  headers: string;
  fieldLines: FieldLines;
  location: string | undefined;
  contentType: string | undefined;
  /** The decompressed body. Iterating throws a `FetchError` if part of the body does not arrive. */
  body: AsyncIterable<Uint8Array>;
  /** Closes the connection. */
  close: () => void;
}

/**
 * Sends one GET request with the platform's API. Does not follow redirects, send cookies or use a cache. Throws a `FetchError` if the
 * request fails.
 */
export type Ask = (question: Question) => Promise<Response>;
