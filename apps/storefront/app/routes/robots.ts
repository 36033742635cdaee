import { canonicalUrl } from "../links/canonical-url.ts";
import { fileResponse, loadCompanyForFile } from "../server/load-company-for-file.server.ts";
import type { Route } from "./+types/robots";

/**
 * Returns the robots.txt. Crawlers may read every page, because a page that must not be listed says so
 * in its own tags. The API is disallowed: it has nothing to list, and its calls would count crawlers as
 * visitors. Only production has a sitemap.
 */
export async function loader(args: Route.LoaderArgs) {
  const site = await loadCompanyForFile(args);
  const map = site.production ? ["", `Sitemap: ${canonicalUrl(site, "/sitemap.xml")}`] : [];
  const lines = ["User-agent: *", "Disallow: /ms-", ...map];
  return fileResponse(`${lines.join("\n")}\n`, "text/plain; charset=utf-8");
}
