import { type Cents, type Currency, centsPerUnit } from "./cents.ts";

/** The setting of a currency that decides what people read of an amount. */
export type ShownCurrency = Pick<Currency, "code" | "show_decimals">;

/**
 * Returns the least cash that pays an amount. Where a company shows no decimals, 13,999.40 is read as 13,999,
 * and that pays it: customers do not see the rest.
 */
export function cashDue(due: Cents, { code, show_decimals }: ShownCurrency): Cents {
  const unit = centsPerUnit(code);
  return show_decimals ? due : Math.min(due, Math.round(due / unit) * unit);
}

/** Returns the change for cash that pays an amount. */
export function changeOf(received: Cents, due: Cents): Cents {
  return Math.max(0, received - due);
}
