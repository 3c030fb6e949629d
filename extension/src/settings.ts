/** The user's choices, saved in this browser. */
export interface Settings {
  /** The crawlers in the popup, by product token. */
  pins: string[];
  /** The crawler whose verdict the icon shows. */
  iconCrawler: string;
}

const DEFAULTS: Settings = { pins: ["Googlebot", "bingbot", "OAI-SearchBot", "GPTBot"], iconCrawler: "Googlebot" };

export const readSettings = async (): Promise<Settings> => ({
  ...DEFAULTS,
  ...(await chrome.storage.local.get<Partial<Settings>>(["pins", "iconCrawler"])),
});

export const saveSettings = (changed: Partial<Settings>): Promise<void> => chrome.storage.local.set(changed);
