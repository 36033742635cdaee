import type { ParsedRequestPart } from "@comanda/contract/calls/call-schemas";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { findOrder, mayAccessOrder } from "../../orders/orders.store.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { PaymentContext } from "../payment-context.ts";
import { toWirePayment } from "../payment-view.ts";
import { findPayment } from "../payments.store.ts";
import { pollPayment } from "../settle/poll-payment.ts";
import { openSandboxPayment } from "./open-sandbox-payment.ts";

/**
 * Plays the bank for a sandbox payment: pays, refuses or cancels it, also late, and applies the
 * result at once. Only for the customer who ordered. A payment that is over does not change. 404
 * `company_not_found`, `payment_not_found`.
 */
export async function settleSandboxPayment(
  context: PaymentContext,
  paymentId: string,
  { company_id, outcome }: ParsedRequestPart<"settleSandboxPayment", "body">,
  device: string | null,
): Promise<CompanyPayment | Refusal> {
  const found = await openSandboxPayment(context, company_id, paymentId);
  if (found instanceof Refusal) return found;
  const { payment, sandbox } = found;
  const stored = await findOrder(context.db, company_id, payment.order_id);
  if (!stored || !mayAccessOrder(stored, device)) return new Refusal("payment_not_found");
  const act = { paid: sandbox.settle, failed: sandbox.refuse, cancelled: sandbox.lapse }[outcome];
  if (!(await act(payment.reference))) return new Refusal("payment_not_found");
  await pollPayment(context, payment);
  const after = await findPayment(context.db, company_id, paymentId);
  return toWirePayment(after ?? payment, { mayPay: true });
}
