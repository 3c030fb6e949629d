import { element } from "../../web/codemirror/element.ts";

export { element };

export function button(text: string, onClick: () => unknown): HTMLButtonElement {
  const made = element("button", "", text);
  made.type = "button";
  made.addEventListener("click", onClick);
  return made;
}

export function checkbox(
  name: string,
  text: string,
  isChecked: boolean,
  onChange: (isChecked: boolean) => unknown,
): HTMLLabelElement {
  const box = element("input", "");
  box.type = "checkbox";
  box.name = name;
  box.checked = isChecked;
  box.addEventListener("change", () => onChange(box.checked));
  return element("label", "", box, ` ${text}`);
}

/**
 * Remembers the name of the focused control, and whether the `<details>` element is open. Returns a function that restores both after the
 * content has been replaced.
 */
export function rememberControls(content: HTMLElement): () => void {
  const name = document.activeElement?.getAttribute("name");
  const isOpen = content.querySelector("details")?.open ?? false;
  return () => {
    const details = content.querySelector("details");
    if (details) details.open = isOpen;
    if (name) content.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
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
