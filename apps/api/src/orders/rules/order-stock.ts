import type { Category } from "@comanda/contract/companies/menu";
import { isMarkInForce, type MarkedKind } from "@comanda/domain/availability/marks";
import { modifierQuantities } from "@comanda/domain/menu/modifier-quantities";
import { chosenModifiers } from "@comanda/domain/menu/modifiers";
import { findVisibleProduct } from "@comanda/domain/menu/products";
import type { SaleLimits } from "@comanda/domain/menu/sale-limits";
import { findShortages } from "@comanda/domain/menu/shortages";
import type { StockLine } from "@comanda/domain/menu/stock";
import type { StoredMark } from "../../catalog/current-catalog.ts";
import { modifierKey, type StockLevels } from "../../catalog/menu-with-stock.ts";
import type { ReservedStock } from "../../db/schema/order-tables.ts";
import { Refusal } from "../../shared/refusal.ts";

/**
 * 409 `out_of_stock` with the lines that need more than the menu's stock or the limits leave; null
 * when there are none.
 */
export function stockRefusal(
  menu: readonly Category[],
  lines: readonly StockLine[],
  limits: SaleLimits,
): Refusal | null {
  const short = findShortages(menu, lines, limits);
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

/** Returns what is left of counted stock; 0 where no row has it any more. */
export function leftOf({ variants, modifiers }: ReservedStock, levels: StockLevels): StockLevels {
  const keys = modifiers.map(({ product_id, id }) => modifierKey(product_id, id));
  return {
    variants: new Map(variants.map(({ id }) => [id, levels.variants.get(id) ?? 0])),
    modifiers: new Map(keys.map((key) => [key, levels.modifiers.get(key) ?? 0])),
  };
}

/** The pieces that the lines take of items of which staff counted what is left. */
export function markedStock(
  marks: readonly StoredMark[],
  lines: readonly StockLine[],
  now: Date,
): NonNullable<ReservedStock["marked"]> {
  return marks
    .filter((mark) => mark.state === "left" && isMarkInForce(mark, now))
    .map(({ kind, id, revision }) => ({
      kind,
      id,
      revision,
      quantity: lines.reduce((sum, line) => sum + piecesOf(line, kind, id), 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** The pieces that a line takes of a marked item. */
export function piecesOf(line: StockLine, kind: MarkedKind, id: string): number {
  if (kind === "product") return line.product_id === id ? line.quantity : 0;
  if (kind === "variant") return line.variant_id === id ? line.quantity : 0;
  return line.quantity * (modifierQuantities(line.modifiers).get(id) ?? 0);
}
