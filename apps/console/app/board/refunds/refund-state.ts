import type { StaffOrder } from "@comanda/contract/staff/staff-order";

/** Whether there is money of an order to send back, or some went back. */
export function hasRefunds({ refunds, refundable }: StaffOrder): boolean {
  return refunds.length > 0 || (refundable?.total ?? 0) > 0;
}

/** Whether money of an order has to go back: it was cancelled, or more was paid than it costs. */
export function isRefundDue({ payment_status, refundable }: StaffOrder): boolean {
  return payment_status === "refund_pending" && (refundable?.total ?? 0) > 0;
}
