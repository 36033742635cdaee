import type { SalesRow } from "@comanda/contract/sales/sales-figures";
import type { Currency } from "@comanda/domain/money/cents";
import { useText } from "../../../i18n/text.ts";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { COUPONS, type CouponDraft, offerPart, usesLeft, withItem } from "../draft/offer-lists.ts";
import { rowOfCoupon, useOfferTexts } from "../parts/offer-facts.ts";
import { OfferItem } from "../parts/offer-item.tsx";
import { CouponFields } from "./coupon-fields.tsx";

type CouponItemProps = {
  form: SettingsForm;
  currency: Currency;
  figures: readonly SalesRow[] | null;
  coupons: readonly CouponDraft[];
  coupon: CouponDraft;
  /** The place in the list, by which the server names it. */
  index: number;
  isStored: boolean;
};

/** A coupon: its effect, its uses, what it cost and brought, and its fields. */
export function CouponItem(props: CouponItemProps) {
  const { form, currency, figures, coupons, coupon, index, isStored } = props;
  const t = useText();
  const texts = useOfferTexts(currency);
  const prefix = offerPart("coupon", coupon.id, "");
  const faultAt = (field: string) =>
    form.faultAt(prefix + field) ?? form.faultAt(`${COUPONS}.${index}.${field}`);
  const isWrong =
    form.isWrongBelow([`${COUPONS}.${index}`]) ||
    Object.keys(form.faults).some((name) => name.startsWith(prefix));
  const { usage_limit: limit, coupons_used: used } = coupon;
  const uses = limit
    ? t("settings.offers.usedOf", { used: used ?? 0, limit })
    : t("settings.offers.used", { count: used ?? 0 });
  const left = usesLeft(coupon);
  return (
    <OfferItem
      name={coupon.code?.trim() || t("settings.offers.newCoupon")}
      facts={[
        texts.worth(coupon),
        uses,
        coupon.published === false && t("settings.offers.unlisted"),
        isStored &&
          figures !== null &&
          texts.figures(rowOfCoupon(figures, coupon), "coupon_discounts"),
      ]}
      warning={
        left === "some" ? undefined : t(`settings.offers.uses.${left}`, { count: used ?? 0 })
      }
      isNew={!isStored}
      isWrong={isWrong}
      onRemove={() => {
        form.forget(prefix);
        form.set(
          COUPONS,
          coupons.filter(({ id }) => id !== coupon.id),
        );
      }}
    >
      <CouponFields
        form={form}
        currency={currency}
        coupon={coupon}
        faultAt={faultAt}
        fieldsOf={(part) => ({ [COUPONS]: withItem(coupons, { ...coupon, ...part }) })}
      />
    </OfferItem>
  );
}
