import type { Credentials } from "../net/credentials.ts";
import { wrongUse } from "./exit.ts";
import type { FetchOptions } from "./net/http.ts";
import { userAgentHeader } from "./net/user-agent.ts";

export interface NetFlags {
  timeout?: string;
  userAgent?: string;
  allowPrivate?: boolean;
  /** The credentials in the URLs that the user named; set by the command. */
  credentials?: Credentials;
}

export function fetchOptions({ timeout, userAgent, allowPrivate, credentials }: NetFlags): FetchOptions {
  const options: FetchOptions = { addresses: allowPrivate ? "all" : "typed" };
  if (credentials) options.credentials = credentials;
  if (timeout !== undefined) {
    const seconds = Number(timeout);
    if (!(seconds > 0 && seconds <= 86_400))
      throw wrongUse(`--timeout must be a number of seconds up to 86400, such as 10 or 0.5, not “${timeout}”.`);
    // Apply the timeout to all phases, because their default limits could end the fetch before a longer timeout.
    const milliseconds = seconds * 1000;
    options.timeouts = { connect: milliseconds, firstByte: milliseconds, idle: milliseconds, whole: milliseconds };
  }
  if (userAgent !== undefined) {
    options.userAgent = userAgentHeader(userAgent);
    if (options.userAgent === undefined) throw wrongUse(`--user-agent: “${userAgent}” cannot be sent as a User-Agent.`);
  }
  return options;
}
