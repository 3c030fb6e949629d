import type { Inspection } from "./inspection.ts";
import { renderingCrawlers } from "./rendered.ts";
import { list, say } from "./words.ts";

/** A paragraph of the comparison, with the statements that it introduces. */
export interface Paragraph {
  text: string;
  statements: string[];
}

/** Returns the words for the comparison of the HTML as served with the open page. */
export function comparisonInWords({ comparison, open }: Inspection): Paragraph[] {
  const plain = (text: string): Paragraph => ({ text, statements: [] });
  switch (comparison.kind) {
    case "not-html":
      return [];
    case "same":
      return [plain(say("rendered-none"))];
    case "unknown":
      return [plain(say("rendered-unknown"))];
    case "other-page":
      return [plain(say("rendered-other-page"))];
  }
  const { cause, added, removed } = comparison;
  const paragraphs: Paragraph[] = [];
  if (cause !== "scripts") paragraphs.push(plain(say(`rendered-${cause}`)));
  for (const [name, statements] of [
    ["added", added],
    ["removed", removed],
  ] as const)
    if (statements.length > 0) paragraphs.push({ text: say(`rendered-${name}`), statements });
  if (open?.isLoading) paragraphs.push(plain(say("rendered-loading")));
  if (cause === "scripts")
    paragraphs.push(plain(`${say("rendered-blind")} ${say("rendered-by", { crawlers: list(renderingCrawlers()) })}`));
  paragraphs.push(plain(say("rendered-verdict")));
  return paragraphs;
}
