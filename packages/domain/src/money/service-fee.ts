import { type Cents, percentOf } from "./cents.ts";

/** The setting of a service type (conformance 3.39): `value` is per cent of the subtotal. */
export type ServiceFeeSetting = { value?: number | null; optional?: boolean | null };

/** The service fee of an order. */
export type OrderServiceFee = {
  /** What the order's total contains now; 0 while the customer has not agreed to an optional fee. */
  charged: Cents;
  /** What an optional fee costs if the customer agrees; null for a fee that is not optional. */
  offered: Cents | null;
};

/**
 * Returns the service fee of a new order by the restaurant's setting. It is a percentage of the subtotal
 * before discounts, because a discount does not reduce the work; never negative.
 */
export function serviceFeeOf(
  setting: ServiceFeeSetting | null | undefined,
  subtotal: Cents,
  currencyCode: string,
): OrderServiceFee {
  const fee = setting ? Math.max(0, percentOf(subtotal, setting.value ?? 0, currencyCode)) : 0;
  return setting?.optional ? { charged: 0, offered: fee } : { charged: fee, offered: null };
}

/** Returns the fee to pay: an optional one only if the customer accepts it, any other always. */
export function chargedServiceFee(
  { charged, offered }: OrderServiceFee,
  { accepted }: { accepted: boolean },
): Cents {
  if (offered === null) return charged;
  return accepted ? offered : 0;
}
