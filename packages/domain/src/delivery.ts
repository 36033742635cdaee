import { type Cents, toCents } from "./money.ts";
import type { DeliverySettings } from "./order-types.ts";

export type DeliveryRefusal = { code: "below_minimum"; minimum: Cents; missing: Cents };

/** The least worth of goods that is delivered; 0 unless set (spec §5, Delivery ranges). */
export function deliveryMinimum(
  delivery: DeliverySettings | null | undefined,
  currencyCode: string,
): Cents {
  return amount(delivery?.minimum_amount_to_allow, currencyCode) ?? 0;
}

/** The worth of goods from which delivery is free, or null when it never is (spec §5). */
export function freeDeliveryMinimum(
  delivery: DeliverySettings | null | undefined,
  currencyCode: string,
): Cents | null {
  return amount(delivery?.minimum_amount_for_free, currencyCode);
}

/**
 * Why `goods` worth of cart cannot be delivered, or null when it can. `goods` is the sum of the
 * line totals: fees, tip and discounts never count.
 */
export function deliveryRefusal(goods: Cents, minimum: Cents): DeliveryRefusal | null {
  const missing = minimum - goods;
  return missing > 0 ? { code: "below_minimum", minimum, missing } : null;
}

/** A setting in major units, as a number or as digits; null unless it is one. */
function amount(setting: number | string | null | undefined, currencyCode: string): Cents | null {
  const value = typeof setting === "string" && setting.trim() ? Number(setting) : setting;
  return typeof value === "number" && Number.isFinite(value) ? toCents(value, currencyCode) : null;
}
