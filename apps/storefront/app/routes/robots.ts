import { canonicalUrl } from "../links/canonical-url.ts";
import { companyForFile, fileResponse } from "../server/company-file.server.ts";
import type { Route } from "./+types/robots";

/**
 * What robots may read. Pages that are not to be listed say so themselves, for which they have to be
 * read; what runs in them asks the API for nothing that is to be found, and counts visitors, which
 * robots are not. Only production names its pages.
 */
export async function loader(asked: Route.LoaderArgs) {
  const site = await companyForFile(asked);
  const map = site.production ? ["", `Sitemap: ${canonicalUrl(site, "/sitemap.xml")}`] : [];
  const lines = ["User-agent: *", "Disallow: /ms-", ...map];
  return fileResponse(`${lines.join("\n")}\n`, "text/plain; charset=utf-8");
}
