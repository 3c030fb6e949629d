/** Filters the table of findings, and opens all details for printing. Runs in the reader's browser. */
export const SCRIPT = `"use strict";
const form = document.getElementById("filters");
const rows = [...document.querySelectorAll("#findings tbody tr")];
if (form) {
  const texts = new Map(rows.map((row) => [row, row.textContent.toLowerCase()]));
  const update = () => {
    const data = new FormData(form);
    const severities = data.getAll("severity");
    const kind = data.get("kind");
    const words = data.get("search").toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const row of rows) {
      const { severity, kind: own } = row.dataset;
      const fits = severities.includes(severity) && (!kind || kind === own) && words.every((word) => texts.get(row).includes(word));
      row.hidden = !fits;
      if (fits) shown += 1;
    }
    document.getElementById("shown").textContent = shown + " of " + rows.length + " findings";
  };
  form.hidden = false;
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  update();
}
addEventListener("beforeprint", () => {
  for (const details of document.querySelectorAll("details")) details.open = true;
});
`;
