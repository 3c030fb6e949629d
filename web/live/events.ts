/**
 * What the service behind `/api/inspect` answers: lines of JSON (NDJSON), one event each, as things happen, and an empty line now and then
 * while nothing does. It says what came back and judges nothing. `edge/openapi.json` is made of these types.
 */

/** One line of an answer. The last one of a whole answer is an `EndEvent`. */
export type LiveEvent = HopEvent | TextEvent | FailureEvent | EndEvent;

/** Which of the texts an event is about. */
export type Part = "robots-txt" | "page";

/** A response has begun: one for each redirect, and one for what is at their end. */
export interface HopEvent {
  event: "hop";
  part: Part;
  /** With "robots-txt": the origin whose robots.txt it is. A page that redirects to other origins has several. */
  site?: string;
  /** With "page", where the service was asked for that: the product token of the crawler in whose name this was asked for. */
  as?: string;
  /** The URL that was asked for. */
  url: string;
  status: number;
  /** The status line, the field lines and an empty line. */
  headers: string;
  fieldLines: FieldLines;
  /** Where it redirects to. */
  redirectsTo?: string;
  /** From the question to the end of the headers. */
  milliseconds: number;
  /** How many seconds ago this response came, where it is one that was kept. */
  age?: number;
}

/**
 * Whether `headers` are the lines that the server sent ("as-sent"), or what a platform tells of them ("joined"): names in lower case, and
 * lines of the same name as one, with commas. Where several lines of X-Robots-Tag name crawlers, the joined one may mean something else.
 */
export type FieldLines = "as-sent" | "joined";

/** A text has come, whole or in part; nothing more follows of it. */
export interface TextEvent {
  event: "text";
  part: Part;
  /** With "robots-txt": the origin whose robots.txt it is. */
  site?: string;
  /** The crawler in whose name this was asked for. */
  as?: string;
  /** The URL at the end of the redirects. */
  url: string;
  status: number;
  /** Left out where Content-Type names something else than text, such as an image: then no body is read. */
  text?: string;
  /** The encoding that it was decoded from, in lower case. A robots.txt is UTF-8, whatever its headers say. */
  encoding?: string;
  encodingSource?: EncodingSource;
  /** How many bytes were taken, unzipped. */
  bytes: number;
  /** Whether there may be more than was taken. */
  truncated: boolean;
  /** Why the rest did not come. */
  failure?: Failure;
}

/** A text does not come. */
export interface FailureEvent {
  event: "failure";
  part: Part;
  /** With "robots-txt": the origin whose robots.txt it is. */
  site?: string;
  /** The crawler in whose name this was asked for. */
  as?: string;
  failure: Failure;
}

/** The answer is complete. Where it is missing, the connection broke. */
export interface EndEvent {
  event: "end";
  /** How many requests were sent for it. */
  fetches: number;
  milliseconds: number;
}

/** What an answer with a status of 400 or above holds, instead of events. */
export interface Refusal {
  failure: Failure;
}

/** What tells the encoding of a document. */
export type EncodingSource = "byte-order-mark" | "content-type" | "meta" | "xml-declaration" | "assumed";

/** A failure as data. */
export interface Failure {
  kind: FailureKind;
  /** The URL that was asked for, without credentials. */
  url: string;
  /** The same in English words. */
  message: string;
  /** With "timeout": what took too long. */
  phase?: Phase;
  /** With the kinds about redirects: what `Location` says. */
  location?: string;
  /** The address that was dialled, or that was not to be. */
  address?: string;
  /** What the platform calls it. */
  code?: string;
  /** With "client-limit", "site-limit" and "busy": after how many seconds to ask again. */
  retryAfter?: number;
}

/** What took too long: a connection, the headers, the next part of the body, or all of it. */
export type Phase = "connect" | "first-byte" | "idle" | "whole";

/** Why a fetch came to no end, or to one before its time. */
export type FailureKind = ConnectionFailureKind | RedirectFailureKind | RefusalKind;

/** What went wrong with a connection. workerd does not tell why there is none: there it is "unreachable". */
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
 * What is not fetched: an address of a private network, a name of one, another port than 80 and 443, a URL with a user name, a page that a
 * group for `robotscope` in the site's robots.txt forbids, more than a few requests for one answer; a client that asks too often, a site
 * that is asked for too often; a text that is not a URL, and a question from the page of another site; names of crawlers where the service does
 * not ask under them, or that it does not know; a question too many at the same time.
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
