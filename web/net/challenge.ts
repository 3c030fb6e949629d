import type { Certainty } from "robotscope";
import { field, wallOf } from "./walls/index.ts";

export { field } from "./walls/index.ts";

/** A server's refusal of a request, as detected from the response. */
export interface Refusal {
  kind: RefusalKind;
  /** The product that refuses the request; left out if neither the headers nor the page identify it. */
  by?: string;
  /** The certainty that the response is from the product in `by`. */
  certainty?: Certainty;
  /** If `kind` is "payment": the price for a page, if the response states it. */
  price?: string;
}

/**
 * The kinds of refusals.
 *
 * - "challenge": a page of a bot wall that tests whether the client is a browser
 * - "block": a page of a bot wall that only refuses
 * - "payment": a demand for payment
 * - "rate-limit": too many requests
 * - "forbidden": status 401 or 403, without a known bot wall
 * - "unavailable": any other status of 400 or above
 */
export type RefusalKind = "challenge" | "block" | "payment" | "rate-limit" | "forbidden" | "unavailable";

/** A response that may refuse the request. */
export interface RefusedResponse {
  status: number;
  /** The status line and the header lines. */
  headers: string;
  body: Uint8Array | string;
}

/**
 * Returns how a response refuses the request; `undefined` if it does not. The status alone is not enough: AWS WAF refuses with status 202.
 */
export function refusalOf({ status, headers, body }: RefusedResponse): Refusal | undefined {
  const text = typeof body === "string" ? body : new TextDecoder("latin1").decode(body);
  const found = wallOf({ status, headers, body: text });
  if (found) return { kind: found.mark.kind, by: found.wall.name, certainty: found.mark.certainty };
  if (status === 402) {
    // [cloudflare-pay-per-crawl]
    const price = field(headers, "crawler-price");
    return price === undefined
      ? { kind: "payment" }
      : { kind: "payment", by: "Cloudflare", certainty: "documented", price };
  }
  if (status === 429) return { kind: "rate-limit" };
  if (status === 401 || status === 403) return { kind: "forbidden" };
  return status >= 400 ? { kind: "unavailable" } : undefined;
}
