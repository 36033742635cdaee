import type { Order } from "@comanda/contract/orders/order";
import { nextStatus } from "@comanda/domain/orders/status";
import type { Refusal } from "../shared/refusal.ts";
import { changeStatusByCommand, type StatusCommandDeps } from "./change-status-by-command.ts";
import { creditLoyaltyPoints } from "./credit-points.ts";
import { illegalTransition } from "./illegal-transition.ts";

/**
 * Moves an order to the next status of its service type, by its id or short number. 404
 * `order_not_found`; 409 `illegal_transition` for a draft, which only its customer can place, for an order
 * in its last status, and when another call moves it at the same time.
 */
export function advanceOrder(
  deps: StatusCommandDeps,
  companyId: string,
  reference: string,
): Promise<Order | Refusal> {
  const request = { companyId, reference, action: "orders.advance" as const };
  return changeStatusByCommand(deps, request, ({ order }) => {
    const { status, service_type } = order;
    if (status === "INITIATED")
      return illegalTransition("The customer has not placed the order yet");
    const to = nextStatus(status, service_type);
    if (!to) return illegalTransition(`An order that is ${status} goes no further`);
    return to === "FINALIZED" ? { to, effect: (trx) => creditLoyaltyPoints(trx, order) } : { to };
  });
}
