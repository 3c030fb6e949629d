/** Where what is pasted belongs to the field. */
const FIELDS = "input, textarea, select, robots-editor, [contenteditable]";

/**
 * Watches for files that are dragged and dropped anywhere, and for what is pasted outside of a field. `over` is told whether something
 * is dragged over the page; `arrive` gets files or a text, and the `data-drop` of the place where they were dropped, if it has one.
 * Returns what ends it.
 */
export function watchArrivals(
  over: (isOver: boolean) => void,
  arrive: (what: File[] | string, place: string) => void,
): () => void {
  const listening = new AbortController();
  // In the capture phase: the text panes take files in their own ways.
  const options = { capture: true, signal: listening.signal };
  let isOver = false;
  const tell = (now: boolean) => {
    if (isOver !== now) over(now);
    isOver = now;
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    tell(true);
  };
  addEventListener("dragenter", drag, options);
  addEventListener("dragover", drag, options);
  // What leaves for nothing has left the window.
  addEventListener("dragleave", (event) => event.relatedTarget === null && tell(false), options);
  addEventListener("dragend", () => tell(false), options);
  addEventListener(
    "drop",
    (event) => {
      tell(false);
      const files = Array.from(event.dataTransfer?.files ?? []);
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const place = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drop]") : null;
      arrive(files, place?.dataset.drop ?? "");
    },
    options,
  );
  addEventListener(
    "paste",
    (event) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      const text = isInField ? "" : (event.clipboardData?.getData("text/plain") ?? "");
      // Who copies from a table brings a picture along with the text.
      const what = text !== "" ? text : isInField && event.clipboardData?.types.includes("text/plain") ? [] : files;
      if (what.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      arrive(what, "");
    },
    options,
  );
  return () => {
    tell(false);
    listening.abort();
  };
}

// Whoever lets a file go where nobody takes it does not want to leave the page for it.
for (const type of ["dragover", "drop"] as const) {
  addEventListener(type, (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
}
