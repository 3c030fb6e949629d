declare module "proxy-from-env" {
  /** Returns the proxy for a URL, as set in the environment; an empty string if there is none. */
  export function getProxyForUrl(url: URL | string): string;
}
