import type { Order } from "@comanda/contract/orders";
import { canTransition } from "@comanda/domain/order-status";
import { giveStockBack } from "../catalog/stock.store.ts";
import type { Refusal } from "../refusal.ts";
import { illegalMove, type MoveDeps, moveOrder } from "./move-order.ts";
import { heldStock } from "./order-stock.ts";

/**
 * Cancels an order, by its id or short number, and gives back the stock that placing it took (design
 * §4, Stock). 404 `order_not_found`; 409 `illegal_transition` once the goods are handed over.
 */
export function cancelOrder(
  deps: MoveDeps,
  companyId: string,
  reference: string,
  reason: string | null,
): Promise<Order | Refusal> {
  return moveOrder(deps, companyId, reference, ({ order, lines }) => {
    const { status, service_type, placed_at } = order;
    if (!canTransition(status, "CANCELLED", service_type)) {
      return illegalMove(`An order that is ${status} cannot be cancelled`);
    }
    return {
      to: "CANCELLED",
      changes: { cancel_reason: reason },
      effect: async (trx) => {
        if (placed_at) await giveStockBack(trx, order.company_id, heldStock(lines));
      },
    };
  });
}
