import { DEFAULT_BOARD_SETTINGS } from "@comanda/domain/board/board-settings";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { recordChange } from "../../audit/audit.store.ts";
import { findBoardSettings } from "../../companies/board-settings.store.ts";
import { creditLoyaltyPoints } from "../../orders/credit-points.ts";
import { addOrderEvent, updateOrderWithStatus } from "../../orders/orders.store.ts";
import { findOrdersToFinalize } from "./due-orders.store.ts";
import { type DueOrdersDeps, runDueOrders } from "./run-due-orders.ts";

/**
 * Finalizes the orders that were handed over long enough ago by the settings of their board, and
 * credits their points. An order that was handed over before the board existed stays as it is.
 */
export function finalizeDeliveredOrders(deps: DueOrdersDeps): Promise<void> {
  return runDueOrders(deps, findOrdersToFinalize, async (trx, order, now) => {
    const settings = await findBoardSettings(trx, order.company_id);
    const { finalize_after_minutes: minutes } = settings ?? DEFAULT_BOARD_SETTINGS;
    const { status, ended_at, company_id: companyId, id } = order;
    const isDue = ended_at !== null && ended_at.getTime() + minutes * MINUTE_MS <= now.getTime();
    if (status !== "DELIVERED" || !isDue) return false;
    const after = { status: "FINALIZED" as const };
    await updateOrderWithStatus(trx, order, status, { ...after, updated_at: now });
    await addOrderEvent(trx, order, { status: after.status, at: now });
    const rule = { companyId, program: "automatic finalization" };
    const change = { action: "orders.finalize" as const, target: id, before: { status }, after };
    await recordChange(trx, rule, now, change);
    await creditLoyaltyPoints(trx, order);
    return true;
  });
}
