import type { MetaDescriptor } from "react-router";
import type { Locale } from "../i18n/locales.ts";
import { appIcons, LETTER_ICON } from "../install/app-icons.ts";
import { offersApp } from "../install/offers-app.ts";
import { canonicalUrl } from "../shop/canonical-url.ts";
import { ownPicture, type Portrait, shopPortrait } from "../shop/own-pictures.ts";
import { pictureSource } from "../shop/pictures.ts";
import type { Shop } from "../shop/shop.tsx";
import type { PageWords } from "./page-head.ts";

/**
 * What networks and search engines read of a page besides its title: how a link to it looks (Open
 * Graph, which the rest read too), whether it is to be found, and whose domain it is.
 */
export function previewTags(
  shop: Shop,
  locale: Locale,
  path: string,
  { title, description, product, unlisted }: PageWords,
): MetaDescriptor[] {
  const { company } = shop;
  const url = new URL(canonicalUrl(shop, path));
  // Networks read the page of this address anew: without the product, its link would lose it.
  if (product) url.searchParams.set("product", product.id);
  const dish = ownPicture(shop, "product", product?.picture);
  const picture: Portrait | null = dish ? { src: dish, wide: true } : shopPortrait(shop);
  const validation = company.settings?.facebook_domain_validation?.trim();
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.name },
    { property: "og:locale", content: territorial(locale) },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: url.href },
    ...(picture ? [{ property: "og:image", content: picture.src }] : []),
    { name: "twitter:card", content: picture?.wide ? "summary_large_image" : "summary" },
    ...iconLinks(shop),
    ...(unlisted ? [{ name: "robots", content: "noindex" }] : []),
    ...(validation ? [{ name: "facebook-domain-verification", content: validation }] : []),
  ];
}

/** The page's icon among the tabs, and the app that it can become where the company offers one. */
function iconLinks(shop: Shop): MetaDescriptor[] {
  const { company, storageUrl } = shop;
  const logo = pictureSource(storageUrl, "logoThumbnail", company.logo_thumbnail_url);
  const link = (rel: string, href: string) => ({ tagName: "link" as const, rel, href });
  const tab = link("icon", logo?.src ?? LETTER_ICON);
  if (!offersApp(shop)) return [tab];
  // What is transparent would be black on a home screen: of the app's icons, the one that is filled.
  const filled = appIcons(shop).find(({ purpose }) => purpose === "maskable");
  const app = link("manifest", "/manifest.webmanifest");
  return filled ? [tab, app, link("apple-touch-icon", filled.src)] : [tab, app];
}

/** `es_ES`: Open Graph names a language with a country, where we have none the one that most speak it in. */
function territorial(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
