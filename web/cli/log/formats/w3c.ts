import type { Format } from "../format.ts";

/** W3C logs whose `#Fields` line matches no more specific format. */
export const w3c: Format = {
  name: "W3C extended log",
  source: "https://www.w3.org/TR/WD-logfile",
  marks: ["cs-uri", "cs-uri-stem"],
  fields: {
    time: "date",
    address: ["c-ip", "cs-ip"],
    host: ["cs(Host)", "cs-host"],
    url: "cs-uri",
    path: "cs-uri-stem",
    query: "cs-uri-query",
    status: "sc-status",
    bytes: ["sc-bytes", "bytes"],
    ua: "cs(User-Agent)",
  },
};
