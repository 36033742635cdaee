import { publicationDay } from "@comanda/domain/money/coupon-publication";
import { useText } from "../../../i18n/text.ts";
import { Field } from "../../../parts/field.tsx";
import { SettingsCard } from "../../../parts/saving/settings-card.tsx";
import { SwitchSetting } from "../../form/fields.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { PUBLICATION } from "../draft/offer-lists.ts";

type PublicationCardProps = { form: SettingsForm; timezone: string };

/** Whether and on which days guests see the list of coupons; the days are those of the restaurant. */
export function PublicationCard({ form, timezone }: PublicationCardProps) {
  const t = useText();
  const dayAt = (path: string) => {
    const stored = form.get(path);
    return typeof stored === "string" ? (publicationDay(stored, timezone) ?? "") : "";
  };
  return (
    <SettingsCard title={t("settings.offers.shown")} hint={t("settings.offers.shownHint")}>
      <SwitchSetting
        form={form}
        path={`${PUBLICATION}.active`}
        label={t("settings.offers.showList")}
      />
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        {(["start_date", "end_date"] as const).map((field) => {
          const path = `${PUBLICATION}.${field}`;
          return (
            <Field
              key={field}
              type="date"
              label={t(`settings.offers.${field}`)}
              hint={t("settings.offers.dayHint")}
              value={dayAt(path)}
              error={form.faultAt(path)}
              onChange={(event) => form.set(path, event.currentTarget.value || null)}
            />
          );
        })}
      </div>
    </SettingsCard>
  );
}
