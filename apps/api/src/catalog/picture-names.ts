import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { Product } from "@comanda/contract/companies/menu";
import type { CatalogRows } from "./catalog.store.ts";

/**
 * Replaces a picture's own name or URL, as the import file has it, with the name of the stored
 * file. A picture that is not stored, for example one on another site, keeps its URL.
 */
export function pictureNameResolver(pictures: CatalogRows["pictures"]) {
  const files = new Map(pictures.map(({ kind, source, file }) => [`${kind} ${source}`, file]));
  const name = <Source extends string | null>(kind: string, source: Source): Source | string =>
    files.get(`${kind} ${source}`) ?? source;

  const withBackground = <Layout extends BackgroundLayout>(layout: Layout): Layout => {
    const image = layout?.body?.background_image;
    if (!layout || !image) return layout;
    const urls = Object.entries(image).map(([key, url]) => [key, name("background", url)]);
    return { ...layout, body: { ...layout.body, background_image: Object.fromEntries(urls) } };
  };

  return {
    resolveInCompany: (company: Company): Company => ({
      ...company,
      logo_url: name("logo", company.logo_url),
      logo_thumbnail_url: name("logo", company.logo_thumbnail_url),
    }),
    resolveInSettings: (settings: EcommerceSettings): EcommerceSettings => {
      const layouts = settings.layout_settings;
      if (!layouts) return settings;
      const landing = withBackground(layouts.landing);
      const product = withBackground(layouts.product);
      return { ...settings, layout_settings: { landing, product } };
    },
    resolveInProduct: (product: Product): Product => ({
      ...product,
      images: product.images.map(({ image_url }) => ({ image_url: name("product", image_url) })),
    }),
  };
}

type Layouts = NonNullable<EcommerceSettings["layout_settings"]>;
type BackgroundLayout = Layouts["landing"] | Layouts["product"];
