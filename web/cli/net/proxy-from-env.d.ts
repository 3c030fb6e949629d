declare module "proxy-from-env" {
  /** The URL of the proxy for a URL, as the environment names it; empty if none is to be taken. */
  export function getProxyForUrl(url: URL | string): string;
}
