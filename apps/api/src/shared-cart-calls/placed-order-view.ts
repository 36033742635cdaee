import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { lineTotal } from "@comanda/domain/cart/line-price";
import type { Cents } from "@comanda/domain/money/cents";
import { guestLabel } from "@comanda/domain/shared-cart/shared-cart";
import type { PlacedOrderRow } from "../shared-carts/sent-orders.store.ts";
import type { SharedCartGuestRow } from "../shared-carts/shared-carts.store.ts";

type Guest = Pick<SharedCartGuestRow, "id" | "name" | "position">;

/**
 * Returns a placed order as the guests of its cart see it: its state, and whose each dish is. It has no phone,
 * no address, and no id that opens the order's page.
 */
export function toPlacedOrder(
  {
    amount_due,
    lines,
    scheduled_delivery_date,
    confirmed_at,
    promised_at,
    ...order
  }: PlacedOrderRow,
  guests: readonly Guest[],
  major: (amount: Cents) => number,
): SharedCart["orders"][number] {
  return {
    ...order,
    scheduled_delivery_date: scheduled_delivery_date?.toISOString() ?? null,
    confirmed_at: confirmed_at?.toISOString() ?? null,
    promised_at: promised_at?.toISOString() ?? null,
    lines: lines.map(({ guest_name, unit_price, ...line }) => ({
      ...line,
      guest_id: order.whole ? guestCalled(guest_name, guests) : order.guest_id,
      total: major(lineTotal(unit_price, line.quantity)),
    })),
    total: major(amount_due),
  };
}

/** The order keeps names, as the kitchen reads them; of two guests with one name it is not known whose a dish is. */
function guestCalled(label: string | null, guests: readonly Guest[]): string | null {
  const found = guests.filter(({ name, position }) => guestLabel({ name, position }) === label);
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}
