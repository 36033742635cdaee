import {
  type Cents,
  centsPerUnit,
  decimalsOf,
  fromCents,
  toCents,
} from "@comanda/domain/money/cents";

/**
 * Currencies that Stripe counts in whole units (docs.stripe.com/currencies); this is not ISO 4217's
 * list. Stripe counts ISK and UGX in hundredths although they have none, and MGA in whole units.
 */
const STRIPE_WHOLE = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" ");
/** Currencies that Stripe counts in thousandths; the last digit must be 0. */
const STRIPE_THOUSANDTHS = "BHD JOD KWD OMR TND".split(" ");

/**
 * Returns cents in Stripe's unit of the currency; null when that is not exact, as for 10.50 yen or
 * 1.255 dinars, or when the amount is not positive.
 */
export function toStripeAmount(cents: Cents, currency: string): number | null {
  if (!isPayable(cents, currency)) return null;
  const perUnit = stripePerUnit(currency);
  const amount = (cents * perUnit) / centsPerUnit(currency);
  const step = perUnit === 1000 ? 10 : 1;
  return Number.isInteger(amount) && amount % step === 0 ? amount : null;
}

/**
 * Returns an amount that Stripe received, in cents; null when it is not a whole number of cents.
 */
export function fromStripeAmount(amount: number, currency: string): Cents | null {
  const cents = (amount * centsPerUnit(currency)) / stripePerUnit(currency);
  return Number.isSafeInteger(cents) && cents >= 0 ? cents : null;
}

/** Returns how many of Stripe's units make one major unit. */
function stripePerUnit(currency: string): number {
  if (STRIPE_WHOLE.includes(currency)) return 1;
  return STRIPE_THOUSANDTHS.includes(currency) ? 1000 : 100;
}

/**
 * Returns cents as a decimal number in major units, `28.50`, `2.850` or `1990`; null when not
 * exact.
 */
export function toDecimal(cents: Cents, currency: string): string | null {
  if (!isPayable(cents, currency)) return null;
  const perUnit = centsPerUnit(currency);
  const whole = String(Math.trunc(cents / perUnit));
  const rest = cents % perUnit;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(decimalsOf(currency), "0")}`;
}

/**
 * Returns a JSON number in major units, in cents; null when it has more digits than the currency.
 */
export function fromDecimal(amount: number, currency: string): Cents | null {
  const cents = toCents(amount, currency);
  return isPayable(cents, currency) && fromCents(cents, currency) === amount ? cents : null;
}

/** Returns whether the currency has such an amount, and it is more than zero. */
function isPayable(cents: Cents, currency: string): boolean {
  const isWhole = toCents(fromCents(cents, currency), currency) === cents;
  return Number.isSafeInteger(cents) && cents > 0 && isWhole;
}
