/** Elements that handle pasted text themselves. */
const FIELDS = "input, textarea, select, robots-editor, [contenteditable]";

/** Content that was pasted outside fields before the engine was loaded, in order. */
const early: (File[] | string)[] = [];
let isWatched = false;

/**
 * Watches for files dropped anywhere on the page, and for content pasted outside fields. Several lines pasted into the URL field count as
 * pasted outside it. Calls `over` when a drag enters or leaves the page. Calls `arrive` with the files or the text, and with the
 * `data-drop` attribute of the drop target or of the closest element around it. First passes content that was pasted before this call.
 * Returns a function that stops watching.
 */
export function watchImports(
  over: (isOver: boolean) => void,
  arrive: (what: File[] | string, place: string) => void,
): () => void {
  const listening = new AbortController();
  // Listen in the capture phase. Otherwise, the text panes would handle files first.
  const options = { capture: true, signal: listening.signal };
  let isOver = false;
  const setOver = (isDragging: boolean) => {
    if (isOver !== isDragging) over(isDragging);
    isOver = isDragging;
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  };
  addEventListener("dragenter", drag, options);
  addEventListener("dragover", drag, options);
  // If there is no related target, the drag has left the window.
  addEventListener("dragleave", (event) => event.relatedTarget === null && setOver(false), options);
  addEventListener("dragend", () => setOver(false), options);
  addEventListener(
    "drop",
    (event) => {
      setOver(false);
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
      const what = pasted(event);
      if (what.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      arrive(what, "");
    },
    options,
  );
  isWatched = true;
  queueMicrotask(() => {
    for (const what of early.splice(0)) arrive(what, "");
  });
  return () => {
    isWatched = false;
    setOver(false);
    listening.abort();
  };
}

/** Returns the text or the files pasted outside fields. Returns an empty array if the focused field handles the pasted text itself. */
function pasted({ clipboardData, target }: ClipboardEvent): File[] | string {
  const text = clipboardData?.getData("text/plain") ?? "";
  const field = target instanceof Element ? target.closest(FIELDS) : null;
  // The URL field would join the lines of a longer text, so several lines count as pasted outside it.
  const isInField = field !== null && !(field.id === "url" && /[\r\n]/.test(text.trim()));
  if (isInField && clipboardData?.types.includes("text/plain")) return [];
  // Spreadsheets copy an image of the cells along with the text. Prefer the text.
  return text !== "" ? text : Array.from(clipboardData?.files ?? []);
}

addEventListener("paste", (event) => {
  const what = isWatched ? [] : pasted(event);
  if (what.length === 0) return;
  event.preventDefault();
  early.push(what);
});

// If no element accepts a dropped file, browsers replace the page with the file. Prevent this.
for (const type of ["dragover", "drop"] as const) {
  addEventListener(type, (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
}
