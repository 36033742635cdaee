import type { Order } from "@comanda/contract/orders/order";
import { type Cents, toCents } from "@comanda/domain/money/cents";

/** A discount by the coupon's code or by its name; an `amount` of 0 is something in kind. */
export type OrderDiscountLine = {
  key: string;
  code: string | null;
  name: string | null;
  amount: Cents;
};

/**
 * The order's discounts, each by its name, which together are `total`. What another backend does not
 * put a name or an amount to is the last of them.
 */
export function orderDiscountLines(
  discounts: Order["discounts"],
  total: Cents,
  currencyCode: string,
): OrderDiscountLine[] {
  const named = discounts.flatMap((each, index): OrderDiscountLine[] => {
    const { amount, code, description, value } = each;
    const inKind = amount === 0 && value === 0;
    if (!(amount || inKind)) return [];
    return [
      { key: `${index}`, code, name: description, amount: toCents(amount ?? 0, currencyCode) },
    ];
  });
  const rest = total - named.reduce((sum, { amount }) => sum + amount, 0);
  return rest > 0 ? [...named, { key: "rest", code: null, name: null, amount: rest }] : named;
}
