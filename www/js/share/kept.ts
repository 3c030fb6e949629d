/** Where the browser keeps the draft. */
export const DRAFT = "robotscope-draft";
