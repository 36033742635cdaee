import { type Currency, MAX_AMOUNT } from "@comanda/domain/money/cents";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useRef } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { addRow, removeRow } from "../../parts/saving/row-focus.ts";
import { SettingsCard } from "../../parts/saving/settings-card.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import { PartNumber } from "../form/part-number.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { rangePart } from "./draft/delivery-faults.ts";
import { type RangeDraft, rangeFields, rangesIn } from "./draft/zone-lists.ts";

type RangesEditorProps = {
  form: SettingsForm;
  currency: Currency;
  /** Whether each range has a price; otherwise the largest one is only how far deliveries go. */
  priced: boolean;
};

/** Kilometres; half around the earth. */
const MAX_KM = 20_000;

/** Straight distances from the restaurant, each with a price or as a limit. */
export function RangesEditor({ form, currency, priced }: RangesEditorProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const ranges = rangesIn(form.value);
  const fieldsWith = (next: readonly RangeDraft[]) => rangeFields(form.value, next);
  return (
    <SettingsCard
      title={t(priced ? "settings.delivery.ranges" : "settings.delivery.limit")}
      hint={t(priced ? "settings.delivery.rangesHint" : "settings.delivery.limitHint")}
    >
      <ul ref={list} className="flex flex-col divide-y divide-line">
        {ranges.map((range, index) => {
          const fieldsOf = (part: Partial<RangeDraft>) =>
            fieldsWith(ranges.map((each, at) => (at === index ? { ...each, ...part } : each)));
          const number = index + 1;
          return (
            <li
              key={rangePart(index, "max")}
              aria-label={t("settings.delivery.range", { number })}
              className="flex flex-col gap-1 py-2"
            >
              <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
                <PartNumber
                  form={form}
                  name={rangePart(index, "max")}
                  label={t("settings.delivery.upTo")}
                  value={range.max}
                  max={MAX_KM}
                  fieldsOf={(max) => fieldsOf({ max })}
                />
                {priced && (
                  <PartNumber
                    form={form}
                    currency={currency}
                    name={rangePart(index, "price")}
                    label={t("settings.delivery.price")}
                    value={range.price}
                    max={MAX_AMOUNT}
                    fieldsOf={(price) => fieldsOf({ price })}
                  />
                )}
              </div>
              <div className="flex items-center gap-3">
                <div className="min-w-0 flex-1">
                  <SwitchField
                    label={t("settings.delivery.enabled")}
                    checked={range.enabled !== false}
                    onChange={(enabled) => form.setAll(fieldsOf({ enabled }))}
                  />
                </div>
                <Button
                  look="quiet"
                  className="text-danger!"
                  aria-label={t("settings.delivery.removeRange", { number })}
                  onClick={() =>
                    removeRow(() => {
                      form.forget("range.");
                      form.setAll(fieldsWith(ranges.filter((_, at) => at !== index)));
                    })
                  }
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Button
        look="outline"
        className="self-start"
        onClick={() =>
          addRow(list.current, () =>
            form.setAll(fieldsWith([...ranges, { enabled: true, max: 0, price: null }])),
          )
        }
      >
        <Plus aria-hidden="true" className="size-5" />
        {t("settings.delivery.addRange")}
      </Button>
    </SettingsCard>
  );
}
