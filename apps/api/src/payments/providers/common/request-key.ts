import { createHash } from "node:crypto";
import type { PaymentInstrument } from "@comanda/domain/orders/payment-method";
import type { PaymentOrder } from "./payment-provider.ts";

/**
 * Returns the idempotency key of one payment attempt at a provider: 64 hexadecimal digits. It is a
 * hash of everything that makes two charges different, so that they never share a key.
 */
export function requestKey(order: PaymentOrder, method: PaymentInstrument): string {
  const { companyId, orderId, intentId, amount, currency, idempotencyKey } = order;
  const parts = [companyId, orderId, intentId, idempotencyKey, method, currency, amount];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
