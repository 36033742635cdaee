/**
 * Shows the page's address without slashes at the end of its path, which the server has ignored. Call it before the
 * page hydrates: the server has rendered the page of the shorter address.
 */
export function hideFinalSlashes(): void {
  const { pathname, search, hash } = window.location;
  if (/.\/$/u.test(pathname))
    history.replaceState(history.state, "", pathname.replace(/(?<!\/)\/+$/u, "") + search + hash);
}
