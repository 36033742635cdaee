import type { SalesRow } from "@comanda/contract/sales/sales-figures";
import type { Currency } from "@comanda/domain/money/cents";
import { normalizeCode } from "@comanda/domain/money/coupon-code";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useText } from "../../../i18n/text.ts";
import { useMoneyText } from "../../../parts/orders/money-text.ts";
import type { CouponDraft, RewardDraft } from "../draft/offer-lists.ts";

/** The rows of the reports on coupons and rewards for the last 28 days. */
export type OfferFigures = { coupons: readonly SalesRow[]; rewards: readonly SalesRow[] };

/** The row of a coupon, by its code as the domain compares codes. */
export function rowOfCoupon(
  rows: readonly SalesRow[],
  { code }: Pick<CouponDraft, "code">,
): SalesRow | undefined {
  const key = normalizeCode(code ?? "");
  return rows.find((row) => normalizeCode(row.key) === key);
}

/** What an offer takes off, and what it cost and brought, in the member's language. */
export function useOfferTexts(currency: Currency) {
  const t = useText();
  const tag = intlLocale(useLocale());
  const moneyText = useMoneyText();
  const money = (amount: number) => moneyText(amount, { currency });
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  return {
    money,
    /** What a coupon or a reward takes off: `10%`, `$20.00`, or a gift. */
    worth: ({ discount_type, value }: CouponDraft | RewardDraft): string => {
      // A new one has no value yet; one of 0 is a gift.
      if (value === null || value === undefined) return "";
      if (value === 0) return t("settings.offers.giftShort");
      const worth = discount_type === "percentage" ? percent.format(value / 100) : money(value);
      return t("settings.offers.off", { worth });
    },
    /** What the orders with an offer brought, and what it took off them. */
    figures: (row: SalesRow | undefined, took: "coupon_discounts" | "reward_discounts"): string =>
      row
        ? t("settings.offers.figures", {
            count: row.figures.orders,
            off: money(row.figures[took]),
            total: money(row.figures.total),
          })
        : t("settings.offers.noFigures"),
  };
}
