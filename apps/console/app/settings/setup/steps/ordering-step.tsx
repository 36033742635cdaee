import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import { type Currency, MAX_AMOUNT } from "@comanda/domain/money/cents";
import { Link } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { useCompanyPath } from "../../../layout/company-page.tsx";
import { Field } from "../../../parts/field.tsx";
import { SwitchField } from "../../../parts/switch-field.tsx";
import { PATHS, TYPE_NAMES } from "../../delivery/draft/delivery-fields.ts";
import { pricingOf } from "../../delivery/draft/draft-pricing.ts";
import { NumberSetting, TextSetting } from "../../form/fields.tsx";
import { averageTimeText } from "../../ordering/average-time.ts";
import { METHOD_TYPES } from "../../payments/draft/method-list.ts";
import { tablesIn } from "../../tables/draft/table-list.ts";
import { setTableCount, TABLE_COUNT, withOrderType } from "../draft/order-types.ts";
import type { SetupForms } from "../draft/use-setup-forms.ts";

type OrderingStepProps = {
  forms: Pick<SetupForms, "ordering" | "delivery" | "tables">;
  currency: Currency;
  /** The first word of the names of tables, in the language of the company. */
  tableName: string;
  /** Whether the step was saved without any order type. */
  isMissing: boolean;
};

/** The order types that are offered, the first facts of deliveries, and the number of tables. */
export function OrderingStep({ forms, currency, tableName, isMissing }: OrderingStepProps) {
  const t = useText();
  const path = useCompanyPath();
  const { ordering, delivery, tables } = forms;
  const isOn = (type: (typeof METHOD_TYPES)[number]) =>
    ordering.get(`ecommerce_settings.${type}.active`) === true;
  const hasTables = tablesIn(tables.stored.value).length > 0;
  return (
    <>
      {METHOD_TYPES.map((type) => (
        <div key={type} className="flex flex-col gap-3">
          <SwitchField
            label={t(`orderType.${type}`)}
            hint={t(`setup.ordering.${type}`)}
            checked={isOn(type)}
            onChange={(active) => withOrderType(forms, type, active)}
          />
          {type === "delivery" && isOn(type) && (
            <div className="flex flex-col gap-3 rounded-m bg-well p-3">
              {hasOnePrice(forms) && (
                <NumberSetting
                  form={delivery}
                  path={PATHS.fixed}
                  label={t("settings.delivery.fixedPrice")}
                  currency={currency}
                  min={0}
                  max={MAX_AMOUNT}
                />
              )}
              <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
                <NumberSetting
                  form={delivery}
                  path={PATHS.minimum}
                  label={t("settings.delivery.minimum")}
                  currency={currency}
                  min={0}
                  max={MAX_AMOUNT}
                />
                <TextSetting
                  form={ordering}
                  path="ecommerce_settings.delivery.average_time"
                  label={t("settings.ordering.averageTime")}
                  adapt={averageTimeText}
                  maxLength={20}
                  dir="ltr"
                />
              </div>
              <p className="text-sm">
                <Link to={path("settings/delivery")} className="target font-bold text-accent-text">
                  {t("setup.ordering.zones")}
                </Link>
              </p>
            </div>
          )}
          {type === "table" && isOn(type) && !hasTables && (
            <Field
              label={t("setup.ordering.tables")}
              hint={t("setup.ordering.tablesHint")}
              value={tables.textOf(TABLE_COUNT) ?? ""}
              error={tables.faultAt(TABLE_COUNT)}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              maxLength={6}
              onChange={(event) =>
                setTableCount(t, tables, { text: event.currentTarget.value, name: tableName })
              }
            />
          )}
        </div>
      ))}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {isMissing && t("setup.chooseOne")}
      </p>
    </>
  );
}

/** Zones and distances have a page of their own, whose prices no field here replaces. */
function hasOnePrice({ delivery }: Pick<SetupForms, "delivery">): boolean {
  const type = deliveryPriceType(pricingOf(delivery.value).delivery);
  return TYPE_NAMES[type] === TYPE_NAMES.fixed;
}
