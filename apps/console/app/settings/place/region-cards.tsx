import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { useId } from "react";
import { useText } from "../../i18n/text.ts";
import { FoldedCard } from "../../parts/folded/folded-card.tsx";
import { ChoiceSetting, NumberSetting, SwitchSetting, TextSetting } from "../form/fields.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";

type RegionCardsProps = {
  form: SettingsForm;
  field: (path: string) => { form: SettingsForm; path: string; label: string };
};

/** The storefront's languages by their own names. */
const LANGUAGES = {
  en: "English",
  es: "Español",
  pt: "Português",
  fr: "Français",
  it: "Italiano",
  de: "Deutsch",
  id: "Bahasa Indonesia",
  ar: "العربية",
} as const;

const upper = (text: string) => text.toUpperCase();

/** Country, language, clock and money. */
export function RegionCards({ form, field }: RegionCardsProps) {
  const t = useText();
  const zones = useId();
  // The browser's list may have other zones than the server's.
  const isHydrated = useHydrated();
  const text = (path: string) => String(form.get(path) ?? "");
  const language = text("company.language");
  return (
    <>
      <FoldedCard
        title={t("settings.place.region")}
        facts={[
          text("company.country.name") || text("company.country.country_code"),
          text("company.timezone"),
          LANGUAGES[language as keyof typeof LANGUAGES] ?? language,
        ]}
        isWrong={form.isWrongBelow(["company.country", "company.timezone", "company.language"])}
      >
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          <TextSetting
            {...field("company.country.country_code")}
            hint={t("settings.place.countryHint")}
            required
            adapt={upper}
            maxLength={2}
            dir="ltr"
          />
          <TextSetting {...field("company.country.name")} maxLength={80} />
        </div>
        <TextSetting
          {...field("company.timezone")}
          hint={t("settings.place.timezoneHint")}
          required
          dir="ltr"
          list={zones}
          maxLength={60}
        />
        <datalist id={zones}>
          {isHydrated &&
            Intl.supportedValuesOf("timeZone").map((zone) => <option key={zone} value={zone} />)}
        </datalist>
        <ChoiceSetting
          {...field("company.language")}
          absent={language}
          options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
        />
        <ChoiceSetting
          {...field("company.country.time_format")}
          absent=""
          options={[
            { value: "", label: t("settings.place.timeByCountry") },
            { value: "12h", label: t("settings.place.time12") },
            { value: "24h", label: t("settings.place.time24") },
          ]}
        />
      </FoldedCard>
      <FoldedCard
        title={t("settings.place.money")}
        facts={[text("company.currency.code"), text("company.currency.symbol")]}
        isWrong={form.isWrongBelow(["company.currency"])}
      >
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          <TextSetting
            {...field("company.currency.code")}
            hint={t("settings.place.currencyHint")}
            adapt={upper}
            maxLength={3}
            dir="ltr"
          />
          <TextSetting {...field("company.currency.symbol")} maxLength={8} />
          <ChoiceSetting
            {...field("company.currency.position")}
            absent="left"
            options={[
              { value: "left", label: t("settings.place.symbolLeft") },
              { value: "right", label: t("settings.place.symbolRight") },
            ]}
          />
          <NumberSetting
            {...field("company.currency.tax")}
            hint={t("settings.place.taxHint")}
            min={0}
            max={100}
          />
        </div>
        <SwitchSetting {...field("company.currency.show_decimals")} absent />
      </FoldedCard>
    </>
  );
}
