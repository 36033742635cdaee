import type { Currency } from "@comanda/domain/money/cents";
import { foldText } from "../../../parts/lists/fold-text.ts";
import { readAllergens } from "../allergens/allergen-list.ts";
import { type FileGroup, mergedGroups } from "../cells/file-groups.ts";
import { parseYesNo } from "../cells/yes-no.ts";
import { isChoice as isChoiceLine, isSurcharge } from "../choices/choice-lines.ts";
import { readDiets } from "../diets/diet-list.ts";
import type { CsvRow, CsvRows } from "../table/csv-rows.ts";
import type { RowFault } from "../table/file-menu.ts";
import { TOTALS } from "../table/footnotes.ts";
import { isSizeless, type Line } from "../table/line.ts";
import { parseFilePrice } from "../table/parse-file-price.ts";
import { hasOtherSign, isWeightUnit } from "../table/price-column-units.ts";

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

/** The choices of a dish whose price is no price, or which have two. */
export function repeatedChoices(dish: readonly Line[], currency: Currency): RowFault[] {
  const [first] = dish;
  if (!first) return [];
  const groups = dish.reduce<FileGroup[]>(
    (all, { groups: own = [] }) => mergedGroups(all, own),
    [],
  );
  return groups.flatMap(({ choices }) => {
    const seen = new Set<string>();
    return choices.flatMap(({ name, price }) => {
      const isRepeated = seen.has(foldText(name));
      seen.add(foldText(name));
      const wrong = price === "" ? undefined : parseFilePrice(price, currency).fault;
      const isPrice = wrong === undefined && !hasOtherSign(price, currency);
      const kind = wrong === "unclear" ? "unclearPrice" : "price";
      if (!isPrice) return [fault(first.line, "choice_price", kind, `${name} ${price}`)];
      return isRepeated ? [fault(first.line, "choice", "repeated", name)] : [];
    });
  });
}

/**
 * Whether a line is a choice of a dish, such as an extra with its price, and no dish of its own. Our own file
 * has no choices, and any name.
 */
const isChoice = (cells: Line["cells"]): boolean =>
  cells.size_id === undefined && isChoiceLine(cells);

/** The word of a sum beside other texts: it would be a dish with the price of all. */
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
  if (isTotal(cells)) return [fault(line, "name", "code", cells.name ?? "")];
  return [
    ...(cells.name ? [] : [fault(line, "name", "noName", "")]),
    ...priceFaults(of, currency),
    ...codeFaults(of),
  ];
}

/** What is wrong with a price: it may be a thousand times as much, or there are several in one cell. */
function priceKind(text: string, currency: Currency): RowFault["kind"] {
  if (parseFilePrice(text, currency).fault === "unclear") return "unclearPrice";
  const parts = text.split(/\s*[/|\n]\s*|\s+[-–—]\s+/u);
  const areAll = parts.every((part) => parseFilePrice(part, currency).amount !== undefined);
  return parts.length > 1 && areAll ? "twoPrices" : "price";
}

/** A dish that is weighed has the price of a weight, and none of its own. */
const isPerWeight = ({ unit = "", by_weight = "" }: Line["cells"]): boolean =>
  isWeightUnit(unit) || (by_weight !== "" && parseYesNo(by_weight) === true);

function priceFaults(of: Line, currency: Currency): RowFault[] {
  const { line, cells } = of;
  if (isPerWeight(cells))
    return [fault(line, "price", "perWeight", `${cells.price ?? ""} ${cells.unit ?? ""}`.trim())];
  if (isOfOtherCurrency(of, currency))
    return [fault(line, "price", "price", `${cells.price ?? ""} ${cells.currency}`)];
  if (!/^(?:fixed.*|fix|base(?:[ _]price)?|1|)$/iu.test(cells.price_type ?? ""))
    return [fault(line, "price_type", "price", cells.price_type ?? "")];
  const columns = ["price", "price_before"] as const;
  return columns.flatMap((column) => {
    const text = cells[column] ?? "";
    if (hasOtherSign(text, currency) || isSurcharge(text))
      return [fault(line, column, "price", text)];
    const { fault: wrong } = parseFilePrice(text, currency);
    // Without a price the one before is the price, as in the form of a dish.
    const isNeeded = column === "price" && !cells.price_before && !(cells.id && isSizeless(of));
    const isFine = wrong === undefined || (wrong === "missing" && !isNeeded);
    return isFine ? [] : [fault(line, column, priceKind(text, currency), text)];
  });
}

function codeFaults({ line, cells, wrongMarks = [] }: Line): RowFault[] {
  const found = wrongMarks.map(({ column, value }) => fault(line, column, "yesNo", value));
  if (cells.visible !== undefined && parseYesNo(cells.visible) === null)
    found.push(fault(line, "visible", "yesNo", cells.visible));
  const { unknown } = readAllergens(cells.allergens ?? "");
  if (unknown !== null && wrongMarks.length === 0)
    found.push(fault(line, "allergens", "code", unknown));
  const { unknown: wrong } = readDiets(cells.diets ?? "");
  if (wrong !== null) found.push(fault(line, "diets", "code", wrong));
  return found;
}

/** An amount of another currency is no price here. */
const isOfOtherCurrency = ({ cells: { currency = "" } }: Line, own: Currency): boolean =>
  (/^[a-z]{3}$/iu.test(currency) && currency.toUpperCase() !== own.code) ||
  hasOtherSign(currency, own);
