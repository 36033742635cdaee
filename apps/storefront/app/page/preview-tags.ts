import type { Locale } from "@comanda/ui/i18n/locales.ts";
import type { MetaDescriptor } from "react-router";
import type { CompanySite } from "../company/company-site.tsx";
import { appIcons, LETTER_ICON } from "../install/app-icons.ts";
import { offersApp } from "../install/offers-app.ts";
import { canonicalUrl } from "../links/canonical-url.ts";
import { pictureSource } from "../media/picture-source.ts";
import {
  companyPreviewPicture,
  type PreviewPicture,
  publicPictureUrl,
} from "../media/public-picture-url.ts";

/** The description of a page for its head, in the visitor's language. */
export type PageDescription = {
  title: string;
  description?: string | null;
  /** The product that the page shows; previews of its link have the product's picture. */
  product?: { id: string; picture: string | null };
  /** The page is private, such as a cart or an order, and not for search engines. */
  unlisted?: boolean;
};

/**
 * Returns the tags for social networks and search engines (decision 29): the preview of a link (Open
 * Graph), icons, whether the page may be listed, and the validation of the domain.
 */
export function previewTags(
  site: CompanySite,
  locale: Locale,
  path: string,
  { title, description, product, unlisted }: PageDescription,
): MetaDescriptor[] {
  const { company } = site;
  const url = new URL(canonicalUrl(site, path));
  // Social networks load this address: without the product, its preview would be the menu's.
  if (product) url.searchParams.set("product", product.id);
  const dish = publicPictureUrl(site, "product", product?.picture);
  const picture: PreviewPicture | null = dish
    ? { src: dish, wide: true }
    : companyPreviewPicture(site);
  const validation = company.settings?.facebook_domain_validation?.trim();
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.name },
    { property: "og:locale", content: localeWithTerritory(locale) },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: url.href },
    ...(picture ? [{ property: "og:image", content: picture.src }] : []),
    { name: "twitter:card", content: picture?.wide ? "summary_large_image" : "summary" },
    ...iconLinks(site),
    ...(unlisted ? [{ name: "robots", content: "noindex" }] : []),
    ...(validation ? [{ name: "facebook-domain-verification", content: validation }] : []),
  ];
}

/**
 * Returns the icon of the browser tab, and the manifest and icon of the app, if the company offers one.
 */
function iconLinks(site: CompanySite): MetaDescriptor[] {
  const { company } = site;
  const logo = pictureSource(site, "logoThumbnail", company.logo_thumbnail_url);
  const link = (rel: string, href: string) => ({ tagName: "link" as const, rel, href });
  const tab = link("icon", logo?.src ?? LETTER_ICON);
  if (!offersApp(site)) return [tab];
  // A home screen shows transparent parts as black, so this takes the icon without them.
  const opaque = appIcons(site).find(({ purpose }) => purpose === "maskable");
  const app = link("manifest", "/manifest.webmanifest");
  return opaque ? [tab, app, link("apple-touch-icon", opaque.src)] : [tab, app];
}

/**
 * Returns a locale for Open Graph, such as `es_ES`. Without a country it gets the language's most
 * likely one.
 */
function localeWithTerritory(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
