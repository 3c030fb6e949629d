import type { Fetch } from "robotscope";
import { webAddress } from "../net/url.ts";
import { pack } from "../share/link.ts";
import { wrongUse } from "./exit.ts";
import { type Inspection, knownFetch } from "./net/inspection.ts";
import type { Output } from "./output.ts";
import { PAGE } from "./project.ts";
import { decode } from "./source.ts";

/** The maximum length of a link, in characters: the lowest limit among current browsers. Firefox accepts 1 MiB, Chromium 2 MiB. */
const LONGEST = 1024 * 1024;

export function pageAddress(text = PAGE): URL {
  const url = webAddress(text);
  if (url === undefined) throw wrongUse(`--page: “${text}” is not a web address such as ${PAGE}.`);
  return url;
}

/**
 * Builds a link that opens the fetched texts in the web app. If several robots.txt files were fetched, the link contains the robots.txt for
 * the page at the end of the redirects.
 */
export async function shareLink(address: URL, inspection: Inspection, output: Output): Promise<string> {
  const { page, robotsTxts, headers, html } = inspection;
  const last = robotsTxts.at(-1);
  const fetch = last && knownFetch(last);
  const url = new URL(address);
  // www/src/share/snapshot.rs defines the field names. Unknown texts have no field; a missing robots.txt is empty.
  url.hash = await pack({
    u: page.url,
    ...(fetch && robotsFields(fetch)),
    // If robots.txt was not returned with status 200, but the page had no server error, `inspect` assumes that the rest of the site is
    // available.
    ...(fetch && fetch.status !== 200 && headers !== undefined && Number(page.status) < 500 && { sr: "available" }),
    ...(headers === undefined ? {} : { h: headers }),
    ...(html === undefined ? {} : { m: html.text }),
  });
  if (page.truncated)
    output.warn("the link contains only the beginning of the document: increase --max-bytes to read more.");
  if (url.href.length > LONGEST)
    output.warn(
      "some browsers do not open links longer than 1,048,576 characters: use --headers-only to leave out the document.",
    );
  return url.href;
}

function robotsFields({ status, text }: Fetch) {
  return {
    s: status === 200 ? "" : status === "network-failure" ? "none" : String(status),
    // The body of an error response describes the error; it is not a robots.txt.
    r: text === undefined || !(Number(status) < 300) ? "" : decode(Buffer.from(text)),
  };
}
