import type { Format } from "../format.ts";

export const googleCloud: Format = {
  name: "Google Cloud",
  source: "https://cloud.google.com/logging/docs/reference/v2/rest/v2/LogEntry",
  marks: ["httpRequest.requestUrl"],
  otherMarks: ["logName", "resource"],
  fields: {
    time: ["timestamp", "receiveTimestamp"],
    address: "httpRequest.remoteIp",
    url: "httpRequest.requestUrl",
    status: "httpRequest.status",
    bytes: "httpRequest.responseSize",
    ua: "httpRequest.userAgent",
  },
};
