import type { Format } from "../format.ts";

/** Log drains with one JSON object per line. Lines of builds and functions have no `proxy`. */
export const vercel: Format = {
  name: "Vercel",
  source: "https://vercel.com/docs/drains/reference/logs",
  marks: ["proxy.path"],
  otherMarks: ["deploymentId", "source"],
  fields: {
    time: ["proxy.timestamp", "timestamp"],
    address: "proxy.clientIp",
    host: ["proxy.host", "host"],
    path: "proxy.path",
    status: ["proxy.statusCode", "statusCode"],
    bytes: "proxy.responseByteSize",
    ua: "proxy.userAgent",
  },
};
