import { loadEngine } from "./engine.ts";
import { ICON_SIZES, showIcon } from "./icon.ts";
import { fetchTexts, inspect } from "./inspection.ts";
import { isEnabled, webPage } from "./permissions.ts";
import { readSettings } from "./settings.ts";
import { verdicts } from "./verdict.ts";
import { forgetVisit, recordVisits } from "./visits.ts";
import { say } from "./words.ts";

/** For each tab on an enabled site, the URL whose verdict the tab's icon shows or will show. */
const shown = new Map<number, string>();

/** Shows the verdict for the page in a tab, if the user has enabled its site. */
async function update(tab: number, text: string | undefined): Promise<void> {
  const url = webPage(text);
  if (!url || !(await isEnabled(url))) return reset(tab);
  shown.set(tab, url.href);
  await chrome.action.setTitle({ tabId: tab, title: say("icon-loading") });
  const { iconCrawler } = await readSettings();
  const engine = loadEngine();
  const texts = await fetchTexts(url, "omit", tab, engine);
  const [verdict] = verdicts(inspect(texts, [iconCrawler], await engine));
  // In the meantime, the tab may have opened another page.
  if (verdict && shown.get(tab) === url.href) await showIcon(tab, verdict);
}

async function reset(tabId: number): Promise<void> {
  shown.delete(tabId);
  const path = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/icon-${size}.png`]));
  await chrome.action.setIcon({ tabId, path });
  await chrome.action.setTitle({ tabId, title: say("icon-off") });
}

/** Updates the icons of all tabs, after a permission or the chosen crawler has changed. */
async function updateAll(): Promise<void> {
  recordVisits();
  const tabs = await chrome.tabs.query({});
  await Promise.all(tabs.map(({ id, url }) => (id === undefined ? undefined : refresh(id, url))));
}

/** Updates a tab's icon. Only logs a failure, because the tab may have been closed in the meantime. */
const refresh = (tab: number, url: string | undefined) => update(tab, url).catch(console.warn);

recordVisits();
chrome.permissions.onAdded.addListener(() => void updateAll());
chrome.permissions.onRemoved.addListener(() => void updateAll());
chrome.storage.local.onChanged.addListener((changes) => {
  if ("iconCrawler" in changes) void updateAll();
});
chrome.tabs.onUpdated.addListener((tab, { status }, { url }) => {
  if (status === "complete") void refresh(tab, url);
});
chrome.tabs.onRemoved.addListener((tab) => {
  shown.delete(tab);
  void forgetVisit(tab);
});
