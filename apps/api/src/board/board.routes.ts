import type { ServeStaff } from "../http/serve-staff.ts";
import { acceptOrder } from "./accept-order.ts";
import { advanceStaffOrder } from "./advance-staff-order.ts";
import type { BoardContext } from "./board-context.ts";
import { readBoardSettings, updateBoardSettings } from "./board-settings.ts";
import { confirmOrder } from "./confirm-order.ts";
import { cancelStaffOrder, refuseOrder } from "./end-order.ts";
import { listStaffOrders } from "./list-staff-orders.ts";
import { promiseOrder } from "./promise-order.ts";
import { readBoard } from "./read-board.ts";
import { readStaffOrder } from "./read-staff-order.ts";
import { recordOrderPayment } from "./record-order-payment.ts";
import { stepOrderBack } from "./step-order-back.ts";

/**
 * Serves the order board, the history of orders, and an order's page; refusals as in each use case.
 */
export function boardRoutes(serveStaff: ServeStaff, context: BoardContext): void {
  serveStaff("readBoard", ({ member }) => readBoard(context, member));
  serveStaff("listStaffOrders", ({ member, query }) => listStaffOrders(context, member, query));
  serveStaff("readStaffOrder", ({ member, params }) =>
    readStaffOrder(context, member, params.orderId),
  );
  serveStaff("confirmOrder", ({ member, params, body }) =>
    confirmOrder(context, member, params.orderId, body),
  );
  serveStaff("acceptOrder", ({ member, params, body }) =>
    acceptOrder(context, member, params.orderId, body),
  );
  serveStaff("refuseOrder", ({ member, params, body }) =>
    refuseOrder(context, member, params.orderId, body),
  );
  serveStaff("advanceStaffOrder", ({ member, params, body }) =>
    advanceStaffOrder(context, member, params.orderId, body),
  );
  serveStaff("stepOrderBack", ({ member, params, body }) =>
    stepOrderBack(context, member, params.orderId, body),
  );
  serveStaff("promiseOrder", ({ member, params, body }) =>
    promiseOrder(context, member, params.orderId, body),
  );
  serveStaff("cancelStaffOrder", ({ member, params, body }) =>
    cancelStaffOrder(context, member, params.orderId, body),
  );
  serveStaff("recordOrderPayment", ({ member, params, body }) =>
    recordOrderPayment(context, member, params.orderId, body),
  );
  serveStaff("readBoardSettings", ({ member }) => readBoardSettings(context, member.companyId));
  serveStaff("updateBoardSettings", ({ member, body }) =>
    updateBoardSettings(context, member, body),
  );
}
