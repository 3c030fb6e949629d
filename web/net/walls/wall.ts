import type { Certainty } from "robotscope";

/**
 * A product that sends its own page instead of the requested one. Each wall is defined in a file of this folder; `tests/cli/walls` has samples
 * of its pages.
 */
export interface Wall {
  /** The name that commands print. */
  name: string;
  /** The marks of the wall's responses. A response needs only one of them. */
  marks: readonly Mark[];
}

/** A mark that identifies a wall's responses. A response has the mark if it meets all of the mark's conditions. */
export interface Mark {
  /** The kind of page: a check that a browser can pass, or a page that only refuses. */
  kind: "challenge" | "block";
  /** The name of a header, and a pattern for its value. */
  header?: readonly [name: string, value: RegExp];
  statuses?: readonly number[];
  title?: RegExp;
  /** Each pattern matches the text of a script, or the URL from which it is loaded. */
  scripts?: readonly RegExp[];
  /** A pattern for the URL of a frame. */
  frame?: RegExp;
  /** The ID of an element in the page. */
  id?: string;
  /** A pattern for the text between the tags. */
  text?: RegExp;
  /** The certainty that the mark belongs to this product: documented by its vendor, or reported by others. */
  certainty: Certainty;
  source: Source;
}

export interface Source {
  title: string;
  url: string;
}

/** The parts of a response that marks refer to. */
export interface WallResponse {
  status: number;
  /** The status line and the header lines. */
  headers: string;
  body: string;
}
