import { type Crawler, crawlers as catalogue, type Format, type Who } from "robotscope";
import { PURPOSES } from "./crawler-names.ts";

/** Returns `true` for a crawler that needs no line in a robots.txt, because it is not live, or has no product token. */
const needsNoLine = ({ status, fallback }: Crawler) => status !== "live" || fallback.value.length === 0;

export const isRetired = ({ status }: Crawler) => status === "retired";

/**
 * Resolves a name to all crawlers, a purpose, or specific crawlers. For names other than “all” and the purposes, `choose` returns the
 * crawlers. If `choose` returns several crawlers, those for which `isLeftOut` returns `true` are omitted.
 */
export function whoIs(name: string, choose: (name: string) => readonly string[], isLeftOut = needsNoLine): Who[] {
  const word = name.toLowerCase();
  if (word === "*" || word === "all") return ["all-crawlers"];
  const purpose = PURPOSES.find((purpose) => purpose === word);
  if (purpose !== undefined) return [{ purpose }];
  // Crawlers read a name only up to its first space. Pass a name with a space to the engine unchanged, unless it is a product token: the
  // engine's error suggests the right token.
  if (/\s/.test(name) && !catalogue().some(({ token }) => token.toLowerCase() === word)) return [{ crawler: name }];
  const chosen = choose(name);
  const leftOut = new Set(
    catalogue()
      .filter(isLeftOut)
      .map(({ token }) => token),
  );
  const named = chosen.length > 1 ? chosen.filter((crawler) => !leftOut.has(crawler)) : chosen;
  return named.map((crawler) => ({ crawler }));
}

export const FORMATS: readonly Format[] = ["nginx", "apache", "caddy", "haproxy", "lighttpd", "traefik", "cloudflare"];
