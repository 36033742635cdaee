import { type OriginalTexts, textLanguage } from "@comanda/domain/menu/translations";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { useCompanySite } from "./company-site.tsx";

/**
 * Returns a function to the `lang` of one of a part's texts: the company's language for a text
 * that is not translated into the page's, so that screen readers pronounce it right.
 */
export function useMenuLanguage() {
  const own = useCompanySite().company.language;
  const page = useLocale();
  return (
    part: { original_texts?: OriginalTexts | null },
    field: keyof OriginalTexts = "name",
  ): string | undefined => textLanguage(part, field, { page, own });
}
