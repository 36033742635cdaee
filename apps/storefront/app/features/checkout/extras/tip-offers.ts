import type { CheckoutData } from "@comanda/domain/checkout/checkout-data";
import type { Cents } from "@comanda/domain/money/cents";
import { maxTip, TIP_PERCENTS, tipAmounts, tipForPercent } from "@comanda/domain/money/tip";

/** What the checkout stores of a tip. */
export type Tip = Pick<CheckoutData, "tip" | "tipType" | "tipPercent">;

/** An offered tip; `percent` is null for a fixed amount. */
export type TipOffer = { percent: number | null; amount: Cents };

/** The value of the company's setting that offers percentages of the subtotal. */
const PERCENTAGE = "percentage";

export const noTip: Tip = { tip: 0, tipType: null, tipPercent: null };

/**
 * Returns the tips offered for a subtotal, by the service type's setting `tip.type`; without a setting
 * they are percentages.
 */
export function tipOffers(
  type: string | null | undefined,
  subtotal: Cents,
  currencyCode: string,
): TipOffer[] {
  if ((type?.trim().toLowerCase() || PERCENTAGE) !== PERCENTAGE) {
    return tipAmounts(subtotal, currencyCode).map((amount) => ({ percent: null, amount }));
  }
  return TIP_PERCENTS.map((percent) => ({
    percent,
    amount: tipForPercent(percent, subtotal, currencyCode),
  }));
}

/** Returns the tip of an offer; a percentage goes on following the subtotal. */
export function tipFromOffer({ percent, amount }: TipOffer): Tip {
  return { tip: amount, tipType: percent === null ? "amount" : PERCENTAGE, tipPercent: percent };
}

/** Returns a tip of an amount that the customer typed, in cents; null while nothing is typed. */
export function customTip(amount: Cents | null): Tip {
  return amount ? { tip: amount, tipType: "amount", tipPercent: null } : noTip;
}

/** Returns whether the tip is exactly this offer. */
export function matchesOffer({ tip, tipPercent }: Tip, { percent, amount }: TipOffer): boolean {
  return percent === null ? tipPercent === null && tip === amount : tipPercent === percent;
}

/**
 * Returns the tip for the current subtotal: a percentage is calculated again, an amount stays. A
 * service type without tips has none.
 */
export function recalculateTip(
  chosen: Tip,
  isTaken: boolean,
  subtotal: Cents,
  currencyCode: string,
): Tip {
  if (!isTaken) return noTip;
  const { tipPercent } = chosen;
  return tipPercent === null
    ? chosen
    : { ...chosen, tip: tipForPercent(tipPercent, subtotal, currencyCode) };
}

/**
 * Returns the part of a stored tip that the order is charged with: none where the subtotal has shrunk below
 * it. The server would refuse the payment, and the customer would read that the method cannot be used.
 */
export function chargeableTip(tip: Cents, subtotal: Cents): Cents {
  return tip > maxTip(subtotal) ? 0 : tip;
}

/** Returns the error of a typed amount; null when it is fine or empty. */
export function tipError(amount: Cents | null, subtotal: Cents): "invalid" | "tooMuch" | null {
  if (amount === null) return null;
  if (Number.isNaN(amount)) return "invalid";
  return amount > maxTip(subtotal) ? "tooMuch" : null;
}
