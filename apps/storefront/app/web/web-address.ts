/** What stands where a web address names its host. */
const host = /^https?:[/\\]*([^/\\?#]*)/iu;

/**
 * An address as the page's server and every browser read it alike, or null: of a host with spaces or
 * quotes in it some make another, and others nothing, so that they would not show the same page.
 */
export function webAddress(text: string): URL | null {
  const named = host.exec(text)?.[1] ?? "";
  if (!/^(?:[\w.:@[\]-]|[^\p{ASCII}\s])*$/u.test(named)) return null;
  return URL.canParse(text) ? new URL(text) : null;
}
