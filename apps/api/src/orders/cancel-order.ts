import type { Order } from "@comanda/contract/orders";
import { canTransition } from "@comanda/domain/order-status";
import { giveStockBack } from "../catalog/stock.store.ts";
import { bumpMenuVersion } from "../companies/companies.store.ts";
import type { Refusal } from "../refusal.ts";
import { illegalMove, type MoveDeps, moveOrder } from "./move-order.ts";
import { giveDiscountsBack } from "./use-discounts.ts";

/**
 * Cancels an order, by its id or short number, and gives back what placing it took (design §4, Stock
 * and coupons): its stock, whatever the menu has counted since, the use of its coupon, the points of its
 * reward. 404 `order_not_found`; 409 `illegal_transition` once the goods are handed over.
 */
export function cancelOrder(
  deps: MoveDeps,
  companyId: string,
  reference: string,
  reason: string | null,
): Promise<Order | Refusal> {
  return moveOrder(deps, companyId, reference, ({ order }) => {
    const { status, service_type, stock_taken, discounts_taken } = order;
    if (!canTransition(status, "CANCELLED", service_type)) {
      return illegalMove(`An order that is ${status} cannot be cancelled`);
    }
    return {
      to: "CANCELLED",
      changes: { cancel_reason: reason },
      effect: async (trx) => {
        await bumpMenuVersion(trx, order.company_id);
        if (stock_taken) await giveStockBack(trx, order.company_id, stock_taken);
        if (discounts_taken) await giveDiscountsBack(trx, order, discounts_taken);
      },
    };
  });
}
