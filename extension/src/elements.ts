import { element } from "../../web/codemirror/element.ts";

export { element };

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
