import type { Currency } from "@comanda/domain/money/cents";
import { columnsOf, HEADER_LINES } from "../table/column-names.ts";
import type { CsvRow } from "../table/csv-rows.ts";
import type { Column } from "../table/file-columns.ts";
import { isTotalRow } from "../table/footnotes.ts";
import { parseFilePrice } from "../table/parse-file-price.ts";

/** Fewer dishes show no rule by which the columns could be guessed. */
export const LEAST_DISHES = 3;
/** As many as a sheet has at least beside another one that shows the rule. */
export const LEAST_BESIDE = 2;

/**
 * Guesses the columns of a table without names of columns, as a menu that is written by hand: the only column of prices, the
 * name in the first column of texts, and in the next one its description. A first column whose texts are repeated has the
 * categories. Returns our name for each column, an empty one where it is not known; null where the table has names, also
 * ones that are not understood, or where more than one column may have the price.
 */
export function guessColumns(
  rows: readonly CsvRow[],
  currency: Currency,
  leastDishes = LEAST_DISHES,
): readonly (Column | "")[] | null {
  const isNamed = rows.slice(0, HEADER_LINES).some(({ cells }) => columnsOf(cells).places.size > 1);
  if (isNamed) return null;
  const dishes = rows
    .map(({ cells }) => cells)
    .filter((cells) => cells.filter(isFilled).length > 1 && !isTotalRow(cells));
  if (dishes.length < leastDishes) return null;
  const width = Math.max(...dishes.map((cells) => cells.length));
  const all = Array.from({ length: width }, (_, at) =>
    dishes.map((cells) => (cells[at] ?? "").trim()),
  );
  const firstText = all.findIndex(isOfTexts);
  const numbers = all.flatMap((cells, at) => {
    const countsDishes = at < firstText && (areRising(cells) || isNumbering(cells));
    return isOfPrices(cells, currency) && !countsDishes ? [at] : [];
  });
  // Prices may rise by one each time too.
  const unnumbered = numbers.filter((at) => !isNumbering(all[at] ?? []));
  const prices = numbers.length > 1 ? unnumbered : numbers;
  const [price] = prices;
  if (price === undefined || prices.length > 1 || !/\d/u.test(all[price]?.[0] ?? "")) return null;
  if (all.some((cells, at) => at > firstText && at !== price && hasAmounts(cells, currency)))
    return null;
  const texts = all.flatMap((cells, at) => (at !== price && isOfTexts(cells) ? [at] : []));
  const [first, second] = texts;
  if (first === undefined) return null;
  const hasCategories =
    second !== undefined && isRepeated(all[first] ?? []) && isMostly(all[second] ?? [], Boolean);
  const [category, name] = hasCategories ? [first, second] : [undefined, first];
  // A description may be short, and many dishes have none.
  const description = all.findIndex(
    (cells, at) => at > name && at !== price && cells.some((cell) => LETTERS.test(cell)),
  );
  return all.map((_, at) => {
    if (at === price) return "price";
    if (at === name) return "name";
    if (at === category) return "category";
    return at === description ? "description" : "";
  });
}

/** A price in another currency is a fault of its line. */
const SIGN = /\s*\p{Sc}\s*/gu;
const LETTERS = /\p{L}{2}/u;
const isFilled = (cell: string): boolean => cell.trim() !== "";

const isMostly = (cells: readonly string[], holds: (cell: string) => boolean): boolean =>
  cells.filter(holds).length >= cells.length * 0.8;

/** Whether most dishes have a price there. */
function isOfPrices(cells: readonly string[], currency: Currency): boolean {
  const isPrice = (cell: string) =>
    cell !== "" &&
    [cell, cell.replaceAll(SIGN, "")].some(
      (text) => parseFilePrice(text, currency).fault === undefined,
    );
  return isMostly(cells, isPrice);
}

/** Whether a column has amounts with decimals too, as that of a size in which few dishes are sold. */
const hasAmounts = (cells: readonly string[], currency: Currency): boolean =>
  cells.filter(
    (cell) =>
      /\d[.,]\d{2}(?!\d)/u.test(cell) &&
      (parseFilePrice(cell.replaceAll(SIGN, ""), currency).amount ?? 0) >= 1,
  ).length > 1;

/** `1`, `2`, `3` or `101`, `102`: each one higher than the one before. */
const isNumbering = (cells: readonly string[]): boolean => {
  const numbers = cells.filter(isFilled);
  const steps = numbers.slice(1).filter((cell, at) => Number(cell) === Number(numbers[at]) + 1);
  return numbers.every((cell) => /^\d+\.?$/u.test(cell)) && steps.length * 2 > numbers.length;
};

/** Whole numbers that mostly rise, as dishes are numbered left of their names: `1`, `2`, `10`, `11`, `20`. */
const areRising = (cells: readonly string[]): boolean => {
  const numbers = cells.filter(isFilled);
  const rising = numbers.slice(1).filter((cell, at) => Number(cell) > Number(numbers[at]));
  return (
    isMostly(numbers, (cell) => /^\d+$/u.test(cell)) &&
    rising.length * 5 >= (numbers.length - 1) * 4
  );
};

const isOfTexts = (cells: readonly string[]): boolean =>
  isMostly(cells, (cell) => LETTERS.test(cell));

const isRepeated = (cells: readonly string[]): boolean => {
  const filled = cells.filter(isFilled);
  return filled.length > 0 && new Set(filled).size * 3 <= filled.length * 2;
};
