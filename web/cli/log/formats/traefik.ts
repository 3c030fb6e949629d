import type { Format } from "../format.ts";

export const traefik: Format = {
  name: "Traefik",
  source: "https://doc.traefik.io/traefik/observe/logs-and-access-logs/",
  lines: ['$addresses - $user [$time] "$request" $status $bytes "$referrer" "$ua" $count "$router" "$server" …ms'],
  marks: ["DownstreamStatus", "RouterName", "ServiceName", "RequestPath"],
  fields: {
    time: ["StartUTC", "StartLocal", "time"],
    address: ["ClientHost", "ClientAddr"],
    host: ["RequestHost", "RequestAddr"],
    path: "RequestPath",
    status: "DownstreamStatus",
    bytes: "DownstreamContentSize",
    ua: "request_User-Agent",
    method: "RequestMethod",
    signature: "request_Signature",
    "signature-input": "request_Signature-Input",
    "signature-agent": "request_Signature-Agent",
  },
};
