// Print complete texts: CodeMirror renders only the lines in view.
const printed: HTMLElement[] = [];

addEventListener("beforeprint", () => {
  for (const editor of document.querySelectorAll("robots-editor")) {
    const text = document.createElement("pre");
    text.className = "printed-text";
    text.textContent = editor.value;
    editor.after(text);
    printed.push(text);
  }
});

addEventListener("afterprint", () => {
  for (const text of printed.splice(0)) text.remove();
});
