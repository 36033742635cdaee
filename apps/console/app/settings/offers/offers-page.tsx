import type { Currency } from "@comanda/domain/money/cents";
import { useText } from "../../i18n/text.ts";
import type { StoredSection } from "../../parts/saving/section-value.ts";
import { SettingsPage } from "../form/settings-page.tsx";
import { TranslatedTextsCard } from "../form/translated-texts-card.tsx";
import { useSettingsSection } from "../form/use-settings-section.ts";
import { CouponsCard } from "./coupons/coupons-card.tsx";
import { PublicationCard } from "./coupons/publication-card.tsx";
import { offerFaults } from "./draft/offer-faults.ts";
import { offerTexts } from "./draft/offer-texts.ts";
import type { OfferFigures } from "./parts/offer-facts.ts";
import { LoyaltyCard } from "./rewards/loyalty-card.tsx";
import { RewardsCard } from "./rewards/rewards-card.tsx";
import { useOfferLabels } from "./use-offer-labels.ts";

type OffersPageProps = {
  companyId: string;
  initial: StoredSection;
  place: { currency: Currency; timezone: string; language: string | null };
  /** What coupons and rewards cost and brought; null for a member who reads no reports. */
  figures: OfferFigures | null;
};

/** Coupons, the days on which guests see them, and the points of guests with their rewards. */
export function OffersPage({ companyId, initial, place, figures }: OffersPageProps) {
  const t = useText();
  const { currency, timezone, language } = place;
  const form = useSettingsSection({
    companyId,
    section: "offers",
    initial,
    faultsOf: (value) =>
      Object.fromEntries(
        Object.entries(offerFaults(value, { currencyCode: currency.code, timezone })).map(
          ([name, fault]) => [name, t(`settings.offers.fault.${fault}`)],
        ),
      ),
  });
  const { labelOf, textOf } = useOfferLabels(form.value, currency);
  return (
    <SettingsPage title={t("settings.offers.title")} form={form} labelOf={labelOf} textOf={textOf}>
      <CouponsCard form={form} currency={currency} figures={figures?.coupons ?? null} />
      <PublicationCard form={form} timezone={timezone} />
      <LoyaltyCard form={form} currency={currency} />
      <RewardsCard form={form} currency={currency} figures={figures?.rewards ?? null} />
      <TranslatedTextsCard form={form} own={language} texts={offerTexts(form)} />
    </SettingsPage>
  );
}
