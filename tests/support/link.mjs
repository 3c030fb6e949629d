import { deflateRawSync } from "node:zlib";

const texts = { u: "https://shop.example/help/", r: "User-agent: *\nDisallow: /help/\n" };

/** A link's fragment (web/share/link.ts) for a page without a prerendered answer. */
export const link = `#v=1.${deflateRawSync(JSON.stringify(texts)).toString("base64url")}`;
