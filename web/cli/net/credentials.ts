import { basic } from "./proxy.ts";

/** The start of a URL that may have a user name and a password. A URL parser also accepts backslashes. */
const USER_INFO = /^(https?:\/\/)[^/?#\\]*@/i;

/**
 * The user names and passwords in the URLs that the user named, keyed by origin. No other object contains them, so no output can show
 * them.
 */
export class Credentials {
  readonly #byOrigin = new Map<string, string>();

  /** Returns a URL without its credentials, and remembers them for other requests of this origin. Returns other texts unchanged. */
  take(text: string): string {
    if (!USER_INFO.test(text)) return text;
    if (URL.canParse(text)) {
      const url = new URL(text);
      const authorization = basic(url);
      if (authorization !== undefined) this.#byOrigin.set(url.origin, authorization);
    }
    return withoutCredentials(text);
  }

  /** Returns the Authorization value for an origin; `undefined` if the user named no credentials for it. */
  authorization(origin: string): string | undefined {
    return this.#byOrigin.get(origin);
  }
}

/** Removes the user name and the password from a text that may be a URL. */
export const withoutCredentials = (text: string): string => text.replace(USER_INFO, "$1");
