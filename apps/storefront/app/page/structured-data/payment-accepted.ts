import type { PaymentMethods } from "@comanda/contract/payments/payment-method";

/** Names that search engines know, by a pattern of the codes of payment methods. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/cash|efectivo|dinheiro/iu, "Cash"],
  [/card|stripe|tarjeta|cartao/iu, "Credit Card"],
  [/pix/iu, "Pix"],
  [/yape/iu, "Yape"],
];

/**
 * Returns the accepted payments of all service types, such as `Cash, Credit Card`; undefined if they
 * are unknown.
 */
export function paymentAccepted(methods: PaymentMethods | null): string | undefined {
  const codes = Object.values(methods ?? {}).flatMap((found) => found.map(({ code }) => code));
  const names = KINDS.filter(([kind]) => codes.some((code) => kind.test(code)));
  return names.map(([, name]) => name).join(", ") || undefined;
}
