/**
 * Runs before the first paint and adapts the skeleton (index.html) to the user: colours, language, and whether the example's answer is
 * shown. It is no module, because a browser paints before modules run.
 */
import { keptTheme, showTheme } from "./looks";
import { hasDraft } from "./share/kept";
import { wantedLanguage } from "./wanted-language";

const root = document.documentElement;
showTheme(keptTheme());
root.lang = wantedLanguage();
// Another view is not like this one; a link or a draft has a text of its own.
const isTool = /^#\/./.test(location.hash);
const [isLink, hasOwn] = [location.hash.startsWith("#v="), hasDraft()];
root.dataset.first = isTool ? "tool" : isLink || hasOwn ? "kept" : "example";
// Its place is kept for what is said of a link, which is longer where there is a draft to go back to.
if (isLink) root.dataset.opened = hasOwn ? "draft" : "plain";

// Only the engine has an answer then: it is fetched beside styles and script. Where the picture has one, nothing is to come before that.
const engine = document.currentScript?.dataset.engine;
if (engine && root.dataset.first !== "example") {
  const preload = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", href: engine });
  preload.crossOrigin = "anonymous";
  document.head.append(preload);
}
