import { type Cents, centsPerUnit, percentOf } from "./cents.ts";

/**
 * Whether a customer may leave a tip: only where the service type asks for one, and never in Brazil
 * (spec §5, Tip).
 */
export function acceptsTip(
  countryCode: string,
  settings: { tip?: { active?: boolean | null } | null } | null | undefined,
): boolean {
  return settings?.tip?.active === true && countryCode.toUpperCase() !== "BR";
}

/**
 * The most that a tip on `goods` can be: as much again as they cost. Who types more has slipped, a
 * point of the decimals or a digit too many, and would not get it back from a card.
 */
export function maxTip(subtotal: Cents): Cents {
  return subtotal;
}

/** The shares of the goods that are offered where tips are chosen by `percentage`. */
export const TIP_PERCENTS = [5, 10, 15, 20] as const;

/** What a share of the goods comes to, by the currency's smallest unit. */
export function tipForPercent(percent: number, subtotal: Cents, currencyCode: string): Cents {
  return Math.min(percentOf(subtotal, percent, currencyCode), maxTip(subtotal));
}

/** Of the roundest amount, which is about a twentieth of the goods. */
const MULTIPLES = [1, 2, 3, 5];

/**
 * The amounts that are offered where tips are not chosen by percentage: round ones, from about a
 * twentieth of the goods up, never more than a tip can be, and none for next to nothing.
 */
export function tipAmounts(subtotal: Cents, currencyCode: string): Cents[] {
  const unit = roundestAmount(subtotal / 20, centsPerUnit(currencyCode));
  return MULTIPLES.map((times) => times * unit).filter((amount) => amount <= maxTip(subtotal));
}

/** The largest of 1, 2, 5, 10, 20, 50 … whole units of the currency that is at most `amount`; 1 at least. */
function roundestAmount(amount: Cents, whole: Cents): Cents {
  const power = Math.max(whole, 10 ** Math.floor(Math.log10(Math.max(amount, 1))));
  const [times = 1] = [5, 2].filter((each) => each * power <= amount);
  return times * power;
}
