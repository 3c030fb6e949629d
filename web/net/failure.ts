import type { ConnectionFailureKind, Failure, Phase, RedirectFailureKind } from "../live/events.ts";

export class FetchError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.name = "FetchError";
    this.failure = failure;
  }
}

/** Returns the failure of a fetch. Rethrows errors that are not a `FetchError`. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FetchError) return error.failure;
  throw error;
}

const FROM_SERVER: Record<Exclude<ConnectionFailureKind, "proxy"> | RedirectFailureKind, true> = {
  dns: true,
  refused: true,
  unreachable: true,
  reset: true,
  timeout: true,
  tls: true,
  "bad-response": true,
  "headers-too-large": true,
  "cut-off": true,
  "bad-encoding": true,
  "too-many-redirects": true,
  "redirect-loop": true,
  "bad-redirect": true,
  "unsupported-protocol": true,
};

/** Returns `true` if the requested server caused the failure, and `false` if a proxy or one of the client's limits did. */
export const isFromServer = ({ kind }: Failure): boolean => kind in FROM_SERVER;

/** Returns a URL for display, without user name and password. */
export function shown(url: URL): string {
  if (url.username === "" && url.password === "") return url.href;
  const copy = new URL(url);
  copy.username = "";
  copy.password = "";
  return copy.href;
}

const PHASES: Record<Phase, string> = {
  connect: "no connection",
  "first-byte": "no answer",
  idle: "nothing more of the body",
  whole: "not all of the body",
};

export function timedOut(url: URL, phase: Phase, milliseconds: number): FetchError {
  const message = `${PHASES[phase]} from ${url.host} in ${seconds(milliseconds)}`;
  return new FetchError({ kind: "timeout", url: shown(url), message, phase });
}

/** Formats a duration, such as "0.25 seconds" or "1 second". */
export function seconds(milliseconds: number): string {
  const number = Number((milliseconds / 1000).toPrecision(3));
  return `${number} second${number === 1 ? "" : "s"}`;
}
