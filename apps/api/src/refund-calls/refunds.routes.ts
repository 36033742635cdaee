import type { BoardContext } from "../board/board-context.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { refundOrder } from "./refund-order.ts";
import { recordRefundByHand, retryRefund } from "./retry-or-record-refund.ts";

/** Serves the refunds of orders for staff; refusals as in each use case. */
export function refundRoutes(serveStaff: ServeStaff, context: BoardContext): void {
  serveStaff("refundOrder", ({ member, params, body }) =>
    refundOrder(context, member, params.orderId, body),
  );
  serveStaff("retryRefund", ({ member, params, body }) =>
    retryRefund(context, member, params.orderId, body),
  );
  serveStaff("recordRefundByHand", ({ member, params, body }) =>
    recordRefundByHand(context, member, params.orderId, body),
  );
}
