import type { CompanyPayment } from "@comanda/contract/payments";
import { findCompanyOfOrder, findOrder, isOwn } from "../orders/orders.store.ts";
import { Refusal } from "../refusal.ts";
import { askPayment } from "./ask-payment.ts";
import { claimAsking } from "./asking.store.ts";
import type { PaymentContext } from "./context.ts";
import { isOpen } from "./open-payment.ts";
import { toPayment } from "./payment-view.ts";
import { findPaymentsOf } from "./payments.store.ts";

/**
 * The payments of an order, newest first; with `methodId` those by one method. The provider of one that
 * is under way is asked first, but not by everybody who looks at once. What they are paid with is shown
 * to the device that ordered, and to nobody but the order's id where it is nobody's. 404
 * `order_not_found`.
 */
export async function listPayments(
  context: PaymentContext,
  orderId: string,
  methodId: string | undefined,
  device: string | null,
): Promise<{ data: CompanyPayment[] } | Refusal> {
  const { db, clock } = context;
  const companyId = await findCompanyOfOrder(db, orderId);
  const stored = companyId && (await findOrder(db, companyId, orderId));
  if (!companyId || !stored) return new Refusal("order_not_found");
  const find = async () => {
    const payments = await findPaymentsOf(db, companyId, orderId);
    return payments.filter(({ method_id }) => !methodId || method_id === methodId);
  };
  for (const payment of await find()) {
    const isUnderWay = isOpen(payment) && payment.reference !== null;
    if (isUnderWay && (await claimAsking(db, payment, clock()))) await askPayment(context, payment);
  }
  const whole = isOwn(stored, device);
  return { data: (await find()).map((payment) => toPayment(payment, whole)) };
}
