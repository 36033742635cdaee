import type { Order } from "@comanda/contract/orders";
import { nextStatus } from "@comanda/domain/order-status";
import type { Refusal } from "../refusal.ts";
import { creditPoints } from "./credit-points.ts";
import { illegalMove, type MoveDeps, moveOrder } from "./move-order.ts";

/**
 * Moves an order to the next status of its service type (design §4, Status), by its id or short
 * number. 404 `order_not_found`; 409 `illegal_transition` for a draft, which only its customer can
 * place, for an order at its end, and for one that somebody else moves at this moment.
 */
export function advanceOrder(
  deps: MoveDeps,
  companyId: string,
  reference: string,
): Promise<Order | Refusal> {
  return moveOrder(deps, companyId, reference, ({ order }) => {
    const { status, service_type } = order;
    if (status === "INITIATED") return illegalMove("The customer has not placed the order yet");
    const to = nextStatus(status, service_type);
    if (!to) return illegalMove(`An order that is ${status} goes no further`);
    return to === "FINALIZED" ? { to, effect: (trx) => creditPoints(trx, order) } : { to };
  });
}
