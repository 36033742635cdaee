/** Spec §3, Payment method, as far as its kind goes. */
export type PaymentMethodKind = { code: string; provider_id?: string | null };

/** Cash, for which alone the amount that the customer hands over is asked (spec §5). */
export function isCash(method: PaymentMethodKind): boolean {
  return method.code.toLowerCase() === "cash";
}

/** Whether a provider takes the payment before the restaurant sees the order (spec §3 and §4). */
export function isOnline(method: PaymentMethodKind): boolean {
  return !isCash(method) && Boolean(method.provider_id);
}
