import type { Category } from "@comanda/contract/companies/menu";
import { chosenModifiers } from "@comanda/domain/menu/modifiers";
import { findVisibleProduct } from "@comanda/domain/menu/products";
import { findShortages, type StockLine } from "@comanda/domain/menu/stock";
import { modifierKey } from "../../catalog/menu-with-stock.ts";
import type { ReservedStock } from "../../db/schema/order-tables.ts";
import { Refusal } from "../../shared/refusal.ts";

/**
 * 409 `out_of_stock` with the lines that need more than the menu has left; null when there are
 * none.
 */
export function stockRefusal(
  menu: readonly Category[],
  lines: readonly StockLine[],
): Refusal | null {
  const short = findShortages(menu, lines);
  return short.length > 0 ? new Refusal("out_of_stock", { lines: short }) : null;
}

/** Returns the quantities that the lines need, summed by variant and by modifier of a product. */
export function sumStockOfLines(lines: readonly StockLine[]): ReservedStock {
  const variants = new Map<string, ReservedStock["variants"][number]>();
  const modifiers = new Map<string, ReservedStock["modifiers"][number]>();
  for (const { product_id, variant_id: id, quantity, modifiers: choices } of lines) {
    const before = variants.get(id)?.quantity ?? 0;
    variants.set(id, { product_id, id, quantity: before + quantity });
    for (const choice of choices) {
      const key = modifierKey(product_id, choice.modifier_id);
      const before = modifiers.get(key)?.quantity ?? 0;
      const quantityOfAll = before + choice.quantity * quantity;
      modifiers.set(key, { product_id, id: choice.modifier_id, quantity: quantityOfAll });
    }
  }
  return { variants: [...variants.values()], modifiers: [...modifiers.values()] };
}

/** Returns the part of the quantities whose stock the menu counts. */
export function onlyCountedStock(
  menu: readonly Category[],
  { variants, modifiers }: ReservedStock,
): ReservedStock {
  return {
    variants: variants.filter(
      ({ product_id }) => findVisibleProduct(menu, product_id)?.stock_enabled,
    ),
    modifiers: modifiers.filter(({ product_id, id: modifier_id, quantity }) => {
      const product = findVisibleProduct(menu, product_id);
      const [chosen] = product ? chosenModifiers(product, [{ modifier_id, quantity }]) : [];
      return chosen?.modifier.stock != null;
    }),
  };
}
