import type { Format, Samples } from "../format.ts";

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

export const samples = (): Samples => ({
  lines: [
    '{"har":{"time":"2025-11-24T16:00:00.250Z","url":"https://www.example.com/a?b=c","method":"GET","status":200,"bytes":2326,"headers":{"user-agent":"GPTBot/1.2"}}}',
  ],
  requests: [
    {
      host: "www.example.com",
      target: "/a?b=c",
      status: 200,
      bytes: 2326,
      day: "2025-11-24",
      userAgent: "GPTBot/1.2",
    },
  ],
});
