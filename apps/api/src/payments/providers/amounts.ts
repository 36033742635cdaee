import { type Cents, fromCents, toCents } from "@comanda/domain/money";

/**
 * What Stripe counts in whole units (docs.stripe.com/currencies): not ISO 4217's list. It takes
 * ISK and UGX in hundredths although they have none, and MGA in whole units.
 */
const STRIPE_WHOLE = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" ");
/** What Stripe counts in thousandths; the last digit must be 0. */
const STRIPE_THOUSANDTHS = "BHD JOD KWD OMR TND".split(" ");

/**
 * Cents as Stripe counts the currency; null when that cannot be done exactly, as with 10.50 yen or
 * an amount that is not positive.
 */
export function toStripeAmount(cents: Cents, currency: string): number | null {
  if (!isPayable(cents, currency)) return null;
  if (STRIPE_THOUSANDTHS.includes(currency)) return cents * 10;
  if (!STRIPE_WHOLE.includes(currency)) return cents;
  return cents % 100 === 0 ? cents / 100 : null;
}

/** What Stripe received, in cents; null when it is no whole number of them. */
export function fromStripeAmount(amount: number, currency: string): Cents | null {
  const cents = stripeToCents(amount, currency);
  return Number.isSafeInteger(cents) && cents >= 0 ? cents : null;
}

function stripeToCents(amount: number, currency: string): number {
  if (STRIPE_WHOLE.includes(currency)) return amount * 100;
  return STRIPE_THOUSANDTHS.includes(currency) ? amount / 10 : amount;
}

/** Cents as a decimal number in major units, `28.50` or `1990`; null when not exact. */
export function toDecimal(cents: Cents, currency: string): string | null {
  if (!isPayable(cents, currency)) return null;
  const whole = String(Math.trunc(cents / 100));
  return cents % 100 === 0 ? whole : `${whole}.${String(cents % 100).padStart(2, "0")}`;
}

/** A number in major units, as it came as JSON, in cents; null when it has more digits than money. */
export function fromDecimal(amount: number, currency: string): Cents | null {
  const cents = toCents(amount, currency);
  return isPayable(cents, currency) && fromCents(cents) === amount ? cents : null;
}

/** Whether an amount is one that the currency has, and more than nothing. */
function isPayable(cents: Cents, currency: string): boolean {
  return Number.isSafeInteger(cents) && cents > 0 && toCents(fromCents(cents), currency) === cents;
}
