// Print complete texts: CodeMirror renders only the lines in view. Also print the URL, the date and the details of the problems.
const printed: HTMLElement[] = [];
const opened: HTMLDetailsElement[] = [];

addEventListener("beforeprint", () => {
  for (const editor of document.querySelectorAll("robots-editor")) {
    const text = document.createElement("pre");
    text.className = "printed-text";
    text.append(...linesOf(editor.value).map((line) => textElement("span", "printed-line", line)));
    editor.after(text);
    printed.push(text);
  }
  const title = textElement("p", "printed-title", [shownUrl(), printedOn()].filter(Boolean).join(" · "));
  document.querySelector(".page-header")?.after(title);
  printed.push(title);
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details.problems:not([open])")) {
    details.open = true;
    opened.push(details);
  }
});

addEventListener("afterprint", () => {
  for (const element of printed.splice(0)) element.remove();
  for (const details of opened.splice(0)) details.open = false;
});

/** Splits a text into lines as the editor numbers them. Each line includes its line break. */
const linesOf = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+/g) ?? [];

/** Returns the page view's URL, or an empty string in other views, which have no single URL. */
function shownUrl(): string {
  const field = document.querySelector<HTMLInputElement>("#url");
  return field?.checkVisibility() ? field.value.trim() : "";
}

const printedOn = (): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long", timeStyle: "short" }).format();

function textElement(name: "p" | "span", className: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
