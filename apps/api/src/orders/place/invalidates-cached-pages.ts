import type { Category } from "@comanda/contract/companies/menu";
import { monthlyOrdersLimit } from "@comanda/domain/company/plan";
import { findVisibleProduct } from "@comanda/domain/menu/products";
import { isModifierStockShown, isStockShown } from "@comanda/domain/menu/shown-stock";
import type { CurrentCatalog } from "../../catalog/current-catalog.ts";
import { modifierKey, type StockLevels } from "../../catalog/menu-with-stock.ts";
import type { OrderDiscount, ReservedStock } from "../../db/schema/order-tables.ts";
import type { PlacementFacts } from "./placement-facts.store.ts";

/** What an order takes, and the plan's orders before it. */
type Taken = {
  stock: ReservedStock;
  discounts: readonly OrderDiscount[];
  usedOrders: number;
};

/**
 * Returns whether the public pages look different after an order: a number of pieces that they name, a
 * dish or an option that is sold out, the plan's last order, the last use of a coupon (decision 54).
 */
export function invalidatesCachedPages(
  catalog: CurrentCatalog,
  { stock: levels, coupon }: Pick<PlacementFacts, "stock" | "coupon">,
  { stock, discounts, usedOrders }: Taken,
): boolean {
  const limit = monthlyOrdersLimit(catalog.company);
  const usesCoupon = discounts.some(({ modality }) => modality === "COUPON");
  return (
    (limit !== null && usedOrders + 1 >= limit) ||
    (usesCoupon && coupon !== null && isLastUse(coupon)) ||
    (stock.marked ?? []).some((taken) => isStockShown(leftByMark(catalog, taken))) ||
    stock.variants.some(({ id, quantity }) =>
      isStockShown((levels.variants.get(id) ?? 0) - quantity),
    ) ||
    stock.modifiers.some((taken) => isModifierShown(catalog.menu, levels, taken))
  );
}

function isLastUse(coupon: { usage_limit: number; coupons_used: number }): boolean {
  return coupon.usage_limit > 0 && coupon.coupons_used + 1 >= coupon.usage_limit;
}

function leftByMark(
  { marks }: CurrentCatalog,
  { kind, id, quantity }: NonNullable<ReservedStock["marked"]>[number],
): number {
  const mark = marks.find((each) => each.kind === kind && each.id === id);
  return (mark?.left ?? 0) - quantity;
}

function isModifierShown(
  menu: readonly Category[],
  levels: StockLevels,
  { product_id, id, quantity }: ReservedStock["modifiers"][number],
): boolean {
  const left = (levels.modifiers.get(modifierKey(product_id, id)) ?? 0) - quantity;
  const groups = findVisibleProduct(menu, product_id)?.modifier_groups ?? [];
  const modifier = groups.flatMap(({ modifiers }) => modifiers).find((each) => each.id === id);
  return isModifierStockShown(left, modifier?.max);
}
