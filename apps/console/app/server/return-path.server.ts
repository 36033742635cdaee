/**
 * The page of this console that `?to=` names; the start for anything else, so that no link leads from
 * the sign-in to another site.
 */
export function returnPath(url: URL): string {
  const to = url.searchParams.get("to") ?? "/";
  return /^\/(?![/\\])[^\\]*$/u.test(to) ? to : "/";
}
