import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { CounterClient } from "../../api/counter-api.ts";
import type { SendableAction } from "../actions/action-queue.ts";

/** Sends an action on an order. Answers with the order as it is then; rejects with an `ApiError`. */
export function sendAction(
  call: CounterClient,
  companyId: string,
  { orderId, revision, action }: SendableAction,
): Promise<StaffOrder> {
  const params = { companyId, orderId };
  switch (action.kind) {
    case "confirm":
      return call("confirmOrder", { params, body: { revision } });
    case "accept":
      return call("acceptOrder", { params, body: { revision, minutes: action.minutes } });
    case "refuse":
    case "cancel": {
      const { reason, message, refund } = action;
      const name = action.kind === "refuse" ? "refuseOrder" : "cancelStaffOrder";
      return call(name, { params, body: { revision, reason, message, refund } });
    }
    case "advance": {
      const { to, payment } = action;
      return call("advanceStaffOrder", { params, body: { revision, to, payment } });
    }
    case "stepBack":
      return call("stepOrderBack", { params, body: { revision } });
    case "promise":
      return call("promiseOrder", { params, body: { revision, add_minutes: action.addMinutes } });
    case "propose": {
      const { lines, reason } = action;
      return call("proposeOrderChange", { params, body: { revision, lines, reason } });
    }
    case "withdraw":
      return call("withdrawOrderProposal", { params, body: { revision } });
    case "pay":
      return call("recordOrderPayment", { params, body: { revision, received: action.received } });
  }
}
