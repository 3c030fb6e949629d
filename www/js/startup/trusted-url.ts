/** The Trusted Types API, which TypeScript does not declare yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/**
 * Returns a trusted URL for one of the page's scripts. The Content-Security-Policy must list each policy, and each policy can be created
 * only once.
 */
export function trustedUrl(policy: string, url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url) ?? url;
}
