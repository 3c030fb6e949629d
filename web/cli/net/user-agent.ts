import { crawlers } from "robotscope";

/**
 * What `--user-agent` names: a crawler of the catalogue stands for the header that it sends, everything else for itself. Undefined
 * for what cannot be sent.
 */
export function userAgentHeader(name: string): string | undefined {
  const word = name.trim().toLowerCase();
  const crawler = crawlers().find(({ token }) => token.toLowerCase() === word);
  const header = crawler ? (crawler.userAgent?.value ?? crawler.token) : name.trim();
  return /^[\t\x20-\x7e\x80-\xff]+$/.test(header) ? header : undefined;
}
