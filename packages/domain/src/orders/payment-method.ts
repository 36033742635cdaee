/** The fields of a payment method that decide its kind. */
export type PaymentMethodKind = {
  id?: string | null;
  code: string;
  payment_code?: string | null;
  provider_id?: string | null;
  provider_code?: string | null;
};

/** The ids that say what a method is, whatever its codes are: another backend may have codes of its own (conformance 4.7). */
const TELLING_IDS = ["cash", "stripe_card", "d24_card", "d24_yape", "tuna_pix", "d24_pix"];

/** Returns whether the method is cash; only then the checkout asks for the amount handed over. */
export function isCashMethod({ id, code }: PaymentMethodKind): boolean {
  return code.toLowerCase() === "cash" || id === "cash";
}

/**
 * Returns whether a provider takes the payment before the restaurant gets the order (conformance 3.72,
 * 4.7).
 */
export function isOnlineMethod(method: PaymentMethodKind): boolean {
  return !isCashMethod(method) && Boolean(method.provider_id);
}

/** The means of payment, by the names of the providers. */
export type PaymentInstrument = "card" | "pix" | "yape";

/** `tuna_pix` is PIX and `d24_yape` is Yape; all other methods are cards (conformance 4.7). */
export function paymentInstrument(method: PaymentMethodKind): PaymentInstrument {
  if (hasCodeWord(method, "pix")) return "pix";
  return hasCodeWord(method, "yape") ? "yape" : "card";
}

/** The kinds of online payment (conformance 3.73). */
export type PaymentIntentKind = "pix" | "d24" | "stripe";

/** The words of methods whose payment may have a card form on our own pages. */
const CARD_FORM_WORDS = ["stripe", "sandbox", "card", "credit", "debit", "tarjeta", "cartao"];

/**
 * Returns how the storefront takes an online payment: `stripe` with a card form on the summary, also for
 * the sandbox; `pix` with a code; `d24` on the provider's own page. The method of an unknown provider is
 * like one of D24: its payment starts when the order is sent, and the order's page shows what it needs.
 */
export function paymentIntentKind(method: PaymentMethodKind): PaymentIntentKind {
  if (!mayHaveCardForm(method)) return hasCodeWord(method, "d24") ? "d24" : "pix";
  return CARD_FORM_WORDS.some((word) => hasCodeWord(method, word)) ? "stripe" : "d24";
}

/** Returns whether a payment by this method may need a card form; only D24 and PIX certainly do not. */
export function mayHaveCardForm(method: PaymentMethodKind): boolean {
  return !hasCodeWord(method, "d24") && paymentInstrument(method) !== "pix";
}

/** Returns whether one of the method's codes, its provider's id or a telling id contains `word` as a whole word. */
function hasCodeWord(
  { id, code, payment_code, provider_code, provider_id }: PaymentMethodKind,
  word: string,
): boolean {
  const telling = TELLING_IDS.find((each) => each === id);
  const words = [telling, code, payment_code, provider_code, provider_id]
    .join(" ")
    .toLowerCase()
    .split(/[^a-z0-9]+/u);
  return words.includes(word);
}
