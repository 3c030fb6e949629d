import type { Wall } from "./wall.ts";

export const awsWaf: Wall = {
  name: "AWS WAF",
  marks: [
    {
      kind: "challenge",
      header: ["x-amzn-waf-action", /^(?:challenge|captcha)$/i],
      certainty: "documented",
      source: {
        title: "AWS WAF: CAPTCHA and Challenge action behavior",
        url: "https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html",
      },
    },
    {
      kind: "challenge",
      scripts: [/gokuProps\s*=/, /\bawswaf\.com\/.*\b(?:challenge|captcha)\.js\b/],
      certainty: "reported",
      source: { title: "trawl, pull request 82: AWS WAF Challenge", url: "https://github.com/germondai/trawl/pull/82" },
    },
  ],
};
