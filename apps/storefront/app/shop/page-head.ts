import type { MetaDescriptor } from "react-router";
import type { Locale } from "../i18n/locales.ts";
import { type Translate, translator } from "../i18n/text.tsx";
import { safeUrl } from "./safe-url.ts";
import type { Shop } from "./shop.tsx";

type Loaded = { shop: Shop | null; locale: Locale };

/** The words of a page's head, from the company and in the visitor's language. */
type Words = (shop: Shop, t: Translate) => { title: string; description?: string | null };

/** Title, description, canonical address and preview of a page; nothing when there is no company. */
export function pageHead(loaded: Loaded | undefined, path: string, words: Words): MetaDescriptor[] {
  if (!loaded?.shop) return [];
  const { shop, locale } = loaded;
  const { title, description } = words(shop, translator(locale));
  const url = canonicalUrl(shop, path);
  const described: MetaDescriptor[] = description
    ? [
        { name: "description", content: description },
        { property: "og:description", content: description },
      ]
    : [];
  return [
    { title },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: title },
    { property: "og:url", content: url },
    ...described,
  ];
}

/** A page's one address, without a query: at the company's own domain where it has one (spec §2, Structured data). */
export function canonicalUrl(
  { company, origin }: Pick<Shop, "company" | "origin">,
  path: string,
): string {
  const own = safeUrl(company.domain_settings?.url);
  // A mail or phone address leads somewhere too, but no page is below it.
  return new URL(path, own?.startsWith("http") ? own : origin).href;
}
