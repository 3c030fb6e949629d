import { pack } from "../../../web/share/link";

/**
 * Returns the address of a bookmarklet. On the page where it is clicked, it collects robots.txt, headers and HTML, and opens them in
 * robotscope.
 */
export function bookmarklet(): string {
  const { origin, pathname } = location;
  return `javascript:${encodeURIComponent(`void(${collect})(${JSON.stringify(origin + pathname)},${pack})`)}`;
}

/**
 * Collects robots.txt, headers and HTML of the page on which the bookmarklet is clicked. That page's Content-Security-Policy may forbid
 * fetching. This function is serialized as text, so it can use nothing from this file except its parameters. The link's field `b` lists
 * what is missing or may differ from the user's page (www/src/state/import_notice.rs).
 */
async function collect(
  address: string,
  pack: (texts: Readonly<Record<string, string>>) => Promise<string>,
): Promise<void> {
  const here = location.href.replace(/#.*/s, "");
  const shortcomings: string[] = [];
  const texts: Record<string, string> = { u: here };
  // Fetch without cookies, as crawlers do. The timeout is short, because browsers allow a new window only soon after a click.
  const get = async (url: string) => {
    const answer = await fetch(url, { credentials: "omit", cache: "no-store", signal: AbortSignal.timeout(3500) });
    return { answer, body: await answer.arrayBuffer() };
  };
  const [page, robots] = await Promise.allSettled([get(here), get(`${location.origin}/robots.txt`)]);
  if (page.status === "fulfilled") {
    const { answer, body } = page.value;
    const fields = [...answer.headers].map(([name, value]) => `${name}: ${value}\n`);
    texts.h = `HTTP/1.1 ${answer.status} ${answer.statusText}`.trim().concat("\n", ...fields);
    if (/html/i.test(answer.headers.get("content-type") ?? "html")) {
      // After a redirect, the response may be another document in another encoding. UTF-8 suffices, because directives for crawlers are
      // ASCII.
      texts.m = new TextDecoder(answer.redirected ? "utf-8" : document.characterSet).decode(body);
    }
    if (/,.*:|:.*,/s.test(answer.headers.get("x-robots-tag") ?? "")) shortcomings.push("joined");
    if (answer.redirected) {
      texts.u = answer.url.replace(/#.*/s, "");
      shortcomings.push("redirected");
    }
  } else {
    shortcomings.push("page");
    // Scripts may have changed the document, so the served HTML is unknown. Send the document as rendered HTML.
    if (/html/i.test(document.contentType))
      texts.d = `${document.doctype ? "<!doctype html>\n" : ""}${document.documentElement.outerHTML}`;
  }
  if (robots.status === "fulfilled") {
    const { answer, body } = robots.value;
    // Leave out the body of an error response: usually, it is an error page.
    texts.r = answer.ok ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(body) : "";
    if (answer.status !== 200) texts.s = String(answer.status);
  } else shortcomings.push("robots");
  const link = async () => address + (await pack({ ...texts, b: shortcomings.join() }));
  let opening = await link();
  // Firefox does not open URLs of more than 1 MiB, so leave out the HTML.
  if (opening.length > 1024 * 1024) {
    delete texts.m;
    delete texts.d;
    shortcomings.push("too-large");
    opening = await link();
  }
  const opened = open(opening);
  if (opened) opened.opener = null;
  else location.href = opening;
}
