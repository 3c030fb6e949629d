import { next, nextBlocked } from "../next.mjs";

/** @type {import("../list.mjs").Case[]} */
export const cases = [
  { name: "Next.js, server, client and edge", version: "next", ways: next("next-16") },
  {
    name: "Next.js with webpack",
    version: "next",
    ways: { "`robotscope/unplugin`": nextBlocked("next-16") },
    remark: "Turbopack has no plugins",
  },
];
