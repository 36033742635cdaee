import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { findCompanyIdOfOrder, findOrder, mayAccessOrder } from "../../orders/orders.store.ts";
import { Refusal } from "../../shared/refusal.ts";
import { isOpenPayment } from "../is-open-payment.ts";
import type { PaymentContext } from "../payment-context.ts";
import { claimPoll } from "../payment-polling.store.ts";
import { toWirePayment } from "../payment-view.ts";
import { findPaymentsOfOrder } from "../payments.store.ts";
import { pollPayment } from "../settle/poll-payment.ts";

/**
 * The payments of an order, newest first; with `methodId` those by one method. The provider of one that
 * is under way is asked first, but not by everybody who looks at once. What they are paid with is shown
 * to the device that ordered, and to nobody but the order's id where it is nobody's. 404
 * `order_not_found`.
 */
export async function listOrderPayments(
  context: PaymentContext,
  orderId: string,
  methodId: string | undefined,
  device: string | null,
): Promise<{ data: CompanyPayment[] } | Refusal> {
  const { db, clock } = context;
  const companyId = await findCompanyIdOfOrder(db, orderId);
  const stored = companyId && (await findOrder(db, companyId, orderId));
  if (!companyId || !stored) return new Refusal("order_not_found");
  const find = async () => {
    const payments = await findPaymentsOfOrder(db, companyId, orderId);
    return payments.filter(({ method_id }) => !methodId || method_id === methodId);
  };
  for (const payment of await find()) {
    const isUnderWay = isOpenPayment(payment) && payment.reference !== null;
    if (isUnderWay && (await claimPoll(db, payment, clock()))) await pollPayment(context, payment);
  }
  const whole = mayAccessOrder(stored, device);
  return { data: (await find()).map((payment) => toWirePayment(payment, whole)) };
}
