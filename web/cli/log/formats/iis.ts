import type { Format } from "../format.ts";

/** IIS writes spaces in a User-Agent as plus signs. */
export const iis: Format = {
  name: "Microsoft IIS",
  source: "https://learn.microsoft.com/windows/win32/http/w3c-logging",
  agentEncoding: "plus",
  marks: ["s-ip", "s-sitename", "s-computername", "sc-win32-status", "sc-substatus"],
  fields: {
    time: "date",
    address: "c-ip",
    host: "cs-host",
    path: "cs-uri-stem",
    query: "cs-uri-query",
    status: "sc-status",
    bytes: "sc-bytes",
    ua: "cs(User-Agent)",
  },
};
