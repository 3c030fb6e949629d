import type { Failure, FailureKind } from "../../live/events.ts";
import { FetchError, shown } from "../../net/failure.ts";

/** Converts a connection error from Node.js to a failure. */
export function connectionFailure(url: URL, thrown: unknown, address: string | undefined): FetchError {
  if (thrown instanceof FetchError) return thrown;
  const error = innermost(thrown);
  const code = error.code ?? "";
  const kind = kindOf(code, error, url);
  const failure: Failure = { kind, url: shown(url), message: describe(kind, url, error) };
  if (code !== "") failure.code = code;
  if (address !== undefined) failure.address = address;
  return new FetchError(failure, { cause: thrown });
}

/**
 * Returns a single error. If Node.js tried several addresses, it reports an error for each address; any of them describes the failure, so
 * returns the last one.
 */
function innermost(thrown: unknown): NodeJS.ErrnoException {
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return innermost(thrown.errors.at(-1));
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

const DNS = ["ENOTFOUND", "EAI_AGAIN", "EAI_FAIL", "EAI_NODATA", "EAI_NONAME", "ENODATA"];
const UNREACHABLE = [
  "ENETUNREACH",
  "EHOSTUNREACH",
  "EADDRNOTAVAIL",
  "EACCES",
  "EPERM",
  "ENETDOWN",
  "EHOSTDOWN",
  "EINVAL",
];
const RESET = ["ECONNRESET", "EPIPE", "ECONNABORTED"];

function kindOf(code: string, error: Error, url: URL): FailureKind {
  if (DNS.includes(code)) return "dns";
  if (code === "ECONNREFUSED") return "refused";
  if (code === "ETIMEDOUT") return "timeout";
  if (UNREACHABLE.includes(code)) return "unreachable";
  if (code === "HPE_HEADER_OVERFLOW") return "headers-too-large";
  if (code.startsWith("HPE_")) return "bad-response";
  if (RESET.includes(code)) return error.message.includes("TLS") ? "tls" : "reset";
  // Certificate and handshake errors have OpenSSL codes, which share no prefix. Therefore, any other error on HTTPS counts as a TLS error.
  return url.protocol === "https:" ? "tls" : "unreachable";
}

function describe(kind: FailureKind, url: URL, error: NodeJS.ErrnoException): string {
  switch (kind) {
    case "dns":
      return error.code === "EAI_AGAIN"
        ? `the name ${url.hostname} could not be looked up: the name servers do not respond`
        : `there is no host ${url.hostname}`;
    case "refused":
      return `${url.host} refuses connections`;
    case "timeout":
      return `no connection from ${url.host}`;
    case "unreachable":
      return `${url.host} cannot be reached from here (${error.code})`;
    case "headers-too-large":
      return `the headers of ${url.host} are too large`;
    case "bad-response":
      return `the response of ${url.host} is not HTTP (${parserWords(error)})`;
    case "reset":
      return `${url.host} closed the connection without a response`;
    default:
      return `no secure connection to ${url.host}: ${oneSentence(handshakeWords(error.message))}`;
  }
}

const parserWords = (error: Error) => oneSentence(error.message.replace(/^Parse Error:?\s*/, "")) || "parse error";

/** Extracts the readable words from an OpenSSL message, which also contains codes, files and line numbers. */
const handshakeWords = (message: string) => /SSL routines:[^:]*:([^:]+)/.exec(message)?.[1] ?? message;

const oneSentence = (text: string) => (text.split("\n")[0] ?? "").trim().replace(/\.$/, "");
