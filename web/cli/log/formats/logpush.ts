import type { Format } from "../format.ts";

/** The data set “HTTP requests”. The job's configuration determines whether its times are in RFC 3339, seconds or nanoseconds. */
export const logpush: Format = {
  name: "Cloudflare Logpush",
  source: "https://developers.cloudflare.com/logs/logpush/logpush-job/datasets/zone/http_requests/",
  marks: ["ClientRequestURI", "ClientRequestPath"],
  fields: {
    time: ["EdgeStartTimestamp", "EdgeEndTimestamp"],
    address: "ClientIP",
    host: "ClientRequestHost",
    path: ["ClientRequestURI", "ClientRequestPath"],
    status: "EdgeResponseStatus",
    bytes: "EdgeResponseBytes",
    ua: "ClientRequestUserAgent",
  },
};
