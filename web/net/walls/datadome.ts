import type { Wall } from "./wall.ts";

export const datadome: Wall = {
  name: "DataDome",
  marks: [
    {
      kind: "challenge",
      statuses: [401, 403],
      scripts: [/\bvar dd\s*=\s*\{/, /(?:^|\/\/|\.)(?:captcha-delivery\.com|datado\.me)\//],
      certainty: "reported",
      source: {
        title: "Requests, issue 5331: the page of DataDome",
        url: "https://github.com/psf/requests/issues/5331",
      },
    },
  ],
};
