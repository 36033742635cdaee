import { createHash } from "node:crypto";
import type { PaymentInstrument, PaymentOrder } from "./payment-provider.ts";

/**
 * The key under which a provider knows one attempt to pay: 64 hexadecimal digits. Company, order,
 * method, total and currency are in it, so that no two charges ever share one, whatever the caller
 * hands over.
 */
export function requestKey(order: PaymentOrder, method: PaymentInstrument): string {
  const { companyId, orderId, intentId, amount, currency, idempotencyKey } = order;
  const parts = [companyId, orderId, intentId, idempotencyKey, method, currency, amount];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
