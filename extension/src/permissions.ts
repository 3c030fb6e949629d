/** Returns the permissions for one site. They cover all ports, because match patterns with ports are not portable. */
function permissionsOf(url: URL): chrome.permissions.Permissions {
  return { permissions: ["webRequest"], origins: [`${url.protocol}//${url.hostname}/*`] };
}

/** Returns `true` if the user has switched on exact headers for a URL's site. */
export const isEnabled = (url: URL): Promise<boolean> => chrome.permissions.contains(permissionsOf(url));

/** Requests the permissions for a site. Must be called in a click handler. */
export const enable = (url: URL): Promise<boolean> => chrome.permissions.request(permissionsOf(url));

/** Removes the access to a site. If no site is left, also removes the permission to observe requests. */
export async function disable(url: URL): Promise<void> {
  const { origins } = permissionsOf(url);
  await chrome.permissions.remove({ origins: origins ?? [] });
  const left = await chrome.permissions.getAll();
  if ((left.origins ?? []).length === 0) await chrome.permissions.remove({ permissions: ["webRequest"] });
}

/** Returns the URL of a web page; `undefined` for other URLs, such as chrome://settings. */
export function webPage(text: string | undefined): URL | undefined {
  const url = URL.parse(text ?? "");
  return url !== null && (url.protocol === "http:" || url.protocol === "https:") ? url : undefined;
}
