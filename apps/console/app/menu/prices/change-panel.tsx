import type { Currency } from "@comanda/domain/money/cents";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Field } from "../../parts/field.tsx";
import { priceText } from "../../parts/prices/price-text.ts";
import { Segmented } from "../../parts/segmented.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import { priceOf } from "../data/product-parts.ts";
import { changePrice, roundingsOf } from "./bulk-price-change.ts";
import { type PriceEdits, type PriceRow, withPrices } from "./price-rows.ts";
import { type BulkPriceForm, NO_ROUNDING } from "./use-bulk-price-form.ts";

type ChangePanelProps = {
  rows: readonly PriceRow[];
  selected: ReadonlySet<string>;
  currency: Currency;
  edits: PriceEdits;
  form: BulkPriceForm;
  /** Called with the edits that a press of the button makes. */
  onApply: (edits: PriceEdits) => void;
};

/** Raises or lowers the prices of the selected products; the list shows the new prices before. */
export function ChangePanel({ rows, selected, currency, edits, form, onApply }: ChangePanelProps) {
  const t = useText();
  const { change, value } = form;
  const chosen = rows.filter(({ entry }) => selected.has(entry.id));
  const changed = change
    ? chosen.flatMap((row) => {
        const before = priceOf(row.variant, currency);
        const price = changePrice(before, change, currency);
        return price === null || price === before ? [] : [{ row, price }];
      })
    : [];
  const apply = () => {
    const prices = changed.map(({ row, price }) => ({ row, typed: priceText(price, currency) }));
    onApply(withPrices(edits, prices, currency));
    form.reset();
  };
  const half = priceText(2.5, currency);
  const roundingText = (name: string) => (half.includes(",") ? name.replace(".", ",") : name);
  const unchanged = change ? chosen.length - changed.length : 0;
  return (
    <section
      aria-label={t("menu.bulk.title")}
      className="flex flex-col gap-3 rounded-m border border-line bg-surface p-4"
    >
      <h2 className="text-md font-bold">{t("menu.bulk.title")}</h2>
      <div className="grid grid-cols-1 items-end gap-3 md:grid-cols-2 lg:grid-cols-4">
        <Segmented
          label={t("menu.bulk.direction")}
          hideLabel
          value={form.direction}
          options={[
            { value: "raise", label: t("menu.bulk.raise") },
            { value: "lower", label: t("menu.bulk.lower") },
          ]}
          onChange={form.setDirection}
        />
        <Field
          label={t("menu.bulk.by")}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={form.typed}
          error={Number.isNaN(value) ? t("menu.bulk.byWrong", { example: half }) : undefined}
          onChange={(event) => form.setTyped(event.currentTarget.value)}
        />
        <Segmented
          label={t("menu.bulk.kind")}
          hideLabel
          value={form.kind}
          options={[
            { value: "percent", label: t("menu.bulk.percent") },
            { value: "amount", label: currency.symbol || currency.code },
          ]}
          onChange={form.setKind}
        />
        <SelectField
          label={t("menu.bulk.rounding")}
          value={form.rounded}
          options={[
            { value: NO_ROUNDING, label: t("menu.bulk.noRounding") },
            ...roundingsOf(currency).map(({ name, rounding }) => ({
              value: name,
              label: t(rounding.kind === "step" ? "menu.bulk.step" : "menu.bulk.ending", {
                name: roundingText(name),
              }),
            })),
          ]}
          onChange={form.setRounded}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="min-w-0 flex-1 basis-52 text-sm text-muted">
          {selected.size === 0
            ? t("menu.bulk.selectFirst")
            : t("menu.bulk.selected", { count: selected.size })}
          {unchanged > 0 && ` ${t("menu.bulk.unchanged", { count: unchanged })}`}
        </p>
        <Button look="tonal" disabled={changed.length === 0} onClick={apply}>
          {t("menu.bulk.apply", { count: changed.length })}
        </Button>
      </div>
    </section>
  );
}
