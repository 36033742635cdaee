/** Matches the host of a URL, as written. */
const host = /^https?:[/\\]*([^/\\?#]*)/iu;

/**
 * Parses a URL that the server and every browser read in the same way; null for any other.
 * They differ about hosts with spaces or quotes, and would then render different pages.
 */
export function parseWebUrl(text: string): URL | null {
  const hostText = host.exec(text)?.[1] ?? "";
  if (!/^(?:[\w.:@[\]-]|[^\p{ASCII}\s])*$/u.test(hostText)) return null;
  return URL.canParse(text) ? new URL(text) : null;
}
