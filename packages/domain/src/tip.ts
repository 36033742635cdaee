import type { Cents } from "./money.ts";

/**
 * Whether a customer may leave a tip: only where the service type asks for one, and never in Brazil
 * (spec §5, Tip).
 */
export function takesTip(
  countryCode: string,
  settings: { tip?: { active?: boolean | null } | null } | null | undefined,
): boolean {
  return settings?.tip?.active === true && countryCode.toUpperCase() !== "BR";
}

/**
 * The most that a tip on `goods` can be: as much again as they cost. Who types more has slipped, a
 * point of the decimals or a digit too many, and would not get it back from a card.
 */
export function largestTip(goods: Cents): Cents {
  return goods;
}
