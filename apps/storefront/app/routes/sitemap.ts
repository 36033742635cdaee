import { escapeXmlText } from "@comanda/ui/web/escape-xml-text.ts";
import { canonicalUrl } from "../links/canonical-url.ts";
import { fileResponse, loadCompanyForFile } from "../server/load-company-for-file.server.ts";
import type { Route } from "./+types/sitemap";

/** The pages for search engines; a product has no separate page. */
const LISTED_PATHS = ["/", "/products", "/info"];

/** Returns the sitemap (sitemaps.org): each page has one URL for all languages. */
export async function loader(args: Route.LoaderArgs) {
  const site = await loadCompanyForFile(args);
  const urls = LISTED_PATHS.map(
    (path) => `<url><loc>${escapeXmlText(canonicalUrl(site, path))}</loc></url>`,
  );
  return fileResponse(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    "application/xml; charset=utf-8",
  );
}
