/** A picture of a part of the page: it is seen and read like that part, and nothing in it can be used. */

const WORDS = "button:is(.pin-name, .place, .line-link)";
const CONTROLS = ".answer-foot, .pin-remove, .problems, .link-button";
const GROUPS = ".why-panel, .share";
/** Below what the first screen has room for. */
const LATER = ".indexing ~ *, .outcomes ~ *, option ~ option, details > summary ~ *, [role=status]:empty";
const NAMES = ["class", "lang", "aria-current", "aria-hidden"];

/** What is inside of an element, but for what `isLeftOut` says of. */
export function pictureOf(element: Element, isLeftOut: (one: Element) => boolean = () => false): Node[] {
  return [...element.childNodes].flatMap((node): Node[] => {
    if (!(node instanceof Element)) return [document.createTextNode(node.textContent ?? "")];
    if (node.matches(LATER) || isLeftOut(node)) return [];
    const picture = document.createElement(
      node.matches(WORDS) ? "span" : node.matches(GROUPS) ? "div" : node.localName,
    );
    for (const name of NAMES) {
      const value = node.getAttribute(name);
      if (value !== null) picture.setAttribute(name, value);
    }
    if (node.matches(CONTROLS)) {
      picture.inert = true;
      picture.ariaHidden = "true";
    }
    picture.append(...pictureOf(node, isLeftOut));
    return [picture];
  });
}
