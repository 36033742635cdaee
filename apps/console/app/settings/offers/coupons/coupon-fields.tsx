import { type Currency, MAX_AMOUNT } from "@comanda/domain/money/cents";
import { useText } from "../../../i18n/text.ts";
import { Field, TextAreaField } from "../../../parts/field.tsx";
import { SwitchField } from "../../../parts/switch-field.tsx";
import { PartNumber } from "../../form/part-number.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { type CouponDraft, offerPart } from "../draft/offer-lists.ts";
import { WorthFields } from "../parts/worth-fields.tsx";

type CouponFieldsProps = {
  form: SettingsForm;
  currency: Currency;
  coupon: CouponDraft;
  faultAt: (field: string) => string | undefined;
  /** The fields of the section with a change of this coupon. */
  fieldsOf: (part: Partial<CouponDraft>) => Record<string, unknown>;
};

const MAX_USES = 1_000_000_000;

/** The fields of a coupon. */
export function CouponFields({ form, currency, coupon, faultAt, fieldsOf }: CouponFieldsProps) {
  const t = useText();
  const change = (part: Partial<CouponDraft>) => form.setAll(fieldsOf(part));
  const nameOf = (field: string) => offerPart("coupon", coupon.id, field);
  return (
    <>
      <Field
        label={t("settings.offers.code")}
        hint={t("settings.offers.codeHint")}
        value={coupon.code ?? ""}
        error={faultAt("code")}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change({ code: event.currentTarget.value })}
      />
      <TextAreaField
        label={t("settings.offers.description")}
        value={coupon.description ?? ""}
        error={faultAt("description")}
        maxLength={300}
        rows={2}
        autoComplete="off"
        onChange={(event) => change({ description: event.currentTarget.value || null })}
      />
      <WorthFields
        form={form}
        currency={currency}
        name={nameOf("value")}
        error={faultAt("value")}
        worth={coupon}
        fieldsOf={fieldsOf}
      />
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        <PartNumber
          form={form}
          name={nameOf("usage_limit")}
          label={t("settings.offers.limit")}
          hint={t("settings.offers.limitHint")}
          error={faultAt("usage_limit")}
          value={coupon.usage_limit}
          max={MAX_USES}
          whole
          fieldsOf={(usage_limit) => fieldsOf({ usage_limit })}
        />
        <PartNumber
          form={form}
          currency={currency}
          name={nameOf("min_amount")}
          label={t("settings.offers.minimum", { currency: currency.code })}
          hint={t("settings.offers.minimumHint")}
          error={faultAt("min_amount")}
          value={coupon.min_amount}
          max={MAX_AMOUNT}
          fieldsOf={(min_amount) => fieldsOf({ min_amount })}
        />
      </div>
      <SwitchField
        label={t("settings.offers.published")}
        hint={t("settings.offers.publishedHint")}
        checked={coupon.published !== false}
        onChange={(published) => change({ published })}
      />
    </>
  );
}
