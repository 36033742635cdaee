import { type Cents, centsPerUnit, percentOf } from "./cents.ts";

/**
 * Returns whether a customer can give a tip: only if the service type's settings allow it, and never in
 * Brazil (conformance 5.41).
 */
export function acceptsTip(
  countryCode: string,
  settings: { tip?: { active?: boolean | null } | null } | null | undefined,
): boolean {
  return settings?.tip?.active === true && countryCode.toUpperCase() !== "BR";
}

/**
 * Returns the largest tip: the subtotal itself. A larger tip is a typing mistake, such as a missing
 * decimal point or an extra digit, and is hard to get back from a card payment.
 */
export function maxTip(subtotal: Cents): Cents {
  return subtotal;
}

/** The offered percentages if tips are chosen by `percentage`. */
export const TIP_PERCENTS = [5, 10, 15, 20] as const;

/** Returns the tip for a percentage of the subtotal, rounded to the currency's smallest unit. */
export function tipForPercent(percent: number, subtotal: Cents, currencyCode: string): Cents {
  return Math.min(percentOf(subtotal, percent, currencyCode), maxTip(subtotal));
}

/** Offered tips are a round base amount (about 5% of the subtotal) times each of these. */
const MULTIPLES = [1, 2, 3, 5];

/**
 * Returns the tips to offer when they are not chosen by percentage: multiples of a round amount near 5% of
 * the subtotal. None is larger than `maxTip`. Empty for a very small subtotal.
 */
export function tipAmounts(subtotal: Cents, currencyCode: string): Cents[] {
  const unit = floorToRoundAmount(subtotal / 20, centsPerUnit(currencyCode));
  return MULTIPLES.map((times) => times * unit).filter((amount) => amount <= maxTip(subtotal));
}

/** Returns the largest of 1, 2, 5, 10, 20, 50 … whole units up to `amount`; at least 1. */
function floorToRoundAmount(amount: Cents, wholeUnit: Cents): Cents {
  const power = Math.max(wholeUnit, 10 ** Math.floor(Math.log10(Math.max(amount, 1))));
  const [times = 1] = [5, 2].filter((each) => each * power <= amount);
  return times * power;
}
