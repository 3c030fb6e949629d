import { pack } from "../../web/share/link.ts";
import type { Inspection } from "./inspection.ts";

/** The maximum length of a link, in characters: the lowest limit among current browsers. Firefox accepts 1 MiB, Chromium 2 MiB. */
const LONGEST = 1024 * 1024;

/**
 * Returns a link that opens the texts on robotscope's page; `lacksHtml` is `true` if the HTML does not fit into the link. The link contains
 * the rendered HTML only if scripts cause all its differences from the served HTML. Other differences may be private, because the browser
 * sent its cookies when it opened the page.
 */
export async function linkTo(
  inspection: Inspection,
  pins: readonly string[],
): Promise<{ href: string; lacksHtml: boolean }> {
  const { url, robotsTxt, headers, html, renderedHtml, robots, comparison } = inspection;
  const { origin } = new URL(url);
  const status = robots.get(origin)?.status;
  // www/src/share/snapshot.rs defines the field names. Unknown texts have no field.
  const texts = {
    u: url,
    ...(status !== undefined && {
      s: status === 200 ? "" : String(status),
      r: robotsTxt ?? "",
      o: `fetched ${origin}`,
    }),
    ...(headers !== undefined && { h: headers }),
    k: pins.join(","),
  };
  const at = async (fields: Record<string, string>) => ROBOTSCOPE_PAGE + (await pack(fields));
  const href = await at({
    ...texts,
    ...(html !== undefined && { m: html }),
    ...(comparison === "scripts" && renderedHtml !== undefined && { d: renderedHtml }),
  });
  return href.length > LONGEST ? { href: await at(texts), lacksHtml: true } : { href, lacksHtml: false };
}
