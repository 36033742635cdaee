import type { CompanyPayment } from "@comanda/contract/payments";
import type { Received } from "@comanda/contract/schemas";
import { findOrder, isOwn } from "../orders/orders.store.ts";
import { Refusal } from "../refusal.ts";
import { askPayment } from "./ask-payment.ts";
import type { PaymentContext } from "./context.ts";
import { toPayment } from "./payment-view.ts";
import { findPayment } from "./payments.store.ts";
import { openSandboxCase } from "./sandbox-payment.ts";

/**
 * Does to a payment of the sandbox what a bank would, also late, for whoever ordered, and tells the
 * order at once. What is over stays as it is. 404 `company_not_found`, `payment_not_found`.
 */
export async function settleSandboxPayment(
  context: PaymentContext,
  paymentId: string,
  { company_id, outcome }: Received<"settleSandboxPayment", "body">,
  device: string | null,
): Promise<CompanyPayment | Refusal> {
  const found = await openSandboxCase(context, company_id, paymentId);
  if (found instanceof Refusal) return found;
  const { payment, sandbox } = found;
  const stored = await findOrder(context.db, company_id, payment.order_id);
  if (!stored || !isOwn(stored, device)) return new Refusal("payment_not_found");
  const act = { paid: sandbox.settle, failed: sandbox.refuse, cancelled: sandbox.lapse }[outcome];
  if (!(await act(payment.reference))) return new Refusal("payment_not_found");
  await askPayment(context, payment);
  const after = await findPayment(context.db, company_id, paymentId);
  return toPayment(after ?? payment, true);
}
