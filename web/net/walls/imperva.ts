import type { Wall } from "./wall.ts";

export const imperva: Wall = {
  name: "Imperva",
  marks: [
    {
      kind: "block",
      frame: /\/_Incapsula_Resource\?/,
      text: /\bIncapsula incident ID: ?\d/,
      certainty: "reported",
      source: {
        title: "Crawlee, pull request 2111: the frame of Incapsula",
        url: "https://github.com/apify/crawlee/pull/2111",
      },
    },
    {
      kind: "challenge",
      scripts: [/\/_Incapsula_Resource\?/],
      text: /^$/,
      certainty: "reported",
      source: {
        title: "Scrappey: how Imperva (Incapsula) works",
        url: "https://scrappey.com/qa/web-automation/how-imperva-detects-bots",
      },
    },
  ],
};
