import type { PaymentMethods } from "@comanda/contract/payments/payment-method";

/** Words that search engines know, by what the codes of such methods have in them. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/cash|efectivo|dinheiro/iu, "Cash"],
  [/card|stripe|tarjeta|cartao/iu, "Credit Card"],
  [/pix/iu, "Pix"],
  [/yape/iu, "Yape"],
];

/**
 * `Cash, Credit Card`: with what one pays here, in whatever way one orders; undefined where it is
 * not known.
 */
export function paymentAccepted(methods: PaymentMethods | null): string | undefined {
  const codes = Object.values(methods ?? {}).flatMap((found) => found.map(({ code }) => code));
  const names = KINDS.filter(([kind]) => codes.some((code) => kind.test(code)));
  return names.map(([, name]) => name).join(", ") || undefined;
}
