import { withoutFragment } from "./observer.ts";

/** The document in a tab, as scripts have changed it. */
export interface OpenPage {
  /** The URL, without its fragment. */
  url: string;
  /** The URL that the browser loaded. It differs from `url` if a script changed the URL without loading another page. */
  loadedUrl: string;
  /** The status of the response that the browser loaded; 0 if the browser does not report it. */
  status: number;
  /** The time at which the browser started to load the page, in milliseconds since 1970. */
  loadedAt: number;
  html: string;
  isLoading: boolean;
}

/** Reads the document in a tab. Returns `undefined` if the browser does not allow access to the tab. */
export async function readOpenPage(tabId: number): Promise<OpenPage | undefined> {
  try {
    const [frame] = await chrome.scripting.executeScript({
      target: { tabId },
      func: () => {
        const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        return {
          url: location.href,
          loadedUrl: loaded?.name ?? location.href,
          status: loaded?.responseStatus ?? 0,
          loadedAt: performance.timeOrigin,
          html: document.documentElement.outerHTML,
          isLoading: document.readyState !== "complete",
        };
      },
    });
    if (!frame?.result) return undefined;
    const { url, loadedUrl, ...others } = frame.result;
    return { ...others, url: withoutFragment(url), loadedUrl: withoutFragment(loadedUrl) };
  } catch {
    return undefined;
  }
}
