import { withBase } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import "./site.css";

/** The tester is in the folder above the site. `target` keeps the site's router from opening it. */
const tester = () => h("a", { class: "tester", href: withBase("/../"), target: "_self" }, "Tester");

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "nav-bar-content-before": tester, "nav-screen-content-before": tester }),
};
