import type { Wall } from "./wall.ts";

export const akamai: Wall = {
  name: "Akamai",
  marks: [
    {
      kind: "block",
      statuses: [403],
      title: /^Access Denied$/,
      text: /\bReference #\d+\.[\da-f]+\.\d+\.[\da-f]+\b/,
      certainty: "reported",
      source: {
        title: "WhatWaf, issue 1162: the block page of Akamai",
        url: "https://github.com/Ekultek/WhatWaf/issues/1162",
      },
    },
    {
      kind: "challenge",
      id: "sec-if-cpt-container",
      certainty: "reported",
      source: {
        title: "trawl, pull request 33: Akamai Bot Manager challenge",
        url: "https://github.com/germondai/trawl/pull/33",
      },
    },
  ],
};
