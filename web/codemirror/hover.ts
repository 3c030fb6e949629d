import { type Extension, StateEffect, StateField } from "@codemirror/state";
import {
  type Command,
  EditorView,
  hoverTooltip,
  keymap,
  logException,
  showTooltip,
  type Tooltip,
} from "@codemirror/view";
import { element } from "./element.js";
import type { Answer, EditorHover } from "./engine.js";
import { ask, explainOptions, parsed, when } from "./engine-state.js";

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

function tooltip(found: EditorHover): Tooltip {
  return { pos: found.span.start, end: found.span.end, above: true, create: () => ({ dom: card(found) }) };
}

function hoverAt({ state }: EditorView, offset: number): Answer<EditorHover | undefined> {
  return ask(state, (text, lint) => text.hover?.(offset, explainOptions(lint)));
}

/** Shows information about the text under the pointer: the line's effect, its crawlers, and the sources. */
const underPointer = hoverTooltip((view, offset) =>
  when(hoverAt(view, offset), (found) => (found ? tooltip(found) : null)),
);

/** The card that the user opened with a key. */
interface Shown {
  tooltip: Tooltip;
  dom: HTMLElement;
}

const show = StateEffect.define<Shown | null>();

/** The open card. It closes when the cursor or the text changes. */
const shown = StateField.define<Shown | null>({
  create: () => null,
  update(before, tr) {
    for (const effect of tr.effects) if (effect.is(show)) return effect.value;
    return tr.docChanged || tr.selection ? null : before;
  },
  provide: (field) => showTooltip.from(field, (value) => value?.tooltip ?? null),
});

const NOTHING = "Nothing is known about this.";

/**
 * Shows information about the text at the cursor, and announces it to screen readers. A second call moves the focus to the card, so that
 * the links in the card can be reached with the keyboard.
 */
export const showHover: Command = (view) => {
  if (!parsed(view.state)?.hover) return false;
  const open = view.state.field(shown, false);
  if (open) {
    open.dom.focus();
    return true;
  }
  const { head } = view.state.selection.main;
  const done = when(hoverAt(view, head), (found) => {
    if (view.state.selection.main.head !== head) return;
    const words = found ? [found.title, ...found.paragraphs].join("\n") : view.state.phrase(NOTHING);
    view.dispatch({ effects: [show.of(found ? byKey(found, view) : null), EditorView.announce.of(words)] });
  });
  Promise.resolve(done).catch((error) => logException(view.state, error, "robotscope"));
  return true;
};

/** Builds a card that users can enter and leave with the keyboard. */
function byKey(found: EditorHover, view: EditorView): Shown {
  const dom = card(found);
  dom.tabIndex = -1;
  dom.setAttribute("role", "dialog");
  dom.setAttribute("aria-label", found.title);
  dom.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    hide(view);
    view.focus();
  });
  return { tooltip: { ...tooltip(found), create: () => ({ dom }) }, dom };
}

const hide: Command = (view) => {
  if (!view.state.field(shown, false)) return false;
  view.dispatch({ effects: show.of(null) });
  return true;
};

/** Shows information about the text under the pointer. Shift-F1 shows it for the text at the cursor. */
export const hover: Extension = [
  underPointer,
  shown,
  keymap.of([
    { key: "Shift-F1", run: showHover },
    { key: "Escape", run: hide },
  ]),
];
