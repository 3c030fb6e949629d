type Content = string | Node | undefined;

/** Creates an element. Strings become text nodes, never HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: Content[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content.filter((one) => one !== undefined));
  return made;
}

export function button(text: string, onClick: () => unknown): HTMLButtonElement {
  const made = element("button", "", text);
  made.type = "button";
  made.addEventListener("click", onClick);
  return made;
}

export function checkbox(
  text: string,
  isChecked: boolean,
  onChange: (isChecked: boolean) => unknown,
): HTMLLabelElement {
  const box = element("input", "");
  box.type = "checkbox";
  box.checked = isChecked;
  box.addEventListener("change", () => onChange(box.checked));
  return element("label", "", box, ` ${text}`);
}

/** Copies a text to the clipboard. The button then shows whether this succeeded. */
export async function copy(text: string, from: HTMLButtonElement, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    from.textContent = done;
  } catch {
    from.textContent = failed;
  }
}
