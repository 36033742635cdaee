import type { Order } from "@comanda/contract/orders/order";
import { type Cents, toCents } from "@comanda/domain/money/cents";

/** A discount with the coupon's code or its name; an `amount` of 0 is a gift. */
export type OrderDiscountLine = {
  key: string;
  code: string | null;
  name: string | null;
  amount: Cents;
};

/**
 * Returns the order's discounts, whose amounts add up to `total`. Discounts that another backend sends
 * without an amount become one last line without a name.
 */
export function orderDiscountLines(
  discounts: Order["discounts"],
  total: Cents,
  currencyCode: string,
): OrderDiscountLine[] {
  const named = discounts.flatMap((each, index): OrderDiscountLine[] => {
    const { amount, code, description, value } = each;
    const isGift = amount === 0 && value === 0;
    if (!(amount || isGift)) return [];
    return [
      { key: `${index}`, code, name: description, amount: toCents(amount ?? 0, currencyCode) },
    ];
  });
  const rest = total - named.reduce((sum, { amount }) => sum + amount, 0);
  return rest > 0 ? [...named, { key: "rest", code: null, name: null, amount: rest }] : named;
}
