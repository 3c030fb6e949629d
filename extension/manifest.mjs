/** @typedef {"chromium" | "firefox"} Browser */

/** The browsers for which the extension is built. @type {readonly Browser[]} */
export const browsers = ["chromium", "firefox"];

const SITES = ["http://*/*", "https://*/*"];

const icons = Object.fromEntries([16, 32, 48, 128].map((size) => [size, `icons/icon-${size}.png`]));

/** Returns a reference to a message in extension/messages. @param {string} name */
const message = (name) => `__MSG_${name.replaceAll("-", "_")}__`;

/** The manifest keys that differ between the browsers. */
const differences = {
  chromium: {
    // The first version with URL.parse.
    minimum_chrome_version: "126",
    permissions: ["activeTab", "scripting", "sidePanel", "storage"],
    background: { service_worker: "background.js", type: "module" },
    side_panel: { default_path: "panel.html" },
  },
  firefox: {
    browser_specific_settings: {
      gecko: {
        id: "browser-extension@robotscope",
        strict_min_version: "140.0",
        data_collection_permissions: { required: ["none"] },
      },
      gecko_android: { strict_min_version: "142.0" },
    },
    permissions: ["activeTab", "scripting", "storage"],
    background: { scripts: ["background.js"], type: "module" },
    sidebar_action: {
      default_title: message("title"),
      default_panel: "panel.html",
      default_icon: icons,
      open_at_install: false,
    },
  },
};

/**
 * Returns the manifest of the extension. extension/store/PERMISSIONS.md states the reason for each permission.
 *
 * @param {Browser} browser
 * @param {{ version: string, homepage: string, author: string }} project
 */
export const manifest = (browser, { version, homepage, author }) => ({
  manifest_version: 3,
  name: message("title"),
  short_name: "robotscope",
  description: message("description"),
  version,
  author,
  homepage_url: homepage,
  default_locale: "en",
  icons,
  action: { default_title: message("icon-off"), default_popup: "popup.html", default_icon: icons },
  // The user grants these permissions when switching on exact headers for a site. Host access is granted only for this site.
  optional_permissions: ["webRequest"],
  optional_host_permissions: SITES,
  content_security_policy: { extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'" },
  ...differences[browser],
});
