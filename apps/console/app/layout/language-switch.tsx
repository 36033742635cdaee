import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { localeNames } from "@comanda/ui/i18n/locale-names.ts";
import { type Locale, localeCookie, locales } from "@comanda/ui/i18n/locales.ts";
import { setCookie } from "@comanda/ui/web/set-cookie.ts";
import { useText } from "../i18n/text.ts";
import { SelectField } from "../parts/select-field.tsx";

const all = Object.keys(locales) as Locale[];

/** Chooses the language of the console on this device. The page is loaded again in it. */
export function LanguageSwitch() {
  const t = useText();
  return (
    <SelectField
      label={t("more.language")}
      value={useLocale()}
      options={all.map((locale) => ({ value: locale, label: localeNames[locale] }))}
      onChange={(locale) => {
        setCookie(localeCookie, locale);
        window.location.reload();
      }}
    />
  );
}
