import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { readCatalog } from "../../catalog/read-catalog.ts";
import { findOrder, mayAccessOrder } from "../../orders/orders.store.ts";
import { Refusal } from "../../shared/refusal.ts";
import { isOpenPayment } from "../is-open-payment.ts";
import type { PaymentContext } from "../payment-context.ts";
import { toWirePayment } from "../payment-view.ts";
import { findPayment } from "../payments.store.ts";
import { withdrawPayment } from "../settle/poll-payment.ts";

/**
 * Withdraws a payment for the customer who ordered, and returns the payment as it is then: it may
 * have been paid. 404 `company_not_found`, `payment_not_found`; 503 `payment_provider_offline` when
 * its provider does not answer: then the payment stays open.
 */
export async function cancelPayment(
  context: PaymentContext,
  companyId: string,
  paymentId: string,
  device: string | null,
): Promise<CompanyPayment | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const payment = await findPayment(context.db, companyId, paymentId);
  const stored = payment && (await findOrder(context.db, companyId, payment.order_id));
  if (!payment || !stored || !mayAccessOrder(stored, device))
    return new Refusal("payment_not_found");
  if (!isOpenPayment(payment)) return toWirePayment(payment, { mayPay: true });
  const after = await withdrawPayment(context, payment);
  if (isOpenPayment(after)) return new Refusal("payment_provider_offline");
  return toWirePayment(after, { mayPay: true });
}
