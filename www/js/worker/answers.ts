import { compareVersions, generateConfig } from "../../pkg/worker/robotscope_worker.js";
import type { TextId } from "../off-thread/messages";
import { parsed, read } from "./texts";
import { exportUrls, testUrls, urlChildren, urlRows } from "./urls";

/** All that the page asks off the main thread. */
export const answers = {
  /** Fails if the engine cannot be loaded. */
  ready: () => undefined,

  diagnostics: (text: TextId) => read(text).diagnostics(),
  codeActions: (text: TextId, start: number, end: number) => parsed(text).codeActions(start, end),
  hover: (text: TextId, offset: number) => read(text).hover(offset),
  complete: (text: TextId, offset: number) => read(text).complete(offset),
  folding: (text: TextId) => parsed(text).folding(),
  format: (text: TextId) => parsed(text).format(),
  inlayHints: (text: TextId, start: number, end: number) => parsed(text).inlayHints(start, end),

  compareVersions: (before: TextId, after: TextId) => compareVersions(parsed(before), parsed(after)),
  generateConfig,

  testUrls,
  urlChildren,
  urlRows,
  exportUrls,
};
