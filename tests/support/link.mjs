import { deflateRawSync } from "node:zlib";

const texts = { u: "https://shop.example/help/", r: "User-agent: *\nDisallow: /help/\n" };

/** The fragment of a link (web/share/link.ts) whose texts differ from the example's, so the link's answer is not prerendered. */
export const link = `#v=1.${deflateRawSync(JSON.stringify(texts)).toString("base64url")}`;
