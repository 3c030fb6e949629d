import { webPage } from "./permissions.ts";

/** The active tab of a window. */
export interface Tab {
  id: number;
  windowId: number;
  /** The page; `undefined` if it is not a web page or if the extension may not read its URL. */
  url: URL | undefined;
  /** `true` if the extension may not read the tab's URL. */
  isHidden: boolean;
}

export async function currentTab(): Promise<Tab | undefined> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return undefined;
  return { id: tab.id, windowId: tab.windowId, url: webPage(tab.url), isHidden: tab.url === undefined };
}
