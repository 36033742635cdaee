import type { Order } from "@comanda/contract/orders/order";
import { type Cents, toCents } from "@comanda/domain/money/cents";

/** A discount with the coupon's code or its name, and its reward's id; an `amount` of 0 is a gift. */
export type OrderDiscountLine = {
  key: string;
  code: string | null;
  name: string | null;
  reward: string | null;
  amount: Cents;
};

/**
 * Returns the order's discounts, whose amounts add up to `total`. Another backend may send them without an
 * amount: one of value 0 is a gift, a single other one takes off the rest, and several become one last
 * line without a name.
 */
export function orderDiscountLines(
  discounts: Order["discounts"],
  total: Cents,
  currencyCode: string,
): OrderDiscountLine[] {
  const lines = discounts.flatMap(({ amount, code, description, reward_id, value }, index) => {
    const isGift = !amount && value === 0;
    if (!(amount || isGift)) return [];
    return [
      {
        key: `${index}`,
        code,
        name: description,
        reward: reward_id,
        amount: toCents(amount ?? 0, currencyCode),
      },
    ];
  });
  const rest = total - lines.reduce((sum, { amount }) => sum + amount, 0);
  if (rest <= 0) return lines;
  const [only, ...others] = discounts.filter(({ amount, value }) => amount == null && value > 0);
  const named = others.length === 0 ? only : undefined;
  const { code = null, description: name = null, reward_id: reward = null } = named ?? {};
  return [...lines, { key: "rest", code, name, reward, amount: rest }];
}
