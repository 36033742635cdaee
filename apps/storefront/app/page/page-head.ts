import type { Locale } from "@comanda/ui/i18n/locales.ts";
import type { MetaDescriptor } from "react-router";
import type { CompanySite } from "../company/company-site.tsx";
import { type Translate, translator } from "../i18n/text.ts";
import { canonicalUrl } from "../links/canonical-url.ts";
import { type PageDescription, previewTags } from "./preview-tags.ts";

type Loaded = { site: CompanySite | null; locale: Locale };

type DescribePage = (site: CompanySite, t: Translate) => PageDescription;

/**
 * Title, description and canonical URL of a page (conformance 2.134); empty without a company. Tags
 * for crawlers are written only by the server, so that browsers do not load their code.
 */
export function pageHead(
  loaded: Loaded | undefined,
  path: string,
  describe: DescribePage,
): MetaDescriptor[] {
  if (!loaded?.site) return [];
  const { site, locale } = loaded;
  const page = describe(site, translator(locale));
  const { title, description } = page;
  return [
    { title },
    { tagName: "link", rel: "canonical", href: canonicalUrl(site, path) },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(import.meta.env.SSR ? previewTags(site, locale, path, page) : []),
  ];
}
