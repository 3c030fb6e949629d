import type { Wall } from "./wall.ts";

export const cloudflare: Wall = {
  name: "Cloudflare",
  marks: [
    {
      kind: "challenge",
      header: ["cf-mitigated", /^challenge$/i],
      certainty: "documented",
      source: {
        title: "Cloudflare: detect a Challenge Page response",
        url: "https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response",
      },
    },
    {
      kind: "challenge",
      scripts: [/_cf_chl_opt\s*=/],
      certainty: "reported",
      source: {
        title: "Crawlex: inside the Cloudflare challenge platform",
        url: "https://blog.crawlex.net/blog/cloudflare-challenge-platform-cf-chl",
      },
    },
    {
      kind: "block",
      statuses: [403, 429],
      title: /^(?:Attention Required! \| Cloudflare|Access denied \| .+ used Cloudflare to restrict access)$/,
      certainty: "reported",
      source: {
        title: "WhatWaf, issue 1566: the block page of Cloudflare",
        url: "https://github.com/Ekultek/WhatWaf/issues/1566",
      },
    },
  ],
};
