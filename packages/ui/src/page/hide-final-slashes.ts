/**
 * Shows the page's address without slashes at the end of its path, which the server has ignored. Call it
 * before the page hydrates: the server has rendered the page of the shorter address.
 */
export function hideFinalSlashes(): void {
  const { origin, pathname, search, hash } = window.location;
  if (!/.\/$/u.test(pathname)) return;
  const path = pathname.replace(/(?<!\/)\/+$/u, "");
  // With the origin, because a path that begins with two slashes would be an address of another host.
  history.replaceState(history.state, "", origin + path + search + hash);
}
