import type { Extension } from "@codemirror/state";
import { hoverTooltip } from "@codemirror/view";
import { parsed } from "./asked.js";
import { element } from "./element.js";
import type { EditorHover } from "./engine.js";

function card({ title, paragraphs, sources }: EditorHover): HTMLElement {
  const links = sources.map(({ title, url }) => {
    const link = element("a", "", title);
    link.href = url;
    link.target = "_blank";
    link.rel = "noreferrer";
    return element("li", "", link);
  });
  const made = element("div", "cm-robots-hover", element("strong", "", title));
  made.append(...paragraphs.map((paragraph) => element("p", "", paragraph)));
  if (links.length > 0) made.append(element("ul", "", ...links));
  return made;
}

/** What stands under the pointer: what the line does, for whom, and who says so. */
export const hover: Extension = hoverTooltip(({ state }, offset) => {
  const found = parsed(state)?.hover?.(offset);
  if (!found) return null;
  return { pos: found.span.start, end: found.span.end, above: true, create: () => ({ dom: card(found) }) };
});
