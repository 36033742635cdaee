/**
 * The page of this console that `?to=` names; the start for anything else, so that no link leads from
 * the sign-in to another site. It is read as a browser reads it, which drops tabs and line ends and
 * takes a backslash for a slash.
 */
export function returnPath(url: URL): string {
  const to = url.searchParams.get("to") ?? "";
  if (!to.startsWith("/") || !URL.canParse(to, url.origin)) return "/";
  const { origin, pathname, search, hash } = new URL(to, url.origin);
  // A path that begins with two slashes would name a host where it is resolved again.
  if (origin !== url.origin || pathname.startsWith("//")) return "/";
  return pathname + search + hash;
}
