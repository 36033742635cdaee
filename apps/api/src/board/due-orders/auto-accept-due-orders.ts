import { findBoardSettings } from "../../companies/board-settings.store.ts";
import { autoAcceptOrder } from "../../orders/auto-accept-order.ts";
import { findOrdersToAccept } from "./due-orders.store.ts";
import { type DueOrdersDeps, runDueOrders } from "./run-due-orders.ts";

/**
 * Accepts the scheduled orders on which the kitchen should start now, where a member has confirmed them or the
 * settings of the board accept their type automatically. Other orders are accepted when they are placed.
 */
export function autoAcceptDueOrders(deps: DueOrdersDeps): Promise<void> {
  return runDueOrders(deps, findOrdersToAccept, async (trx, order, now) => {
    const settings = await findBoardSettings(trx, order.company_id);
    if (!settings || order.status !== "PENDING") return false;
    return autoAcceptOrder(trx, order, settings, now);
  });
}
