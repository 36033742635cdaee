import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import type { Currency } from "@comanda/domain/money/cents";
import { toLatinDigits } from "@comanda/domain/text/digits";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { foldText } from "../../../parts/lists/fold-text.ts";
import { type PriceFault, parsePrice } from "../../../parts/prices/price-text.ts";

/** A dish as it is typed; its key becomes its id, so that a repeated request adds it once. */
export type DishRow = { key: string; name: string; price: string };
type DishFaults = Readonly<
  Record<string, { name?: "missing" | undefined; price?: PriceFault | undefined }>
>;

export const newRow = (name = "", price = ""): DishRow => ({ key: randomKey(), name, price });

const isEmpty = ({ name, price }: DishRow) => name.trim() === "" && price.trim() === "";

/** The rows in which something is typed. */
export const filledRows = (rows: readonly DishRow[]): DishRow[] =>
  rows.filter((row) => !isEmpty(row));

/** What is wrong with each row, by its key; rows without anything are right. */
export function dishFaults(rows: readonly DishRow[], currency: Currency): DishFaults {
  return Object.fromEntries(
    filledRows(rows).flatMap(({ key, name, price }) => {
      const fault = {
        name: name.trim() === "" ? ("missing" as const) : undefined,
        price: parsePrice(price, currency).fault,
      };
      return fault.name || fault.price ? [[key, fault] as const] : [];
    }),
  );
}

/**
 * The rows of a pasted list with a dish a line, such as `Taco al pastor .... $ 28.50`; null for a text of
 * one line, which is pasted as it is. A line without a price keeps its words as the name.
 */
export function rowsOfText(text: string): DishRow[] | null {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== "");
  if (lines.length < 2) return null;
  return lines.map((line) => {
    const plain = line.replace(/[\t;|]+/gu, " ").trim();
    const at = toLatinDigits(plain).search(/\p{Sc}?\s*\d[\d.,٫٬]*\s*(?:\p{Sc}|[A-Z]{3})?$/u);
    if (at <= 0) return newRow(plain);
    return newRow(plain.slice(0, at).replace(/[\s.…·:–—-]+$/u, ""), plain.slice(at).trim());
  });
}

/** The request that adds the rows to a category, which it makes with an id where none has the name. */
export function requestOf(
  rows: readonly DishRow[],
  category: { name: string; newId: string },
  { categories }: Pick<StaffMenu, "categories">,
  currency: Currency,
) {
  const name = category.name.trim();
  const known = categories.find((each) => foldText(each.category.name) === foldText(name));
  const category_id = known?.id ?? category.newId;
  return {
    categories: known ? [] : [{ id: category_id, category: { name } }],
    created: filledRows(rows).map((row) => ({
      id: row.key,
      category_id,
      product: {
        name: row.name.trim(),
        product_variants: [{ price: parsePrice(row.price, currency).amount ?? 0 }],
      },
    })),
    changes: [],
    removed: [],
  };
}
