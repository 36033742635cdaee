import { type Currency, MAX_AMOUNT } from "@comanda/domain/money/cents";
import { useText } from "../../../i18n/text.ts";
import { SelectField } from "../../../parts/select-field.tsx";
import { PartNumber } from "../../form/part-number.tsx";
import { useNumberField } from "../../form/use-number-field.ts";
import type { SettingsForm } from "../../form/use-settings-section.ts";

type Worth = {
  discount_type?: "percentage" | "fixed" | null | undefined;
  value?: number | null | undefined;
};

/** Above 100 a percentage has a fault of its own; below a thousand `7.555` is clear, because it can be no thousands. */
const MAX_TYPED_PERCENT = 999;

type WorthFieldsProps = {
  form: SettingsForm;
  /** The name of the value, for what was typed and what is wrong. */
  name: string;
  error: string | undefined;
  worth: Worth;
  currency: Currency;
  fieldsOf: (part: Worth) => Record<string, unknown>;
};

/** What a coupon or a reward takes off: a percentage or an amount. */
export function WorthFields({ form, name, error, worth, currency, fieldsOf }: WorthFieldsProps) {
  const t = useText();
  const isPercent = worth.discount_type === "percentage";
  const numbers = {
    percentage: useNumberField({ min: 0, max: MAX_TYPED_PERCENT }),
    fixed: useNumberField({ min: 0, max: MAX_AMOUNT, currency }),
  };
  /** What was typed is read again: 7.555 is a percentage, and no amount. */
  const setKind = (discount_type: keyof typeof numbers) => {
    form.setAll(fieldsOf({ discount_type }));
    const typed = form.textOf(name);
    if (typed === undefined) return;
    const { number: value, fault } = numbers[discount_type].read(typed);
    const fields = fault === null ? fieldsOf({ discount_type, value }) : {};
    form.typeFields(name, typed, { fields, fault });
  };
  return (
    <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
      <SelectField<"percentage" | "fixed">
        label={t("settings.offers.kind")}
        value={isPercent ? "percentage" : "fixed"}
        options={[
          { value: "percentage", label: t("settings.offers.percentage") },
          { value: "fixed", label: t("settings.offers.fixed") },
        ]}
        onChange={setKind}
      />
      <PartNumber
        form={form}
        name={name}
        error={error}
        label={
          isPercent
            ? t("settings.offers.percentOff")
            : t("settings.offers.amountOff", { currency: currency.code })
        }
        hint={t("settings.offers.gift")}
        value={worth.value}
        max={isPercent ? MAX_TYPED_PERCENT : MAX_AMOUNT}
        currency={isPercent ? undefined : currency}
        fieldsOf={(value) => fieldsOf({ value })}
      />
    </div>
  );
}
