import type { MetaDescriptor } from "react-router";
import type { CompanySite } from "../company/company-site.tsx";
import type { Locale } from "../i18n/locales.ts";
import { appIcons, LETTER_ICON } from "../install/app-icons.ts";
import { offersApp } from "../install/offers-app.ts";
import { canonicalUrl } from "../links/canonical-url.ts";
import { pictureSource } from "../media/picture-source.ts";
import {
  companyPreviewPicture,
  type PreviewPicture,
  publicPictureUrl,
} from "../media/public-picture-url.ts";

/** What a page says of itself, from the company and in the visitor's language. */
export type PageDescription = {
  title: string;
  description?: string | null;
  /** The page shows this product, and a link to it is shown with its picture. */
  product?: { id: string; picture: string | null };
  /** What only its visitor sees, an order or a cart, is not for search engines. */
  unlisted?: boolean;
};

/**
 * What networks and search engines read of a page besides its title: how a link to it looks (Open
 * Graph, which the rest read too), whether it is to be found, and whose domain it is.
 */
export function previewTags(
  site: CompanySite,
  locale: Locale,
  path: string,
  { title, description, product, unlisted }: PageDescription,
): MetaDescriptor[] {
  const { company } = site;
  const url = new URL(canonicalUrl(site, path));
  // Networks read the page of this address anew: without the product, its link would lose it.
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

/** The page's icon among the tabs, and the app that it can become where the company offers one. */
function iconLinks(site: CompanySite): MetaDescriptor[] {
  const { company, storageUrl } = site;
  const logo = pictureSource(storageUrl, "logoThumbnail", company.logo_thumbnail_url);
  const link = (rel: string, href: string) => ({ tagName: "link" as const, rel, href });
  const tab = link("icon", logo?.src ?? LETTER_ICON);
  if (!offersApp(site)) return [tab];
  // What is transparent would be black on a home screen: of the app's icons, the one that is filled.
  const filled = appIcons(site).find(({ purpose }) => purpose === "maskable");
  const app = link("manifest", "/manifest.webmanifest");
  return filled ? [tab, app, link("apple-touch-icon", filled.src)] : [tab, app];
}

/** `es_ES`: Open Graph names a language with a country, where we have none the one that most speak it in. */
function localeWithTerritory(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
