import type { Format } from "../format.ts";

const FIELDS =
  "date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end";

/** Standard logs, both as W3C logs with tabs and, in version 2, as JSON. CloudFront percent-encodes User-Agents. */
export const cloudfront: Format = {
  name: "Amazon CloudFront",
  source: "https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logs-reference.html",
  agentEncoding: "percent",
  order: FIELDS.split(" "),
  marks: ["x-edge-location", "x-edge-result-type", "x-edge-request-id"],
  fields: {
    time: ["date", "timestamp(ms)"],
    address: "c-ip",
    host: ["x-host-header", "cs(Host)"],
    path: "cs-uri-stem",
    query: "cs-uri-query",
    status: "sc-status",
    bytes: "sc-bytes",
    ua: "cs(User-Agent)",
  },
};
