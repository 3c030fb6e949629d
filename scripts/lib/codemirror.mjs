import { makeEntryWithoutEngine } from "./live.mjs";

/** Makes the entry point `robotscope/codemirror`. CodeMirror stays outside: two copies of it in an editor do not work. */
export const makeCodeMirrorExtension = () => makeEntryWithoutEngine("codemirror", ["@codemirror/*", "@lezer/*"]);
