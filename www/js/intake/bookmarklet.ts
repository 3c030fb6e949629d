import { pack } from "../../../web/share/link";

/** The address of the bookmarklet: on any page it collects the texts of that page, and opens them on this one. */
export function bookmarklet(): string {
  const { origin, pathname } = location;
  return `javascript:${encodeURIComponent(`void(${collect})(${JSON.stringify(origin + pathname)},${pack})`)}`;
}

/**
 * What runs on the page that one is on, whose policy may keep it from fetching anything. It is taken as text, so it may use nothing of
 * this file. `b` names what is missing (www/src/state/taken.rs).
 */
async function collect(
  address: string,
  pack: (texts: Readonly<Record<string, string>>) => Promise<string>,
): Promise<void> {
  const here = location.href.replace(/#.*/s, "");
  const lacks: string[] = [];
  const texts: Record<string, string> = { u: here, r: "" };
  // As crawlers ask, without cookies; not for so long that the browser no longer sees a press behind the new window.
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
      // Of another page than this one the encoding is not known; what is for crawlers is ASCII.
      texts.m = new TextDecoder(answer.redirected ? "utf-8" : document.characterSet).decode(body);
    }
    if (/,.*:|:.*,/s.test(answer.headers.get("x-robots-tag") ?? "")) lacks.push("joined");
    if (answer.redirected) {
      texts.u = answer.url.replace(/#.*/s, "");
      lacks.push("redirected");
    }
  } else {
    lacks.push("page");
    if (/html/i.test(document.contentType))
      texts.m = `${document.doctype ? "<!doctype html>\n" : ""}${document.documentElement.outerHTML}`;
  }
  if (robots.status === "fulfilled") {
    const { answer, body } = robots.value;
    // What comes with an error is a page about that.
    if (answer.ok) texts.r = new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
    if (answer.status !== 200) texts.s = String(answer.status);
  } else lacks.push("robots");
  const link = async () => address + (await pack({ ...texts, b: lacks.join() }));
  let opening = await link();
  // Firefox opens no longer ones.
  if (opening.length > 1024 * 1024) {
    delete texts.m;
    lacks.push("too-large");
    opening = await link();
  }
  const opened = open(opening);
  if (opened) opened.opener = null;
  else location.href = opening;
}
