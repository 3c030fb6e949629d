import { withBase } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import "./site.css";

/**
 * A link to robotscope's page, which is in the folder above the site. Without `target`, the site's router would handle the link, although
 * the page is not part of the site.
 */
const tester = () => h("a", { class: "tester", href: withBase("/../"), target: "_self" }, "Tester");

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "nav-bar-content-before": tester, "nav-screen-content-before": tester }),
};
