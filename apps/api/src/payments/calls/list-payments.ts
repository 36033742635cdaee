import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import type { ApiContext } from "../../context/api-context.ts";
import { findCompanyIdOfOrder } from "../../orders/find-order-id.store.ts";
import { findOrder, mayAccessOrder } from "../../orders/orders.store.ts";
import { Refusal } from "../../shared/refusal.ts";
import { toWirePayment } from "../payment-view.ts";
import { findPaymentsOfOrder } from "../payments.store.ts";

/**
 * Lists the payments of an order as the database has them, newest first; with `methodId` only those
 * by that method. Reads, and asks no provider (decision 23). The customer's device gets `params`,
 * other devices do not. If the order has no client, every caller gets them. 404 `order_not_found`.
 */
export async function listOrderPayments(
  { db }: Pick<ApiContext, "db">,
  orderId: string,
  methodId: string | undefined,
  device: string | null,
): Promise<{ data: CompanyPayment[] } | Refusal> {
  const companyId = await findCompanyIdOfOrder(db, orderId);
  const stored = companyId && (await findOrder(db, companyId, orderId));
  if (!companyId || !stored) return new Refusal("order_not_found");
  const payments = await findPaymentsOfOrder(db, companyId, orderId);
  const mayPay = mayAccessOrder(stored, device);
  return {
    data: payments
      .filter(({ method_id }) => !methodId || method_id === methodId)
      .map((payment) => toWirePayment(payment, { mayPay })),
  };
}
