import type { Format } from "../format.ts";

export const caddy: Format = {
  name: "Caddy",
  source: "https://caddyserver.com/docs/caddyfile/directives/log",
  marks: ["request.uri"],
  otherMarks: ["level", "msg"],
  fields: {
    time: "ts",
    address: ["request.client_ip", "request.remote_ip", "request.remote_addr"],
    host: "request.host",
    path: "request.uri",
    status: "status",
    bytes: "size",
    ua: "request.headers.User-Agent",
    method: "request.method",
    signature: "request.headers.Signature",
    "signature-input": "request.headers.Signature-Input",
    "signature-agent": "request.headers.Signature-Agent",
  },
};
