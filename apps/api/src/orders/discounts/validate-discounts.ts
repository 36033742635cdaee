import type { Coupon } from "@comanda/contract/orders/coupon";
import type { Cents } from "@comanda/domain/money/cents";
import type { Kysely } from "kysely";
import type { Catalog } from "../../catalog/to-catalog.ts";
import { findClient } from "../../clients/clients.store.ts";
import type { Database } from "../../db/schema/database.ts";
import type { OrderDiscount, ReservedDiscounts } from "../../db/schema/order-tables.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { OrderRow } from "../orders.store.ts";
import {
  couponDiscount,
  priceDiscounts,
  rewardDiscount,
  type UnpricedDiscount,
} from "./order-discounts.ts";

/** What a discount may depend on: the draft's coupon as it is now, and the points of its client. */
export type DiscountFacts = { coupon: Coupon | null; points: number | null };

/**
 * Returns the draft's discounts, validated against the current coupons, rewards and points. 409
 * `coupon_not_valid` or `reward_not_available` for one that is no longer valid.
 */
export function validateDiscounts(
  catalog: Catalog,
  order: OrderRow,
  { coupon, points }: DiscountFacts,
  subtotal: Cents,
): OrderDiscount[] | Refusal {
  const { code: currencyCode } = catalog.company.currency;
  const valid: UnpricedDiscount[] = [];
  for (const { modality, source_id } of order.discounts) {
    const discount =
      modality === "COUPON"
        ? couponDiscount(coupon ?? undefined, subtotal, currencyCode)
        : rewardDiscount(catalog, source_id, points);
    if (discount instanceof Refusal) return discount;
    valid.push(discount);
  }
  return priceDiscounts(valid, subtotal, currencyCode);
}

/** Returns the points of the order's client; null without a client. */
export async function pointsOfClient(
  db: Kysely<Database>,
  { company_id, client_id }: Pick<OrderRow, "company_id" | "client_id">,
): Promise<number | null> {
  const client = client_id === null ? undefined : await findClient(db, company_id, client_id);
  return client?.available_points ?? null;
}

/** Returns what the discounts reserve: a use of the coupon, and the price of the reward in points. */
export function reservedDiscounts(discounts: readonly OrderDiscount[]): ReservedDiscounts {
  const coupon = discounts.find(({ modality }) => modality === "COUPON");
  const points = discounts.reduce((sum, each) => sum + each.points, 0);
  return { coupon_id: coupon?.source_id ?? null, points };
}
