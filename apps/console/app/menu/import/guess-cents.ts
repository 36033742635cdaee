import { type Currency, decimalsOf } from "@comanda/domain/money/cents";
import { CHEAPEST_SMALL, majorText } from "./json/json-money.ts";
import type { AmountUnit, FileMenu } from "./table/file-menu.ts";
import type { Line } from "./table/line.ts";
import { AMOUNTS } from "./table/thousands-separators.ts";

const WHOLE = /^\d{1,12}$/u;
/** How much more than the cheapest usual price in cents makes it certain: a party tray may cost 180. */
const CERTAIN = 3;

/**
 * Guesses whether the amounts of a table are cents, as programs write them: all are whole numbers, and the usual one is high for a
 * dish. People write prices without decimals too, so that only a very high one counts as cents; the owner sees the guess and can
 * change it. Null where nothing is unclear.
 */
function tableUnit(
  lines: readonly Line[],
  { code, show_decimals }: Currency,
): NonNullable<FileMenu["unit"]> | null {
  const cheapest = CHEAPEST_SMALL[code];
  const prices = lines.flatMap(({ cells: { price = "" } }) => (price === "" ? [] : [price]));
  const isUnclear = cheapest !== undefined && show_decimals && decimalsOf(code) === 2;
  if (!isUnclear || !prices.every((text) => WHOLE.test(text))) return null;
  const sold = prices
    .map(Number)
    .filter(Boolean)
    .toSorted((one, other) => one - other);
  const sample = sold[Math.floor(sold.length / 2)] ?? 0;
  if (sample < cheapest) return null;
  return { read: sample >= cheapest * CERTAIN ? "small" : "whole", sample };
}

/** Reads the amounts of a table in the unit that the owner chose, or else in the guessed one. */
export function guessCents(
  lines: readonly Line[],
  currency: Currency,
  wanted: AmountUnit | undefined,
): { lines: readonly Line[]; unit?: NonNullable<FileMenu["unit"]> } {
  const guess = tableUnit(lines, currency);
  if (!guess) return { lines };
  const unit = { ...guess, read: wanted ?? guess.read };
  if (unit.read === "whole") return { lines, unit };
  const small = lines.map((line) => {
    const amounts = AMOUNTS.flatMap((column) => {
      const cell = line.cells[column];
      return cell === undefined ? [] : [[column, majorText(cell, true, currency)] as const];
    });
    return { ...line, cells: { ...line.cells, ...Object.fromEntries(amounts) } };
  });
  return { lines: small, unit };
}
