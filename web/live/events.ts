/**
 * The responses of the service at `/api/inspect`: lines of JSON (NDJSON) with one event each, sent as they occur. During pauses, the
 * service sends empty lines to keep the connection open. The service reports HTTP responses and does not evaluate them. `edge/openapi.json`
 * is generated from these types.
 */

/** One line of a response. The last line of a complete response is an `EndEvent`. */
export type LiveEvent = HopEvent | TextEvent | FailureEvent | EndEvent;

/** The text that an event is about. */
export type Part = "robots-txt" | "page";

/** Reports that a response has begun. There is one event for each redirect, and one for the response at the end. */
export interface HopEvent {
  event: "hop";
  part: Part;
  /** If `part` is "robots-txt": the origin of the robots.txt. A page that redirects to other origins has several. */
  site?: string;
  /** If the request has `as`: the product token of the crawler whose User-Agent the service sent. */
  as?: string;
  /** The requested URL. */
  url: string;
  status: number;
  /** The status line, the field lines and an empty line. */
  headers: string;
  fieldLines: FieldLines;
  /** The target of the redirect. */
  redirectsTo?: string;
  /** The time from the request until the headers were complete. */
  milliseconds: number;
  /** The age of the response in seconds, if it is from a cache. */
  age?: number;
}

/**
 * The form of `headers`. "as-sent": the lines that the server sent. "joined": the platform's version of them, with names in lower case, and
 * lines with the same name joined by commas. If several X-Robots-Tag lines name crawlers, the joined line may have a different meaning.
 */
export type FieldLines = "as-sent" | "joined";

/** Reports that a text has been received, completely or in part. No other event adds to the text. */
export interface TextEvent {
  event: "text";
  part: Part;
  /** If `part` is "robots-txt": the origin of the robots.txt. */
  site?: string;
  /** The product token of the crawler whose User-Agent the service sent. */
  as?: string;
  /** The URL at the end of the redirects. */
  url: string;
  status: number;
  /** Left out if Content-Type names a type that is not text, such as an image. The body is then not read. */
  text?: string;
  /** The encoding from which the text was decoded, in lower case. A robots.txt is always decoded as UTF-8, regardless of its headers. */
  encoding?: string;
  encodingSource?: EncodingSource;
  /** The number of bytes read, after decompression. */
  bytes: number;
  /** `true` if the text may be longer than the part that was read. */
  truncated: boolean;
  /** The reason why the rest was not received. */
  failure?: Failure;
}

/** Reports that a text cannot be fetched. */
export interface FailureEvent {
  event: "failure";
  part: Part;
  /** If `part` is "robots-txt": the origin of the robots.txt. */
  site?: string;
  /** The product token of the crawler whose User-Agent the service sent. */
  as?: string;
  failure: Failure;
}

/** Reports that the response is complete. If this event is missing, the connection broke. */
export interface EndEvent {
  event: "end";
  /** The number of requests that the service sent for this response. */
  fetches: number;
  milliseconds: number;
  /** The maximum number of crawlers that a request may name in `as`. Left out if the service refuses such requests. */
  crawlers?: number;
}

/** The body of a response with a status of 400 or above. It replaces the events. */
export interface Refusal {
  failure: Failure;
}

/** The fact that determined the encoding of a document. */
export type EncodingSource = "byte-order-mark" | "content-type" | "meta" | "xml-declaration" | "assumed";

/** A failure as data. */
export interface Failure {
  kind: FailureKind;
  /** The requested URL, without credentials. */
  url: string;
  /** A description of the failure in English. */
  message: string;
  /** If `kind` is "timeout": the phase that took too long. */
  phase?: Phase;
  /** If a redirect failed: the value of `Location`. */
  location?: string;
  /** The IP address that was connected to or refused. */
  address?: string;
  /** The platform's error code. */
  code?: string;
  /** If `kind` is "client-limit", "site-limit" or "busy": how many seconds to wait before the next request. */
  retryAfter?: number;
}

/** The phase that took too long: the connection, the headers, the next piece of the body, or the whole fetch. */
export type Phase = "connect" | "first-byte" | "idle" | "whole";

/** The reason why a fetch did not complete. */
export type FailureKind = ConnectionFailureKind | RedirectFailureKind | RefusalKind;

/** Failures of a connection or of its response. If there is no connection, workerd does not report why; the kind is then "unreachable". */
export type ConnectionFailureKind =
  | "dns"
  | "refused"
  | "unreachable"
  | "reset"
  | "timeout"
  | "tls"
  | "bad-response"
  | "headers-too-large"
  | "cut-off"
  | "bad-encoding"
  | "proxy";

/** Failures caused by redirects that lead nowhere. */
export type RedirectFailureKind = "too-many-redirects" | "redirect-loop" | "bad-redirect" | "unsupported-protocol";

/**
 * The reason why the service refuses a request.
 *
 * - "private-address", "private-name": an IP address or a host name in a private network
 * - "port": a port other than 80 and 443
 * - "credentials": a URL with a user name
 * - "opted-out": a page that the site's robots.txt disallows in a group for `robotscope`
 * - "too-many-fetches": too many requests, or too much time, for one response
 * - "client-limit", "site-limit": too many requests from a client or to a site
 * - "bad-url": text that is not a URL
 * - "other-site": a request from a page on another site
 * - "as-off": crawler names, which this service is not allowed to use
 * - "bad-as": unknown or too many crawler names
 * - "busy": too many concurrent responses
 */
export type RefusalKind =
  | "private-address"
  | "private-name"
  | "port"
  | "credentials"
  | "opted-out"
  | "too-many-fetches"
  | "client-limit"
  | "site-limit"
  | "bad-url"
  | "other-site"
  | "as-off"
  | "bad-as"
  | "busy";
