import type { Format } from "../format.ts";

/** A `log_format` with `escape=json` that names the JSON fields after nginx's variables. Other names need `--fields`. */
export const nginxJson: Format = {
  name: "nginx in JSON",
  source: "https://nginx.org/en/docs/http/ngx_http_log_module.html#log_format",
  marks: ["request_uri", "request", "uri", "http_user_agent"],
  fields: {
    time: ["time_iso8601", "time_local", "msec", "@timestamp", "timestamp", "time"],
    address: "remote_addr",
    host: ["host", "server_name", "http_host"],
    request: "request",
    path: ["request_uri", "uri"],
    query: "args",
    status: "status",
    bytes: ["body_bytes_sent", "bytes_sent"],
    ua: "http_user_agent",
    method: "request_method",
    signature: "http_signature",
    "signature-input": "http_signature_input",
    "signature-agent": "http_signature_agent",
  },
};
