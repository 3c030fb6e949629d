import { crawlers, evaluate, parseHtml } from "robotscope/init";
import type { OpenPage } from "./open-page.ts";

/** The robots directives and canonical links that only one of two versions of a document contains. */
export interface Differences {
  added: string[];
  removed: string[];
}

/** The result of comparing the HTML as served with the open page. */
export type Comparison =
  | { kind: "same" }
  /** `cause`: scripts; the browser's cookies; or “unclear”, if it may be either. */
  | ({ kind: "different"; cause: "scripts" | "cookies" | "unclear" } & Differences)
  | { kind: "unknown" }
  | { kind: "other-page" }
  | { kind: "not-html" };

/** A document as served. */
export interface Served {
  /** The URL, without its fragment. */
  url: string;
  /** Left out if the document is not HTML. */
  html?: string;
}

/**
 * Compares the HTML of a page with the document in the tab. `again` is the HTML as served to a request with the browser's cookies, as the
 * tab requested its document. `again` separates changes by scripts from changes by cookies, and is needed only if the documents differ.
 */
export function compare(served: Served | undefined, open: OpenPage | undefined, again?: Served): Comparison {
  if (!served || !open) return { kind: "unknown" };
  if (served.html === undefined) return { kind: "not-html" };
  if (served.url !== open.url) return { kind: "other-page" };
  const found = differences(served.html, open.html, open.url);
  if (isNone(found)) return { kind: "same" };
  if (again?.html === undefined || again.url !== open.url) return { kind: "different", cause: "unclear", ...found };
  const byScripts = differences(again.html, open.html, open.url);
  if (!isNone(byScripts)) return { kind: "different", cause: "scripts", ...byScripts };
  return isNone(found) ? { kind: "same" } : { kind: "different", cause: "cookies", ...found };
}

const isNone = ({ added, removed }: Differences) => added.length + removed.length === 0;

/** Compares two versions of the document at `url`. */
export function differences(raw: string, rendered: string, url: string): Differences {
  const before = statements(raw, url);
  const after = statements(rendered, url);
  return { added: without(after, before), removed: without(before, after) };
}

/** Returns the texts in `all` that remain after removing one occurrence for each text in `others`. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((text) => {
    const idx = left.indexOf(text);
    if (idx >= 0) left.splice(idx, 1);
    return idx < 0;
  });
}

/** Returns the directives and canonical links in a document, such as `robots: noindex`, as a browser with scripting reads them. */
function statements(html: string, url: string): string[] {
  const { directives } = evaluate({ html, crawlers: [] });
  const said = directives.flatMap(({ carrier, audience, span }) => {
    const place = carrier.kind === "meta" ? carrier.places.withScripting : undefined;
    if (place?.context !== "document") return [];
    const text = html.slice(span.start, span.end).toLowerCase().replaceAll(/\s+/g, " ");
    return [`${audience ?? "robots"}: ${text}${place.location === "body" ? " (<body>)" : ""}`];
  });
  const canonicals = parseHtml(html).links.flatMap(({ kind, href, places }) => {
    const { location, context } = places.withScripting ?? {};
    if (kind !== "canonical" || !href || location !== "head" || context !== "document") return [];
    return [`canonical: ${URL.parse(href.text, url)?.href ?? href.text}`];
  });
  return [...said, ...canonicals];
}

/** Returns the crawlers of the catalogue whose operators document that they render pages. */
export const renderingCrawlers = (): string[] =>
  crawlers().flatMap(({ token, renders: { value, certainty } }) =>
    value === "yes" && certainty === "documented" ? [token] : [],
  );
