import { canonicalUrl } from "../links/canonical-url.ts";
import { companyForFile, fileResponse } from "../server/company-file.server.ts";
import { escapeXmlText } from "../web/escape-xml-text.ts";
import type { Route } from "./+types/sitemap";

/** The pages that are to be found; a product has no page of its own. */
const LISTED = ["/", "/products", "/info"];

/** The site map (sitemaps.org): one address a page, whatever language it is read in. */
export async function loader(asked: Route.LoaderArgs) {
  const site = await companyForFile(asked);
  const urls = LISTED.map(
    (path) => `<url><loc>${escapeXmlText(canonicalUrl(site, path))}</loc></url>`,
  );
  return fileResponse(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    "application/xml; charset=utf-8",
  );
}
