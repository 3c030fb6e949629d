import { makeEntryWithoutEngine } from "./live.mjs";

/** Builds the entry point `robotscope/codemirror`. CodeMirror stays external, because an editor breaks with two copies of it. */
export const makeCodeMirrorExtension = () => makeEntryWithoutEngine("codemirror", ["@codemirror/*", "@lezer/*"]);
