import { staffAction, staffRead } from "../calls/staff-call-kinds.ts";

/** The calls of the order board, the history and an order's page. */
export const orderBoardCalls = {
  readBoard: staffRead("/ms-orders/companies/{companyId}/board", "orders.read"),
  listStaffOrders: staffRead("/ms-orders/companies/{companyId}/orders", "orders.details"),
  readStaffOrder: staffRead("/ms-orders/companies/{companyId}/orders/{orderId}", "orders.read"),
  confirmOrder: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/confirm",
    "orders.advance",
  ),
  acceptOrder: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/accept",
    "orders.advance",
  ),
  refuseOrder: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/refuse",
    "orders.advance",
  ),
  advanceStaffOrder: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/advance",
    "orders.advance",
  ),
  stepOrderBack: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/step-back",
    "orders.advance",
  ),
  promiseOrder: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/promise",
    "orders.advance",
  ),
  cancelStaffOrder: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/cancel",
    "orders.cancel",
  ),
  recordOrderPayment: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/payment",
    "orders.pay",
  ),
  refundOrder: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/refund",
    "orders.refund",
  ),
  retryRefund: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/retry-refund",
    "orders.refund",
  ),
  recordRefundByHand: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/refund-by-hand",
    "orders.refund",
  ),
  proposeOrderChange: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/propose",
    "orders.change",
  ),
  withdrawOrderProposal: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/withdraw-proposal",
    "orders.change",
  ),
  answerTableCall: staffAction(
    "/ms-orders/companies/{companyId}/table-calls/{callId}/answer",
    "orders.advance",
  ),
  readBoardSettings: staffRead("/ms-orders/companies/{companyId}/board-settings", "orders.read"),
  updateBoardSettings: staffAction(
    "/ms-orders/companies/{companyId}/board-settings",
    "settings.write",
  ),
} as const;
