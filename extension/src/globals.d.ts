/** The URL of the page that opens shared links, inserted by the bundler. */
declare const ROBOTSCOPE_PAGE: string;

/** The names of each message's variables, in the order in which `getMessage` expects their values. */
declare module "virtual:variables" {
  const variables: Record<string, string[]>;
  export default variables;
}

/** The sidebar of Firefox. https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/sidebarAction */
declare namespace chrome.sidebarAction {
  function open(): Promise<void>;
}
