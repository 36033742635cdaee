import type { Currency } from "@comanda/domain/money/cents";
import { useId } from "react";
import { useText } from "../../i18n/text.ts";
import { Field } from "../../parts/field.tsx";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { usePriceFaultText } from "../../parts/prices/use-price-fault-text.ts";
import type { ScheduleRow } from "./schedule-rows.ts";
import type { ScheduleForm } from "./use-schedule-form.ts";

type PriceFieldsProps = { form: ScheduleForm; currency: Currency };

/** A field for each size and modifier, under the names of their products and groups. */
export function PriceFields({ form, currency }: PriceFieldsProps) {
  const t = useText();
  const parts = Map.groupBy(form.rows, ({ list, part }) => `${list} ${part.id}`);
  const hasGroups = form.rows.some(({ list }) => list === "groups");
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">
        {t("menu.schedule.rowsHint")} {hasGroups && t("menu.schedule.shared")}
      </p>
      {[...parts].map(([key, rows]) => (
        <PartFields key={key} rows={rows} form={form} currency={currency} />
      ))}
    </>
  );
}

function PartFields({ rows, form, currency }: PriceFieldsProps & { rows: ScheduleRow[] }) {
  const t = useText();
  const moneyText = useMoneyText();
  const priceFaultText = usePriceFaultText();
  const heading = useId();
  const name = rows[0]?.part.name ?? "";
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h3 id={heading} className="text-md font-bold wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] items-end gap-3">
        {rows.map((row) => {
          const fault = form.faults[row.key];
          return (
            <Field
              key={row.key}
              label={row.name || t("menu.price")}
              aria-label={t("menu.priceOf", { name: row.name || name })}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              disabled={row.now === null}
              value={row.typed}
              hint={
                row.now === null
                  ? t("menu.schedule.gone")
                  : t("menu.bulk.was", { price: moneyText(row.now, { currency }) })
              }
              error={fault && priceFaultText(fault, currency)}
              onChange={(event) => form.type(row, event.currentTarget.value)}
            />
          );
        })}
      </div>
    </section>
  );
}
