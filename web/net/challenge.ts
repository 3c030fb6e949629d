/** The way in which a server refuses a request, as far as the response shows it. */
export interface Refusal {
  kind: RefusalKind;
  /** The product that refuses, if a header names it. */
  by?: string;
  /** With "payment": the price of a page, if stated. */
  price?: string;
}

/**
 * The kinds of refusals: a page that checks for a browser, a price, a limit on requests, a plain refusal; or "unavailable", any other
 * status from 400 on.
 */
export type RefusalKind = "challenge" | "payment" | "rate-limit" | "forbidden" | "unavailable";

/** Headers that identify a challenge, whatever the status is: AWS WAF answers 202 or 405 ([cloudflare-challenge], [aws-waf-challenge]). */
const CHALLENGES = [
  { header: "cf-mitigated", values: ["challenge"], by: "Cloudflare" },
  { header: "x-amzn-waf-action", values: ["challenge", "captcha"], by: "AWS WAF" },
];

/** Returns the refusal of a response with this status and these header lines; undefined if the response is not a refusal. */
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
