import { escapeXmlText } from "@comanda/ui/web/escape-xml-text.ts";
import { canonicalUrl } from "../links/canonical-url.ts";
import { companyForFile, fileResponse } from "../server/company-file.server.ts";
import type { Route } from "./+types/sitemap";

/** The pages for search engines; a product has no page of its own. */
const LISTED_PATHS = ["/", "/products", "/info"];

/** The sitemap (sitemaps.org): each page has one address for all languages. */
export async function loader(args: Route.LoaderArgs) {
  const site = await companyForFile(args);
  const urls = LISTED_PATHS.map(
    (path) => `<url><loc>${escapeXmlText(canonicalUrl(site, path))}</loc></url>`,
  );
  return fileResponse(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    "application/xml; charset=utf-8",
  );
}
