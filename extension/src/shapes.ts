import type { State } from "./verdict.ts";

interface Shape {
  /** The outline, filled with the colour, on a grid of 16 by 16. */
  outline: string;
  /** The sign inside the outline, drawn with lines. */
  sign: string;
  /** The colour in the toolbar, which must be visible on light and dark toolbars. */
  colour: string;
}

/** A shape for each state. The states differ in outline and sign, so that users can distinguish them without colours. */
export const SHAPES: Record<State, Shape> = {
  shown: {
    outline: "M8 .5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z",
    sign: "M4.5 8.3l2.4 2.5 4.6-5.2",
    colour: "#12804a",
  },
  restricted: { outline: "M8 .5L16 15.5H0z", sign: "M8 6v4.2M8 12.6v.6", colour: "#b26a00" },
  "not-shown": { outline: "M.5 .5h15v15h-15z", sign: "M4.5 4.5l7 7M11.5 4.5l-7 7", colour: "#d1323c" },
  unknown: {
    outline: "M8 0l8 8-8 8-8-8z",
    sign: "M6.1 6.4a1.9 1.9 0 1 1 2.6 1.8c-.5.2-.7.5-.7 1.1M8 11.6v.4",
    colour: "#66778a",
  },
};

const SVG = "http://www.w3.org/2000/svg";

/** Creates a small picture of a state for the popup. It is hidden from screen readers, because the text beside it names the state. */
export function pictureOf(state: State): SVGSVGElement {
  const { outline, sign } = SHAPES[state];
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 16 16");
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("class", `shape shape-${state}`);
  for (const [name, path] of [
    ["outline", outline],
    ["sign", sign],
  ] as const) {
    const element = document.createElementNS(SVG, "path");
    element.setAttribute("d", path);
    element.setAttribute("class", name);
    picture.append(element);
  }
  return picture;
}

/** Draws the toolbar icon for a state. `size` is in pixels. */
export function drawIcon(state: State, size: number): ImageData {
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser cannot draw icons");
  context.scale(size / 16, size / 16);
  const { outline, sign, colour } = SHAPES[state];
  context.fillStyle = colour;
  context.fill(new Path2D(outline));
  context.strokeStyle = "#fff";
  context.lineWidth = 2;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke(new Path2D(sign));
  return context.getImageData(0, 0, size, size);
}
