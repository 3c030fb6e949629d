import type { Format } from "../format.ts";

/** The default text formats of Envoy and Istio (Istio adds fields), and Istio's JSON format. */
export const envoy: Format = {
  name: "Envoy",
  source: "https://www.envoyproxy.io/docs/envoy/latest/configuration/observability/access_log/usage",
  lines: [
    '[$iso] "$request" $status $flags $received $bytes $duration $upstream "$address" "$ua" "$id" "$host" "$server"…',
    '[$iso] "$request" $status $flags $details $termination "$failure" $received $bytes $duration $upstream "$address" "$ua" "$id" "$host" "$server"…',
  ],
  marks: ["response_code", "upstream_cluster"],
  fields: {
    time: "start_time",
    address: ["x_forwarded_for", "downstream_remote_address"],
    host: "authority",
    path: "path",
    status: "response_code",
    bytes: "bytes_sent",
    ua: "user_agent",
  },
};
