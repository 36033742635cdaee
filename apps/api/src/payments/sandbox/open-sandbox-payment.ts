import { readCatalog } from "../../catalog/read-catalog.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { PaymentContext } from "../payment-context.ts";
import { findPayment, type PaymentRow } from "../payments.store.ts";
import type { SandboxProvider } from "../providers/sandbox/sandbox-provider.ts";

/** A sandbox payment, and the company's sandbox provider. */
export type OpenedSandboxPayment = {
  payment: PaymentRow & { reference: string };
  sandbox: SandboxProvider;
};

/**
 * Opens the sandbox for one of its payments. 404 `company_not_found`; 404 `payment_not_found` also
 * for a payment of a real provider, and when the sandbox is no longer offered.
 */
export async function openSandboxPayment(
  context: PaymentContext,
  companyId: string,
  paymentId: string,
): Promise<OpenedSandboxPayment | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const payment = await findPayment(context.db, companyId, paymentId);
  const reference = payment?.reference;
  if (!payment || !reference) return new Refusal("payment_not_found");
  const sandbox = await context.providers.open(companyId, payment.provider_id);
  if (!("settle" in sandbox)) return new Refusal("payment_not_found");
  return { payment: { ...payment, reference }, sandbox };
}
