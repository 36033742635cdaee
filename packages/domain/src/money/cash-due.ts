import { type Cents, type Currency, centsPerUnit } from "./cents.ts";

/** The setting of a currency that decides what people read of an amount. */
export type ShownCurrency = Pick<Currency, "code" | "show_decimals">;

/**
 * Returns the least cash that pays an amount. Where a company shows no decimals, 13,999.40 is read as 13,999,
 * and that pays it: customers do not see the rest.
 */
export function cashDue(due: Cents, currency: ShownCurrency): Cents {
  return Math.min(due, shownAmount(due, currency));
}

/**
 * Returns the change for cash that pays an amount. Where a company shows no decimals, 15,394.50 is read as
 * 15,395, and the change of 20,000 is 4,605: what people count from the amounts that they read.
 */
export function changeDue(received: Cents, due: Cents, currency: ShownCurrency): Cents {
  return Math.max(0, received - shownAmount(due, currency));
}

/**
 * Returns a missing amount as people read it, at least what is missing: where a company shows no decimals, 0.40
 * to a minimum is 1. Rounded down it would be nothing, or too little to reach the minimum.
 */
export function missingShown(missing: Cents, { code, show_decimals }: ShownCurrency): Cents {
  const unit = centsPerUnit(code);
  return show_decimals ? missing : Math.ceil(missing / unit) * unit;
}

/** What people read of an amount. */
function shownAmount(amount: Cents, { code, show_decimals }: ShownCurrency): Cents {
  const unit = centsPerUnit(code);
  return show_decimals ? amount : Math.round(amount / unit) * unit;
}
