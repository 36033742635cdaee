import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { localeNames } from "@comanda/ui/i18n/locale-names.ts";
import { locales, offeredLocales } from "@comanda/ui/i18n/locales.ts";
import Check from "lucide-react/icons/check";
import { useCompanySite } from "../../company/company-site.tsx";

/**
 * Offers the languages, each by its own name. It is a plain form, which also works without scripts: the
 * server saves the choice in the language cookie and leads back to `to`, a path with its query.
 */
export function LanguageForm({ to }: { to: string }) {
  const current = useLocale();
  const { country_code: country } = useCompanySite().company.country;
  return (
    <form action="/language" className="flex flex-col text-sm">
      <input type="hidden" name="to" value={to} />
      {offeredLocales(country).map((locale) => (
        <button
          key={locale}
          type="submit"
          name="language"
          value={locale}
          lang={locale}
          aria-current={locale === current ? "true" : undefined}
          className={classNames(
            "flex min-h-12 items-center justify-between gap-3 rounded-m px-3 text-start",
            locale === current ? "bg-accent-soft font-bold text-accent-text" : "hover:bg-line/50",
          )}
        >
          <span dir={locales[locale].direction}>{localeNames[locale]}</span>
          {locale === current && <Check className="size-4 flex-none" aria-hidden="true" />}
        </button>
      ))}
    </form>
  );
}
