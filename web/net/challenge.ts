/** How a server turns a request away, as far as its answer tells. */
export interface Refusal {
  kind: RefusalKind;
  /** Whose product says so, where a header of the answer names it. */
  by?: string;
  /** With "payment": what a page costs, where that is told. */
  price?: string;
}

/**
 * A page that checks whether a browser is there, a price, a limit on requests, a plain no; or "unavailable", any other status from 400 on.
 */
export type RefusalKind = "challenge" | "payment" | "rate-limit" | "forbidden" | "unavailable";

/** Headers that give a challenge away, whatever the status is: AWS WAF answers 202 or 405 ([cloudflare-challenge], [aws-waf-challenge]). */
const CHALLENGES = [
  { header: "cf-mitigated", values: ["challenge"], by: "Cloudflare" },
  { header: "x-amzn-waf-action", values: ["challenge", "captcha"], by: "AWS WAF" },
];

/** Whether an answer with this status and these header lines is a refusal; undefined if it is none. */
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

/** The value of the first field line of a name. */
export function field(headers: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.*?)[ \\t]*\\r?$`, "im").exec(headers)?.[1];
}
