import { type InnerList, type Item, serializeInnerList, serializeItem } from "structured-headers";

/**
 * The value of the parameter `tag` in bots' signatures.
 *
 * https://www.ietf.org/archive/id/draft-ietf-webbotauth-httpsig-protocol-00.html#section-5.2
 */
export const BOT_TAG = "web-bot-auth";

/**
 * The path at which an origin publishes the keys of its signed requests.
 *
 * https://www.ietf.org/archive/id/draft-ietf-webbotauth-httpsig-protocol-00.html#section-5.5
 */
export const DIRECTORY_PATH = "/.well-known/http-message-signatures-directory";

/**
 * Returns the text that a signature covers, or `undefined` if `read` does not return the value of a component.
 *
 * https://www.rfc-editor.org/rfc/rfc9421#section-2.5
 */
export function signatureBase(input: InnerList, read: (component: Item) => string | undefined): string | undefined {
  const lines: string[] = [];
  for (const component of input[0]) {
    const value = read(component);
    if (value === undefined) return undefined;
    lines.push(`${serializeItem(component)}: ${value}`);
  }
  return [...lines, `"@signature-params": ${serializeInnerList(input)}`].join("\n");
}
