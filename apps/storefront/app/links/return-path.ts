/** Any origin: only the path of a URL counts. */
const BASE = "http://page";

/**
 * Returns the path and query of a page of this site, as a form names it; the start page for what names
 * another site or no page.
 */
export function returnPath(to: string): string {
  if (!to.startsWith("/") || !URL.canParse(to, BASE)) return "/";
  const { origin, pathname, search } = new URL(to, BASE);
  return origin === BASE && !pathname.startsWith("//") ? pathname + search : "/";
}
