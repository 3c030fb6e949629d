import { drawIcon } from "./shapes.ts";
import type { Verdict } from "./verdict.ts";

export const ICON_SIZES = [16, 32];

/** Shows a verdict as the icon of a tab. */
export async function showIcon(tabId: number, { crawler, state, badge, sentence }: Verdict): Promise<void> {
  const imageData = Object.fromEntries(ICON_SIZES.map((size) => [size, drawIcon(state, size)]));
  await chrome.action.setIcon({ tabId, imageData });
  await chrome.action.setTitle({ tabId, title: `${crawler}: ${badge}\n${sentence}` });
}
