import type { Format } from "../format.ts";

/** HAR files, which clients such as browsers record. `harLine` converts each entry to a line in this format. */
export const har: Format = {
  name: "HAR",
  source: "https://w3c.github.io/web-performance/specs/HAR/Overview.html",
  marks: ["har.url"],
  fields: {
    time: "har.time",
    url: "har.url",
    method: "har.method",
    status: "har.status",
    bytes: "har.bytes",
    ua: "har.headers.user-agent",
    signature: "har.headers.signature",
    "signature-input": "har.headers.signature-input",
    "signature-agent": "har.headers.signature-agent",
  },
};
