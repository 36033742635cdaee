import type { Category } from "@comanda/contract/companies/menu";
import { acceptsScheduledOrders } from "@comanda/domain/company/order-types";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { orderSaleState, productSaleState } from "@comanda/domain/menu/selling-hours";
import type { Shortage } from "@comanda/domain/menu/shortages";
import type { Catalog } from "../../catalog/to-catalog.ts";
import { Refusal } from "../../shared/refusal.ts";

type LineToSell = { product_id: string; variant_id: string };

type OrderTime = {
  serviceType: ServiceType;
  /** Null means as soon as possible; undefined means not chosen yet. */
  scheduledFor: Date | null | undefined;
  now: Date;
};

/**
 * 409 `not_on_sale` with the lines whose product is not sold at the order's time, and when all of
 * them are; null when there are none. While the customer can still choose a time, nothing is refused.
 */
export function sellingHoursRefusal(
  { menu, company, settings }: Pick<Catalog, "menu" | "company" | "settings">,
  lines: readonly LineToSell[],
  { serviceType, scheduledFor, now }: OrderTime,
): Refusal | null {
  if (scheduledFor === undefined && acceptsScheduledOrders(settings, serviceType)) return null;
  const { timezone } = company;
  const at = scheduledFor ?? now;
  const { onSale, changesAt } = orderSaleState(menu, lines, timezone, at);
  if (onSale) return null;
  const isSold = ({ product_id }: LineToSell) =>
    productSaleState(menu, product_id, timezone, at).onSale;
  const unsold = lines.flatMap((line, index) =>
    isSold(line) ? [] : toShortage(menu, line, index),
  );
  return new Refusal("not_on_sale", { lines: unsold, next_at: changesAt?.toISOString() ?? null });
}

function toShortage(menu: readonly Category[], line: LineToSell, index: number): Shortage {
  const { product_id, variant_id } = line;
  const products = menu.flatMap((category) => category.products);
  const name = products.find(({ id }) => id === product_id)?.name ?? "";
  return { line: index, product_id, variant_id, name, left: 0 };
}
