import type { Cents } from "@comanda/domain/money/cents";
import type { Kysely } from "kysely";
import type { Catalog } from "../../catalog/to-catalog.ts";
import { addPoints, findClient, spendPoints } from "../../clients/clients.store.ts";
import type { Database } from "../../db/schema/database.ts";
import type { OrderDiscount, ReservedDiscounts } from "../../db/schema/order-tables.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { OrderRow } from "../orders.store.ts";
import { decrementCouponUses, findCoupon, incrementCouponUses } from "./coupons.store.ts";
import {
  couponDiscount,
  priceDiscounts,
  rewardDiscount,
  type UnpricedDiscount,
} from "./order-discounts.ts";

/**
 * Returns the draft's discounts, validated against the current coupons, rewards and points. 409
 * `coupon_not_valid` or `reward_not_available` for one that is no longer valid.
 */
export async function validateDiscounts(
  db: Kysely<Database>,
  catalog: Catalog,
  order: OrderRow,
  subtotal: Cents,
): Promise<OrderDiscount[] | Refusal> {
  const { code: currencyCode } = catalog.company.currency;
  const valid: UnpricedDiscount[] = [];
  for (const { modality, source_id } of order.discounts) {
    const discount =
      modality === "COUPON"
        ? couponDiscount(await findCoupon(db, order.company_id, source_id), subtotal, currencyCode)
        : rewardDiscount(catalog, source_id, await pointsOfClient(db, order));
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

/**
 * Counts a use of the coupon and spends the points, each by a conditional update, so that limits
 * and balances hold for concurrent orders. 409 as in `validateDiscounts` when another order was
 * first. Call it in the transaction that places the order; a refusal must roll it back.
 */
export async function reserveDiscounts(
  trx: Kysely<Database>,
  { company_id, client_id }: Pick<OrderRow, "company_id" | "client_id">,
  discounts: readonly OrderDiscount[],
): Promise<ReservedDiscounts | Refusal> {
  const reserved: ReservedDiscounts = { coupon_id: null, points: 0 };
  for (const { modality, source_id, points } of discounts) {
    if (modality === "COUPON") {
      const coupon = await findCoupon(trx, company_id, source_id);
      if (!(coupon && (await incrementCouponUses(trx, company_id, coupon)))) {
        return new Refusal("coupon_not_valid", { reasons: [{ code: "coupon_used_up" }] });
      }
      reserved.coupon_id = source_id;
    } else {
      if (!(client_id && (await spendPoints(trx, company_id, client_id, points)))) {
        const missing = points - ((await pointsOfClient(trx, { company_id, client_id })) ?? 0);
        const reason = { code: "points_missing", required: points, missing };
        return new Refusal("reward_not_available", { reasons: [reason] });
      }
      reserved.points = points;
    }
  }
  return reserved;
}

/**
 * Gives back the use of the coupon and the points. Call it in the transaction that ends the
 * reservation, so that it happens once.
 */
export async function releaseDiscounts(
  trx: Kysely<Database>,
  { company_id, client_id }: Pick<OrderRow, "company_id" | "client_id">,
  { coupon_id, points }: ReservedDiscounts,
): Promise<void> {
  if (coupon_id !== null) await decrementCouponUses(trx, company_id, coupon_id);
  if (client_id && points > 0) await addPoints(trx, company_id, client_id, points);
}
