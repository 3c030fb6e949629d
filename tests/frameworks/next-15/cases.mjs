import { next, withPlugin } from "../next.mjs";

/** @type {import("../list.mjs").Case[]} */
export const cases = [{ name: "Next.js, server, client and edge", version: "next", ways: next("next-15", withPlugin) }];
