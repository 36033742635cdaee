import type { Currency } from "@comanda/domain/money/cents";
import { useText } from "../../../i18n/text.ts";
import { SettingsCard } from "../../../parts/saving/settings-card.tsx";
import { NumberSetting, SwitchSetting } from "../../form/fields.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { PROGRAM } from "../draft/offer-lists.ts";

type LoyaltyCardProps = { form: SettingsForm; currency: Currency };

/** Whether guests collect points, and how many for what they spend. */
export function LoyaltyCard({ form, currency }: LoyaltyCardProps) {
  const t = useText();
  const points = `${PROGRAM}.points_per_amount`;
  const earnsNothing = form.get(`${PROGRAM}.active`) === true && !form.get(points);
  return (
    <SettingsCard title={t("settings.offers.loyalty")} hint={t("settings.offers.loyaltyHint")}>
      <SwitchSetting form={form} path={`${PROGRAM}.active`} label={t("settings.offers.active")} />
      <NumberSetting
        form={form}
        path={points}
        label={t("settings.offers.perAmount", { currency: currency.code })}
        hint={t("settings.offers.perAmountHint")}
        min={0}
        max={1_000_000}
      />
      <p aria-live="polite" className="text-sm text-warning empty:hidden">
        {earnsNothing && t("settings.offers.earnsNothing")}
      </p>
    </SettingsCard>
  );
}
