import { canonicalUrl } from "../shop/canonical-url.ts";
import { companyOfFile, file } from "../shop/company-file.server.ts";
import { xmlText } from "../shop/xml.ts";
import type { Route } from "./+types/sitemap";

/** The pages that are to be found; a product has no page of its own. */
const LISTED = ["/", "/products", "/info"];

/** The site map (sitemaps.org): one address a page, whatever language it is read in. */
export async function loader(asked: Route.LoaderArgs) {
  const shop = await companyOfFile(asked);
  const urls = LISTED.map((path) => `<url><loc>${xmlText(canonicalUrl(shop, path))}</loc></url>`);
  return file(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    "application/xml; charset=utf-8",
  );
}
