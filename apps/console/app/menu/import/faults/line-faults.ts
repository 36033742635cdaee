import { isAllergen, isDiet } from "@comanda/domain/menu/dietary";
import type { Currency } from "@comanda/domain/money/cents";
import { foldText } from "../../../parts/lists/fold-text.ts";
import { parsePrice } from "../../../parts/prices/price-text.ts";
import type { CsvRow, CsvRows } from "../table/csv-rows.ts";
import { isSizeless, type Line } from "../table/csv-sizes.ts";
import type { RowFault } from "../table/file-menu.ts";
import { hasOtherSign } from "../table/price-columns.ts";
import { parseYesNo } from "../table/yes-no.ts";

/** `1,50` without quotes is two cells, and a quote that does not end holds the following lines. */
export function cellFaults(
  { line, cells }: CsvRow,
  columns: number,
  broken: CsvRows["broken"],
): RowFault[] {
  const isTooLong = cells.slice(columns).some((cell) => cell.trim() !== "");
  const isBroken = broken.has(line);
  if (!isTooLong && !isBroken) return [];
  return [{ line, column: null, kind: "cells", value: "", ...(isBroken && { stops: true }) }];
}

/** Two lines of one dish and size: the later one would replace the price of the earlier one. */
export function repeatedSizes(group: readonly Line[]): RowFault[] {
  const seen = new Set<string>();
  return group.flatMap(({ line, cells }) => {
    if (isChoice(cells)) return [];
    const size = cells.size_id || foldText(cells.size ?? "");
    const isRepeated = seen.has(size);
    seen.add(size);
    const name = [cells.name, cells.size].filter(Boolean).join(", ");
    return isRepeated ? [fault(line, "name", "repeated", name)] : [];
  });
}

/** What other systems call a line that is no dish, but a choice of one or a group of these. */
const CHOICES =
  /^(?:modifiers?|modifier[ _-]?(?:group|set|list|option)s?|options?|option[ _-]?groups?|add-?ons?)$/iu;

/**
 * Whether a line is a choice of a dish, such as an extra with its price, and no dish of its own. Our own file
 * has no choices, and any name.
 */
const isChoice = ({ choice, kind = "", name = "", size_id }: Line["cells"]): boolean =>
  size_id === undefined && (Boolean(choice) || CHOICES.test(kind) || /^\+\s*\p{L}/u.test(name));

/** How the line below a table says that it is the sum of the lines above it. */
const TOTALS =
  /^(?:(?:zwischen|end|gesamt)?summe|gesamt|gesamtbetrag|(?:sub|grand|sum)?[ -]?total(?:e|es|s)?|somme|suma|итого|всего|المجموع|الإجمالي|合计|总计|小计|合計|小計)\s*:?$/iu;

const isTotal = ({ name = "", size_id }: Line["cells"]): boolean =>
  size_id === undefined && TOTALS.test(name);

const fault = (
  line: number,
  column: string | null,
  kind: RowFault["kind"],
  value: string,
): RowFault => ({
  line,
  column,
  kind,
  value,
});

/** What is wrong with the cells of a line. */
export function lineFaults(of: Line, currency: Currency): RowFault[] {
  const { line, cells } = of;
  if (isChoice(cells)) return [fault(line, null, "choice", cells.choice || (cells.name ?? ""))];
  return [
    ...(cells.name ? [] : [fault(line, "name", "noName", "")]),
    ...(isTotal(cells) ? [fault(line, "name", "code", cells.name ?? "")] : []),
    ...priceFaults(of, currency),
    ...codeFaults(of),
  ];
}

function priceFaults(of: Line, currency: Currency): RowFault[] {
  const { line, cells } = of;
  if (isOfOtherCurrency(of, currency))
    return [fault(line, "price", "price", `${cells.price ?? ""} ${cells.currency}`)];
  if (!/^(?:fixed.*|fix|)$/iu.test(cells.price_type ?? ""))
    return [fault(line, "price_type", "price", cells.price_type ?? "")];
  const columns = ["price", "price_before"] as const;
  return columns.flatMap((column) => {
    const text = cells[column] ?? "";
    if (hasOtherSign(text, currency)) return [fault(line, column, "price", text)];
    const { fault: wrong } = parsePrice(text, currency);
    // Without a price the one before is the price, as in the form of a dish.
    const isNeeded = column === "price" && !cells.price_before && !(cells.id && isSizeless(of));
    const isFine = wrong === undefined || (wrong === "missing" && !isNeeded);
    return isFine ? [] : [fault(line, column, "price", text)];
  });
}

function codeFaults({ line, cells }: Line): RowFault[] {
  const found: RowFault[] = [];
  if (cells.visible !== undefined && parseYesNo(cells.visible) === null)
    found.push(fault(line, "visible", "yesNo", cells.visible));
  for (const [column, isKnown] of [
    ["allergens", isAllergen],
    ["diets", isDiet],
  ] as const) {
    const wrong = codesIn(cells[column] ?? "").find((code) => code !== "none" && !isKnown(code));
    if (wrong !== undefined) found.push(fault(line, column, "code", wrong));
  }
  return found;
}

/** An amount of another currency is no price here. */
const isOfOtherCurrency = ({ cells: { currency = "" } }: Line, own: Currency): boolean =>
  (/^[a-z]{3}$/iu.test(currency) && currency.toUpperCase() !== own.code) ||
  hasOtherSign(currency, own);

/** The codes of a cell, such as those of allergens. */
export const codesIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;|]+/u)
    .filter(Boolean);
