/**
 * Adapts the skeleton (index.html) to the user before the first paint: colours, language, and whether it shows the answer to the example.
 * This script is not a module, because browsers run modules after the first paint.
 */

import { wantedLanguage } from "../i18n/wanted-language";
import { hasDraft } from "../share/storage";
import { showTheme, storedTheme } from "./stored-theme";

const root = document.documentElement;
showTheme(storedTheme());
root.lang = wantedLanguage();
// The skeleton shows the page view with the example. Other views, links and drafts have different content.
const isTool = /^#\/./.test(location.hash);
const [isLink, hasOwn] = [location.hash.startsWith("#v="), hasDraft()];
root.dataset.first = isTool ? "tool" : isLink || hasOwn ? "kept" : "example";
// Reserve space for the notice about the link. The notice is longer if the user can return to a draft.
if (isLink) root.dataset.opened = hasOwn ? "draft" : "plain";

// If the skeleton shows no answer, fetch the engine at the same time as the page's styles and script. Otherwise, load the skeleton's own
// files first.
const engine = document.currentScript?.dataset.engine;
if (engine && root.dataset.first !== "example") {
  const preload = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", href: engine });
  preload.crossOrigin = "anonymous";
  document.head.append(preload);
}
