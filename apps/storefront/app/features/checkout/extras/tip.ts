import type { CheckoutData } from "@comanda/domain/checkout/data";
import type { Cents } from "@comanda/domain/money/cents";
import { maxTip, TIP_PERCENTS, tipAmounts, tipForPercent } from "@comanda/domain/money/tip";

/** What the checkout keeps of a tip. */
export type Tip = Pick<CheckoutData, "tip" | "tipType" | "tipPercent">;

/** A tip that is offered; `percent` is null where it is an amount. */
export type TipOffer = { percent: number | null; amount: Cents };

/** The company's setting under which tips are shares of the goods. */
const PERCENTAGE = "percentage";

export const noTip: Tip = { tip: 0, tipType: null, tipPercent: null };

/** What is offered for so much worth of goods, by the service type's `tip.type` (spec §3). */
export function tipOffers(
  type: string | null | undefined,
  subtotal: Cents,
  currencyCode: string,
): TipOffer[] {
  if ((type ?? PERCENTAGE) !== PERCENTAGE) {
    return tipAmounts(subtotal, currencyCode).map((amount) => ({ percent: null, amount }));
  }
  return TIP_PERCENTS.map((percent) => ({
    percent,
    amount: tipForPercent(percent, subtotal, currencyCode),
  }));
}

/** The tip of an offer; one by percentage goes on following the goods. */
export function tipFromOffer({ percent, amount }: TipOffer): Tip {
  return { tip: amount, tipType: percent === null ? "amount" : PERCENTAGE, tipPercent: percent };
}

/** A tip of the customer's own, null as long as nothing is written. */
export function customTip(amount: Cents | null): Tip {
  return amount ? { tip: amount, tipType: "amount", tipPercent: null } : noTip;
}

/** Whether the tip is this offer and no other. */
export function matchesOffer({ tip, tipPercent }: Tip, { percent, amount }: TipOffer): boolean {
  return percent === null ? tipPercent === null && tip === amount : tipPercent === percent;
}

/**
 * The tip for the goods as they are now: a share is reckoned anew, an amount stays what it is, and where
 * none is taken there is none.
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

/** What is wrong with an amount as it was typed; null when nothing is, or nothing was typed. */
export function tipError(amount: Cents | null, subtotal: Cents): "invalid" | "tooMuch" | null {
  if (amount === null) return null;
  if (Number.isNaN(amount)) return "invalid";
  return amount > maxTip(subtotal) ? "tooMuch" : null;
}
