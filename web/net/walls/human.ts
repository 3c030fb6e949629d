import type { Wall } from "./wall.ts";

export const human: Wall = {
  name: "HUMAN (PerimeterX)",
  marks: [
    {
      kind: "challenge",
      statuses: [403, 429],
      scripts: [/\b_pxAppId\s*=/, /\bpxCaptchaSrc\b|\/captcha\.js\b/],
      certainty: "documented",
      source: {
        title: "PerimeterX: the block page of the Node.js Enforcer",
        url: "https://github.com/PerimeterX/perimeterx-node-core/blob/master/lib/templates/block_template.mustache",
      },
    },
  ],
};
