import { staffAction } from "./staff-call.ts";

/** The calls by which staff propose to change a placed order. */
export const orderProposalCalls = {
  proposeOrderChange: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/propose",
    "orders.change",
  ),
  withdrawOrderProposal: staffAction(
    "/ms-orders/companies/{companyId}/orders/{orderId}/withdraw-proposal",
    "orders.change",
  ),
} as const;
