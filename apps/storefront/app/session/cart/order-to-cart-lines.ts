import type { Order } from "@comanda/contract/orders/order";
import { addLine, type CartLine } from "@comanda/domain/cart/lines";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";

/**
 * The products of an order as they go into the cart again, each with what it cost: the cart tells
 * what has become dearer, and what is no longer to be had.
 */
export function orderToCartLines({ combos, currency }: Order): CartLine[] {
  return combos.reduce<CartLine[]>((lines, combo) => {
    const { product_id, variant_id, quantity, comment, modifiers, unit_price, name } = combo;
    if (!product_id || !variant_id) return lines;
    return addLine(lines, {
      ...{ product_id, variant_id, quantity, name },
      comment: comment ?? "",
      modifiers: modifiers.map((each) => ({
        modifier_id: each.modifier_id,
        quantity: each.quantity,
      })),
      seen: toCents(unit_price, currencyCodeOf({ currency })),
    });
  }, []);
}
