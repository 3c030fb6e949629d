/** Creates an element. Strings become text nodes, never HTML. Leaves out `undefined`. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (string | Node | undefined)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content.filter((one) => one !== undefined));
  return made;
}
