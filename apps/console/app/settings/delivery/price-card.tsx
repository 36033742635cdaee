import { acceptsOutsideCoverage } from "@comanda/domain/delivery/coverage";
import { type DeliveryPriceType, deliveryPriceType } from "@comanda/domain/delivery/price-type";
import { type Currency, MAX_AMOUNT } from "@comanda/domain/money/cents";
import { useText } from "../../i18n/text.ts";
import { SettingsCard } from "../../parts/saving/settings-card.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import { NumberSetting, SwitchSetting } from "../form/fields.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { DELIVERY_LABELS, PATHS, TYPE_NAMES } from "./draft/delivery-fields.ts";
import { pricingOf } from "./draft/draft-pricing.ts";

type CardProps = { form: SettingsForm; currency: Currency };

/** The price type of deliveries, and the prices that belong to no zone and no range. */
export function PriceCard({ form, currency }: CardProps) {
  const t = useText();
  const type = deliveryPriceType(pricingOf(form.value).delivery);
  const number = (path: string) => ({
    form,
    path,
    currency,
    min: 0,
    max: MAX_AMOUNT,
    label: t(DELIVERY_LABELS[path] ?? "settings.delivery.price"),
  });
  return (
    <SettingsCard title={t("settings.delivery.price")}>
      <SelectField<DeliveryPriceType>
        label={t("settings.delivery.type")}
        value={type}
        error={form.faultAt(PATHS.type)}
        hint={t(`settings.delivery.typeHint.${type}`)}
        options={(Object.keys(TYPE_NAMES) as DeliveryPriceType[]).map((value) => ({
          value,
          label: t(`settings.delivery.typeName.${value}`),
        }))}
        onChange={(next) => form.set(PATHS.type, TYPE_NAMES[next])}
      />
      {type === "fixed" && <NumberSetting {...number(PATHS.fixed)} />}
      {type === "range" && (
        <NumberSetting {...number(PATHS.fixed)} hint={t("settings.delivery.fixedInRange")} />
      )}
      {type === "distance" && (
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          <NumberSetting {...number(PATHS.start)} />
          <NumberSetting {...number(PATHS.perKm)} />
        </div>
      )}
    </SettingsCard>
  );
}

/**
 * The minimum of an order, the minimum for a free delivery, and whether orders from outside are
 * taken.
 */
export function TermsCard({ form, currency }: CardProps) {
  const t = useText();
  const { company, delivery } = pricingOf(form.value);
  const type = deliveryPriceType(delivery);
  const isZoned = type === "area" || type === "district";
  const amounts = { form, currency, min: 0, max: MAX_AMOUNT };
  return (
    <SettingsCard title={t("settings.delivery.terms")}>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        <NumberSetting
          {...amounts}
          path={PATHS.minimum}
          label={t("settings.delivery.minimum")}
          hint={t("settings.delivery.minimumHint")}
        />
        <NumberSetting
          {...amounts}
          path={PATHS.free}
          label={t("settings.delivery.freeFrom")}
          hint={t("settings.delivery.freeHint")}
        />
      </div>
      <SwitchField
        label={t("settings.delivery.outside")}
        hint={t(isZoned ? "settings.delivery.outsideZonesHint" : "settings.delivery.outsideHint")}
        checked={acceptsOutsideCoverage(company, delivery)}
        onChange={(checked) =>
          form.setAll({
            [PATHS.outside]: checked,
            ...((isZoned || !checked) && { [PATHS.outsideZones]: checked }),
          })
        }
      />
      <SwitchSetting
        form={form}
        path={PATHS.needsPosition}
        label={t("settings.delivery.needsPosition")}
        hint={t("settings.delivery.needsPositionHint")}
      />
    </SettingsCard>
  );
}
