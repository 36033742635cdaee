import { cashDue, changeOf, type ShownCurrency } from "@comanda/domain/money/cash-due";
import { fromCents, toCents } from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";

/** What became of the text of a cash field: the amount and its change, or what is wrong with it. */
export type Cash =
  | { received: number | null; change: number; fault: null }
  | { received: null; change: 0; fault: "unreadable" | "tooLittle" };

/**
 * Reads an amount of cash in major units, written with a point or a comma. Empty is the exact amount
 * (`received` null).
 */
export function readCash(text: string, total: number, currency: ShownCurrency): Cash {
  const trimmed = toLatinDigits(text.normalize("NFKC").trim()).replace(/[,٫]/u, ".");
  if (trimmed === "") return { received: null, change: 0, fault: null };
  if (!/^\d{1,9}(?:\.\d{1,3})?$/u.test(trimmed)) return fault("unreadable");
  const { code } = currency;
  const given = toCents(Number(trimmed), code);
  const due = toCents(total, code);
  if (given < cashDue(due, currency)) return fault("tooLittle");
  const change = fromCents(changeOf(given, due), code);
  return { received: fromCents(given, code), change, fault: null };
}

const fault = (name: "unreadable" | "tooLittle"): Cash => ({
  received: null,
  change: 0,
  fault: name,
});
