import type { Format } from "../format.ts";

/** The JSON formats in Fastly's guides. Their field `request` contains the method. A custom format needs `--fields`. */
export const fastly: Format = {
  name: "Fastly",
  source: "https://www.fastly.com/documentation/guides/integrations/streaming-logs/useful-log-formats",
  marks: ["request_user_agent", "fastly_server", "fastly_is_edge", "response_state"],
  fields: {
    time: ["timestamp", "time_start", "start_time"],
    address: "client_ip",
    host: ["host", "origin_host"],
    path: "url",
    status: ["response_status", "status", "resp_status"],
    bytes: ["response_body_size", "resp_body_size", "resp_bytes_written"],
    ua: "request_user_agent",
  },
};
