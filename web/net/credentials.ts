import { percentDecoded } from "./attempt.ts";

/** Matches the start of a URL with a user name or password. Backslashes end the host, because URL parsers treat them as slashes. */
const USER_INFO = /^(https?:\/\/)[^/?#\\]*@/i;

/**
 * The credentials in the URLs that the user passed, keyed by origin. Commands remove them from the URLs, so that no output shows them.
 */
export class Credentials {
  readonly #byOrigin = new Map<string, string>();

  /** Removes the credentials from a URL and remembers them for its origin. Returns texts without credentials unchanged. */
  take(text: string): string {
    if (!USER_INFO.test(text)) return text;
    if (URL.canParse(text)) {
      const url = new URL(text);
      const authorization = basic(url);
      if (authorization !== undefined) this.#byOrigin.set(url.origin, authorization);
    }
    return text.replace(USER_INFO, "$1");
  }

  /** Returns the Authorization value for an origin; `undefined` if the user passed no credentials for the origin. */
  authorization(origin: string): string | undefined {
    return this.#byOrigin.get(origin);
  }
}

/** Matches the start of a text with a scheme and credentials, or with a user name and a password, such as “user:password@example.com”. */
const ANY_USER_INFO = /^([a-z][a-z0-9+.-]*:\/\/)[^/?#\\]*@|^(?!mailto:)((?:\/\/)?)[^/?#\\:]*:[^/?#\\]*@/i;

/** Removes the user name and the password from a text that may be a URL. */
export const withoutCredentials = (text: string): string => text.replace(ANY_USER_INFO, "$1$2");

/** Returns the Authorization value for the user name and password in a URL; `undefined` if it has none. */
export function basic({ username, password }: URL): string | undefined {
  if (username === "" && password === "") return undefined;
  const bytes = new TextEncoder().encode(`${percentDecoded(username)}:${percentDecoded(password)}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
