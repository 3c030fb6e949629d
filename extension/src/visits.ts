import { withoutFragment } from "./observer.ts";

/** A redirect that the browser followed when it opened a page. */
export interface Redirect {
  url: string;
  /** The status line, such as "HTTP/1.1 301 Moved Permanently". */
  statusLine: string;
}

/** The redirects that led a tab to its page. */
interface Visit {
  request: string;
  redirects: Redirect[];
  /** The URL of the page; left out until the last response arrives. */
  url?: string;
}

const key = (tab: number) => `visit:${tab}`;

async function visitOf(tab: number): Promise<Visit | undefined> {
  const stored = await chrome.storage.session.get<Record<string, Visit>>(key(tab));
  return stored[key(tab)];
}

/** Returns the redirects that led a tab to its page; `undefined` if they were not observed. */
export async function redirectsOf(tab: number, url: string): Promise<Redirect[] | undefined> {
  const visit = await visitOf(tab);
  return visit?.url === url ? visit.redirects : undefined;
}

/**
 * The latest change to the stored visits. Changes run one after the other, because each of them reads and then writes the session storage.
 */
let last: Promise<unknown> = Promise.resolve();

function change(tab: number, request: string, edit: (visit: Visit) => void): void {
  last = last
    .then(async () => {
      const stored = await visitOf(tab);
      const visit = stored?.request === request ? stored : { request, redirects: [] };
      edit(visit);
      await chrome.storage.session.set({ [key(tab)]: visit });
    })
    .catch(console.error);
}

/** Records the redirects of page loads. Browsers report them only for sites to which the user has granted access. */
export function recordVisits(): void {
  if (!chrome.webRequest || chrome.webRequest.onBeforeRedirect.hasListener(onRedirect)) return;
  const filter = { urls: ["http://*/*", "https://*/*"], types: ["main_frame" as const] };
  chrome.webRequest.onBeforeRedirect.addListener(onRedirect, filter);
  chrome.webRequest.onResponseStarted.addListener(onResponse, filter);
}

const onRedirect = ({ tabId, requestId, url, statusLine }: chrome.webRequest.OnBeforeRedirectDetails) =>
  change(tabId, requestId, ({ redirects }) => {
    redirects.push({ url: withoutFragment(url), statusLine });
  });

const onResponse = ({ tabId, requestId, url }: chrome.webRequest.OnResponseStartedDetails) =>
  change(tabId, requestId, (visit) => {
    visit.url = withoutFragment(url);
  });

export const forgetVisit = (tab: number): Promise<void> => chrome.storage.session.remove(key(tab));
