import { isRecord } from "@comanda/contract/fields/is-record";
import type { Currency } from "@comanda/domain/money/cents";
import { MAX_LINES, TooManyCells } from "../table/cell-budget.ts";
import type { AmountUnit, FileMenu, RowNote } from "../table/file-menu.ts";
import type { Line } from "../table/line.ts";
import { withCostAsPrice } from "./cost-as-price.ts";
import { soldIn } from "./dish-sizes.ts";
import { dishesOf } from "./json-dishes.ts";
import { cellOf } from "./json-fields-of.ts";
import { indexOf } from "./json-index.ts";
import { linesOf, type SoldDish, unreadKeys } from "./json-lines.ts";
import { guessedUnit, type JsonAmount, majorText } from "./json-money.ts";
import { unwrapped } from "./json-objects.ts";
import { withJoinedLanguages } from "./json-texts.ts";
import { withPricesBySize } from "./prices-by-size.ts";

export type OtherJson = {
  lines: Line[];
  notes: RowNote[];
  unknown: string[];
  unit?: NonNullable<FileMenu["unit"]>;
};

type Context = { currency: Currency; language: string | null };
/**
 * Reads the dishes of JSON of another system by rule: objects with a name and a price, in lists or by ids, the names of the
 * objects around them as categories, lists of sizes and of choices inside. Null where it has no dishes.
 */
export function readForeignJson(
  file: unknown,
  { currency, language }: Context,
  wanted?: AmountUnit,
): OtherJson | null {
  const plain = withPricesBySize(withJoinedLanguages(unwrapped(file)));
  const costs = withCostAsPrice(plain);
  const content = costs ?? plain;
  const index = indexOf(content);
  const { dishes, missing } = dishesOf(content, language, index);
  if (dishes.length === 0) return null;
  if (dishes.length > MAX_LINES) throw new TooManyCells();
  const sold = dishes.map((read): SoldDish => ({ read, sizes: soldIn(read, language, index) }));
  const unclear = sold.flatMap(({ sizes }) =>
    sizes.flatMap(({ amount }) => (amount && !amount.isSmall ? [amount.text] : [])),
  );
  const guess = guessedUnit(unclear, currency);
  const unit = guess?.unit && (wanted ?? guess.unit);
  const ofFile = isRecord(content) ? (cellOf(content, "currency") ?? "") : "";
  const text = (amount: JsonAmount | null) =>
    amount === null ? "" : majorText(amount.text, amount.isSmall || unit === "small", currency);
  const lines = sold.flatMap((dish, at) =>
    linesOf(dish, at + 1, { language, ofFile, index, text }),
  );
  const names = [...new Set(missing)].join(", ");
  const notes: RowNote[] =
    names === "" ? [] : [{ line: null, kind: "choicesMissing", value: names }];
  if (costs !== null) notes.push({ line: null, kind: "costAsPrice", value: "cost" });
  return {
    lines,
    notes,
    unknown: [...new Set(dishes.flatMap(({ fields }) => unreadKeys(fields, index)))],
    ...(guess && unit && { unit: { read: unit, sample: guess.sample } }),
  };
}
