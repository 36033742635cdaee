import { safeUrl } from "./safe-url.ts";
import type { Shop } from "./shop.tsx";

/**
 * A page's one address, without a query: at the company's own domain where it has one (spec §2,
 * Structured data).
 */
export function canonicalUrl(
  { company, origin }: Pick<Shop, "company" | "origin">,
  path: string,
): string {
  const own = safeUrl(company.domain_settings?.url);
  // A mail or phone address leads somewhere too, but no page is below it.
  return new URL(path, own?.startsWith("http") ? own : origin).href;
}
