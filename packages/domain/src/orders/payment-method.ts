/** Spec §3, Payment method, as far as its kind goes. */
export type PaymentMethodKind = {
  code: string;
  payment_code?: string | null;
  provider_id?: string | null;
  provider_code?: string | null;
};

/** Cash, for which alone the amount that the customer hands over is asked (spec §5). */
export function isCashMethod(method: PaymentMethodKind): boolean {
  return method.code.toLowerCase() === "cash";
}

/** Whether a provider takes the payment before the restaurant sees the order (spec §3 and §4). */
export function isOnlineMethod(method: PaymentMethodKind): boolean {
  return !isCashMethod(method) && Boolean(method.provider_id);
}

/** What the customer pays with, as providers know it. */
export type PaymentInstrument = "card" | "pix" | "yape";

/** `tuna_pix` is a PIX, `d24_yape` Yape; whatever names neither is a card (spec §4, Payment method ids). */
export function paymentInstrument(method: PaymentMethodKind): PaymentInstrument {
  if (hasCodeWord(method, "pix")) return "pix";
  return hasCodeWord(method, "yape") ? "yape" : "card";
}

/** Spec §3, Payment provider: the kinds that are online, each with its own slot for a payment. */
export type PaymentIntentKind = "pix" | "d24" | "stripe";

/**
 * How the storefront takes an online payment: `stripe` by a card form on the summary, the sandbox's
 * too; `pix` by a code; `d24` on the provider's own page.
 */
export function paymentIntentKind(method: PaymentMethodKind): PaymentIntentKind {
  if (hasCodeWord(method, "d24")) return "d24";
  return paymentInstrument(method) === "pix" ? "pix" : "stripe";
}

/** Whether one of the words of the method's codes is `word`. */
function hasCodeWord(
  { code, payment_code, provider_code }: PaymentMethodKind,
  word: string,
): boolean {
  const words = [code, payment_code, provider_code]
    .join(" ")
    .toLowerCase()
    .split(/[^a-z0-9]+/u);
  return words.includes(word);
}
