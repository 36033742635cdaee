import type { Cents } from "@comanda/domain/money";
import type { Kysely } from "kysely";
import type { Catalog } from "../catalog/catalog.ts";
import { addPoints, findClient, takePoints } from "../clients/clients.store.ts";
import type { Database, DiscountsTaken, OrderDiscount } from "../db/schema.ts";
import { Refusal } from "../refusal.ts";
import { countCoupon, findCoupon, uncountCoupon } from "./coupons.store.ts";
import {
  couponDiscount,
  priceDiscounts,
  rewardDiscount,
  type Unpriced,
} from "./order-discounts.ts";
import type { OrderRow } from "./orders.store.ts";

/**
 * The draft's discounts judged anew, by the coupons, the rewards and the points of now. 409
 * `coupon_not_valid` or `reward_not_available` for one that no longer counts.
 */
export async function judgeDiscounts(
  db: Kysely<Database>,
  catalog: Catalog,
  order: OrderRow,
  goods: Cents,
): Promise<OrderDiscount[] | Refusal> {
  const { code: currencyCode } = catalog.company.currency;
  const judged: Unpriced[] = [];
  for (const { modality, source_id } of order.discounts) {
    const discount =
      modality === "COUPON"
        ? couponDiscount(await findCoupon(db, order.company_id, source_id), goods, currencyCode)
        : rewardDiscount(catalog, source_id, await pointsOf(db, order));
    if (discount instanceof Refusal) return discount;
    judged.push(discount);
  }
  return priceDiscounts(judged, goods, currencyCode);
}

/** What the order's client has to spend; null for an order of nobody. */
export async function pointsOf(
  db: Kysely<Database>,
  { company_id, client_id }: Pick<OrderRow, "company_id" | "client_id">,
): Promise<number | null> {
  const client = client_id === null ? undefined : await findClient(db, company_id, client_id);
  return client?.available_points ?? null;
}

/**
 * Counts the coupon and takes the points (design §4, Stock and coupons), each by a conditional update,
 * so that a limit and a balance hold however many order at once. 409 as in `judgeDiscounts` for who
 * came too late; to be called in the transaction that places the order, which then writes nothing.
 */
export async function takeDiscounts(
  trx: Kysely<Database>,
  { company_id, client_id }: Pick<OrderRow, "company_id" | "client_id">,
  discounts: readonly OrderDiscount[],
): Promise<DiscountsTaken | Refusal> {
  const taken: DiscountsTaken = { coupon_id: null, points: 0 };
  for (const { modality, source_id, points } of discounts) {
    if (modality === "COUPON") {
      const coupon = await findCoupon(trx, company_id, source_id);
      if (!(coupon && (await countCoupon(trx, company_id, coupon)))) {
        return new Refusal("coupon_not_valid", { reasons: [{ code: "coupon_used_up" }] });
      }
      taken.coupon_id = source_id;
    } else {
      if (!(client_id && (await takePoints(trx, company_id, client_id, points)))) {
        const missing = points - ((await pointsOf(trx, { company_id, client_id })) ?? 0);
        const reason = { code: "points_missing", required: points, missing };
        return new Refusal("reward_not_available", { reasons: [reason] });
      }
      taken.points = points;
    }
  }
  return taken;
}

/**
 * Gives back what the order took; to be called in the transaction that ends what it holds, so that it
 * happens once.
 */
export async function giveDiscountsBack(
  trx: Kysely<Database>,
  { company_id, client_id }: Pick<OrderRow, "company_id" | "client_id">,
  { coupon_id, points }: DiscountsTaken,
): Promise<void> {
  if (coupon_id !== null) await uncountCoupon(trx, company_id, coupon_id);
  if (client_id && points > 0) await addPoints(trx, company_id, client_id, points);
}
