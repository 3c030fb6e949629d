import { crawlers as catalogue, type Who } from "robotscope";
import { PURPOSES } from "./crawler-names.ts";

/** Whom a name stands for in a wish. `choose` gives the crawlers of a name that is neither everybody nor a purpose. */
export function whoIs(name: string, choose: (name: string) => readonly string[]): Who[] {
  const word = name.toLowerCase();
  if (word === "*" || word === "all") return ["everybody"];
  const purpose = PURPOSES.find((purpose) => purpose === word);
  if (purpose !== undefined) return [{ purpose }];
  const chosen = choose(name);
  // Of several, those that are gone need no line; nor do those that cannot be named.
  const gone = new Set(
    catalogue()
      .filter(({ status, fallback }) => status !== "live" || fallback.value.length === 0)
      .map(({ token }) => token),
  );
  const named = chosen.length > 1 ? chosen.filter((crawler) => !gone.has(crawler)) : chosen;
  return named.map((crawler) => ({ crawler }));
}
