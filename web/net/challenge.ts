/** A server's refusal of a request, as detected from the response. */
export interface Refusal {
  kind: RefusalKind;
  /** The product that refuses the request, if a header names it. */
  by?: string;
  /** With "payment": the price for a page, if the response states it. */
  price?: string;
}

/**
 * The kinds of refusals: a page that checks for a browser, a demand for payment, a limit on requests, or a plain refusal. "unavailable" is
 * any other status of 400 or above.
 */
export type RefusalKind = "challenge" | "payment" | "rate-limit" | "forbidden" | "unavailable";

/**
 * Headers that identify a challenge, regardless of the status: AWS WAF responds with 202 or 405 ([cloudflare-challenge],
 * [aws-waf-challenge]).
 */
const CHALLENGES = [
  { header: "cf-mitigated", values: ["challenge"], by: "Cloudflare" },
  { header: "x-amzn-waf-action", values: ["challenge", "captcha"], by: "AWS WAF" },
];

/** Returns how a response with this status and these headers refuses the request; `undefined` if it does not. */
export function refusalOf(status: number, headers: string): Refusal | undefined {
  const challenge = CHALLENGES.find(({ header, values }) =>
    values.includes(field(headers, header)?.toLowerCase() ?? ""),
  );
  if (challenge) return { kind: "challenge", by: challenge.by };
  if (status === 402) {
    // [cloudflare-pay-per-crawl]
    const price = field(headers, "crawler-price");
    return price === undefined ? { kind: "payment" } : { kind: "payment", by: "Cloudflare", price };
  }
  if (status === 429) return { kind: "rate-limit" };
  if (status === 401 || status === 403) return { kind: "forbidden" };
  return status >= 400 ? { kind: "unavailable" } : undefined;
}

export function field(headers: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.*?)[ \\t]*\\r?$`, "im").exec(headers)?.[1];
}
