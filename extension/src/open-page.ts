import { withoutFragment } from "./observer.ts";

/** The document in a tab, as scripts have changed it. */
export interface OpenPage {
  /** The URL, without its fragment. */
  url: string;
  html: string;
  isLoading: boolean;
}

/** Reads the document in a tab. Returns `undefined` if the browser does not allow it. */
export async function readOpenPage(tabId: number): Promise<OpenPage | undefined> {
  try {
    const [frame] = await chrome.scripting.executeScript({
      target: { tabId },
      func: () => ({
        url: location.href,
        html: document.documentElement.outerHTML,
        isLoading: document.readyState !== "complete",
      }),
    });
    return frame?.result && { ...frame.result, url: withoutFragment(frame.result.url) };
  } catch {
    return undefined;
  }
}
