import { cashDue, changeDue } from "@comanda/domain/money/cash-due";
import { type Currency, decimalsOf, fromCents, toCents } from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";
import { parsePrice } from "../../parts/prices/price-text.ts";

/** What became of the text of a cash field: the amount and its change, or what is wrong with it. */
export type Cash =
  | { received: number | null; change: number; fault: null }
  | { received: null; change: 0; fault: "unreadable" | "tooLittle" };

/**
 * Reads an amount of cash, written as a price is: `parsePrice`. Empty is the exact amount (`received`
 * null). What would be unclear as a price, such as `1,000`, has thousands, except in a currency with coins
 * of a thousandth, and the change is shown before anything is stored.
 */
export function readCash(text: string, total: number, currency: Currency): Cash {
  const { amount: read, fault: wrong } = parsePrice(text, currency);
  const areThousands = wrong === "unclear" && decimalsOf(currency.code) < 3;
  const amount = areThousands
    ? Number(toLatinDigits(text.normalize("NFKC")).replace(/\D/gu, ""))
    : read;
  if (wrong === "missing") return { received: null, change: 0, fault: null };
  if (amount === undefined) return fault("unreadable");
  const { code } = currency;
  const given = toCents(amount, code);
  const due = toCents(total, code);
  if (given < cashDue(due, currency)) return fault("tooLittle");
  const change = fromCents(changeDue(given, due, currency), code);
  return { received: fromCents(given, code), change, fault: null };
}

const fault = (name: "unreadable" | "tooLittle"): Cash => ({
  received: null,
  change: 0,
  fault: name,
});
