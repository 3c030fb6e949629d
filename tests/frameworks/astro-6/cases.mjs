import { astro } from "../astro.mjs";

/** @type {import("../list.mjs").Case[]} */
export const cases = [{ name: "Astro, server and client", version: "astro", ways: astro("astro-6") }];
