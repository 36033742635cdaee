import type { MetaDescriptor } from "react-router";
import type { Locale } from "../i18n/locales.ts";
import { type Translate, translator } from "../i18n/text.tsx";
import { canonicalUrl } from "../shop/canonical-url.ts";
import type { Shop } from "../shop/shop.tsx";
import { previewTags } from "./preview-tags.ts";

type Loaded = { shop: Shop | null; locale: Locale };

/** What a page says of itself, from the company and in the visitor's language. */
export type PageWords = {
  title: string;
  description?: string | null;
  /** The page shows this product, and a link to it is shown with its picture. */
  product?: { id: string; picture: string | null };
  /** What only its visitor sees, an order or a cart, is not for search engines. */
  unlisted?: boolean;
};

type Words = (shop: Shop, t: Translate) => PageWords;

/**
 * Title, description and canonical address of a page; nothing when there is no company. What only
 * machines read that load each page anew, the server writes alone: no browser carries its code.
 */
export function pageHead(loaded: Loaded | undefined, path: string, words: Words): MetaDescriptor[] {
  if (!loaded?.shop) return [];
  const { shop, locale } = loaded;
  const page = words(shop, translator(locale));
  const { title, description } = page;
  return [
    { title },
    { tagName: "link", rel: "canonical", href: canonicalUrl(shop, path) },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(import.meta.env.SSR ? previewTags(shop, locale, path, page) : []),
  ];
}
