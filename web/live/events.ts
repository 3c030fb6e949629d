/**
 * Answers of the service behind `/api/inspect`: lines of JSON (NDJSON), one event per line, as things happen, and an empty line now and
 * then while nothing happens. The service reports responses and does not evaluate them. `edge/openapi.json` is generated from these types.
 */

/** One line of an answer. The last line of a complete answer is an `EndEvent`. */
export type LiveEvent = HopEvent | TextEvent | FailureEvent | EndEvent;

/** The text that an event is about. */
export type Part = "robots-txt" | "page";

/** A response has begun: one event for each redirect, and one for the response at their end. */
export interface HopEvent {
  event: "hop";
  part: Part;
  /** With "robots-txt": the origin of the robots.txt. A page that redirects to other origins has several. */
  site?: string;
  /** With "page", if requested: the product token of the crawler under whose name the page was fetched. */
  as?: string;
  /** The requested URL. */
  url: string;
  status: number;
  /** The status line, the field lines and an empty line. */
  headers: string;
  fieldLines: FieldLines;
  /** The target of the redirect. */
  redirectsTo?: string;
  /** The time from the request to the end of the headers. */
  milliseconds: number;
  /** The age of the response in seconds, if it is from the cache. */
  age?: number;
}

/**
 * The form of `headers`: the lines that the server sent ("as-sent"), or a platform's version of them ("joined"), with names in lower case
 * and lines of the same name as one, separated by commas. If several lines of X-Robots-Tag name crawlers, the joined line may have another
 * meaning.
 */
export type FieldLines = "as-sent" | "joined";

/** A text has been received, whole or in part; nothing more of it follows. */
export interface TextEvent {
  event: "text";
  part: Part;
  /** With "robots-txt": the origin of the robots.txt. */
  site?: string;
  /** The crawler under whose name the text was fetched. */
  as?: string;
  /** The URL at the end of the redirects. */
  url: string;
  status: number;
  /** Left out if Content-Type names another type than text, such as an image: then no body is read. */
  text?: string;
  /** The encoding from which the text was decoded, in lower case. A robots.txt is always decoded as UTF-8, regardless of its headers. */
  encoding?: string;
  encodingSource?: EncodingSource;
  /** The number of bytes read, decompressed. */
  bytes: number;
  /** `true` if the text may continue after the part that was read. */
  truncated: boolean;
  /** The reason why the rest was not received. */
  failure?: Failure;
}

/** A text cannot be fetched. */
export interface FailureEvent {
  event: "failure";
  part: Part;
  /** With "robots-txt": the origin of the robots.txt. */
  site?: string;
  /** The crawler under whose name the text was fetched. */
  as?: string;
  failure: Failure;
}

/** The answer is complete. If this event is missing, the connection broke. */
export interface EndEvent {
  event: "end";
  /** The number of requests sent for the answer. */
  fetches: number;
  milliseconds: number;
}

/** The body of an answer with a status of 400 or above, instead of events. */
export interface Refusal {
  failure: Failure;
}

/** The evidence for the encoding of a document. */
export type EncodingSource = "byte-order-mark" | "content-type" | "meta" | "xml-declaration" | "assumed";

/** A failure as data. */
export interface Failure {
  kind: FailureKind;
  /** The requested URL, without credentials. */
  url: string;
  /** The failure in English words. */
  message: string;
  /** With "timeout": the phase that took too long. */
  phase?: Phase;
  /** With the kinds about redirects: the value of `Location`. */
  location?: string;
  /** The address that was dialled or refused. */
  address?: string;
  /** The platform's code for the error. */
  code?: string;
  /** With "client-limit", "site-limit" and "busy": the number of seconds to wait before the next request. */
  retryAfter?: number;
}

/** The phase that took too long: the connection, the headers, the next part of the body, or the whole fetch. */
export type Phase = "connect" | "first-byte" | "idle" | "whole";

/** The reason why a fetch did not complete. */
export type FailureKind = ConnectionFailureKind | RedirectFailureKind | RefusalKind;

/** Failures of a connection. workerd does not report the reason if there is no connection: then the kind is "unreachable". */
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

/** Redirects that lead nowhere. */
export type RedirectFailureKind = "too-many-redirects" | "redirect-loop" | "bad-redirect" | "unsupported-protocol";

/**
 * Requests that the service refuses: an address of a private network, or a name of one; another port than 80 and 443; a URL with a user
 * name; a page that a group for `robotscope` in the site's robots.txt disallows; more than a few requests for one answer; a client or a
 * site with too many requests; a text that is not a URL; a request from the page of another site; names of crawlers that the service does
 * not know or is not allowed to use; too many concurrent answers.
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
