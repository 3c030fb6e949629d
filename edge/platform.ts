import type { FailureKind } from "../web/live/events.ts";
import { FetchError, shown, timedOut } from "../web/net/failure.ts";
import { ACCEPT } from "../web/net/headers.ts";
import type { Ask, Question, Response } from "./ask.ts";

/**
 * Sends requests with workerd's `fetch`. workerd resolves names, decompresses bodies, and joins header lines with the same name. Its
 * configuration limits the addresses that it may contact: see docs/SERVICE.md.
 */
export const askByFetch: Ask = async (question) => {
  const { url, userAgent, headers: further, signal } = question;
  const over = new AbortController();
  const isLate = () => over.abort(timedOut(url, phase, question.milliseconds));
  const isUnwanted = () => over.abort(signal.reason);
  let phase: "first-byte" | "whole" = "first-byte";
  const timer = setTimeout(isLate, Math.max(0, question.deadline - performance.now()));
  signal.addEventListener("abort", isUnwanted);
  const close = () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", isUnwanted);
    over.abort(new Error("over"));
  };
  try {
    const response = await fetch(url, {
      redirect: "manual",
      cache: "no-store",
      // workerd decompresses only these two encodings.
      headers: { accept: ACCEPT, "accept-encoding": "gzip, br", "user-agent": userAgent, ...further },
      signal: over.signal,
    });
    phase = "whole";
    const headers = headText(response);
    if (headers.length > LONGEST_HEAD) throw tooLong(url);
    return {
      status: response.status,
      headers,
      fieldLines: "joined",
      location: response.headers.get("location") ?? undefined,
      contentType: response.headers.get("content-type") ?? undefined,
      body: bodyOf(response, question, over.signal),
      close,
    };
  } catch (error) {
    const failure = failureFrom(error, question, over.signal, "before");
    close();
    throw failure;
  }
};

/** The maximum length of all header lines together, in characters. */
const LONGEST_HEAD = 256 * 1024;

const tooLong = (url: URL) =>
  new FetchError({ kind: "headers-too-large", url: shown(url), message: `the headers of ${url.host} are too large` });

function headText({ status, statusText, headers }: globalThis.Response): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${statusText}\r\n${lines.join("")}\r\n`;
}

async function* bodyOf({ body }: globalThis.Response, question: Question, signal: AbortSignal): Response["body"] {
  const reader = body?.getReader();
  if (!reader) return;
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  // Prevents an unhandled rejection if nothing awaits the promise.
  over.catch(() => {});
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), over]);
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw failureFrom(error, question, signal, "within");
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** Converts a `fetch` error to a failure. Name, certificate and address errors appear only in workerd's log. */
function failureFrom(thrown: unknown, { url }: Question, signal: AbortSignal, place: "before" | "within"): unknown {
  const cause = signal.aborted && !(thrown instanceof FetchError) ? signal.reason : thrown;
  if (cause instanceof FetchError) return cause;
  const words = cause instanceof Error ? cause.message : String(cause);
  const [kind, message] = meaningOf(words, url.host, place);
  return new FetchError({ kind, url: shown(url), message }, { cause });
}

function meaningOf(words: string, host: string, place: "before" | "within"): [FailureKind, string] {
  if (/decompression/i.test(words)) return ["bad-encoding", `the body is broken (${words.replace(/\.$/, "")})`];
  if (place === "within") return ["cut-off", `${host} closed the connection in the middle of the body`];
  if (words.startsWith("internal error"))
    return ["unreachable", `${host} cannot be reached: no address, no public address, or no trusted certificate`];
  return ["unreachable", `${host} refuses connections, or closed a connection without an HTTP response`];
}
