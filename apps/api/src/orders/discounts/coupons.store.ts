import { Coupon } from "@comanda/contract/orders/coupon";
import { normalizeCode } from "@comanda/domain/money/coupon-code";
import { type Kysely, type Selectable, sql } from "kysely";
import * as v from "valibot";
import type { Database } from "../../db/schema/database.ts";

/**
 * Finds the company's coupons in the order of the import file, with their current number of uses.
 */
export async function findCoupons(db: Kysely<Database>, companyId: string): Promise<Coupon[]> {
  const rows = await db
    .selectFrom("coupons")
    .select(["document", "coupons_used"])
    .where("company_id", "=", companyId)
    .orderBy("position")
    .execute();
  return rows.map(toCoupon);
}

/**
 * Finds the coupon with this code, compared as in `normalizeCode`; undefined when there is none.
 */
export async function findCouponByCode(
  db: Kysely<Database>,
  companyId: string,
  code: string,
): Promise<Coupon | undefined> {
  const row = await db
    .selectFrom("coupons")
    .select(["document", "coupons_used"])
    .where("company_id", "=", companyId)
    .where(sql`lower(code)`, "=", sql`lower(${normalizeCode(code)})`)
    .executeTakeFirst();
  return row && toCoupon(row);
}

/**
 * The write that counts one use; it returns no row when the coupon has reached its limit. A limit of 0
 * means no limit.
 */
export function couponUse(
  trx: Kysely<Database>,
  companyId: string,
  { id, usage_limit }: Pick<Coupon, "id" | "usage_limit">,
) {
  return trx
    .updateTable("coupons")
    .set((eb) => ({ coupons_used: eb("coupons_used", "+", 1) }))
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .where(sql<boolean>`(${usage_limit}::bigint <= 0 or coupons_used < ${usage_limit}::bigint)`)
    .returning("id");
}

/** Takes one use back; does nothing for a coupon that is deleted or has no uses. */
export async function decrementCouponUses(
  trx: Kysely<Database>,
  companyId: string,
  couponId: string,
): Promise<void> {
  await trx
    .updateTable("coupons")
    .set((eb) => ({ coupons_used: eb("coupons_used", "-", 1) }))
    .where("company_id", "=", companyId)
    .where("id", "=", couponId)
    .where("coupons_used", ">", 0)
    .execute();
}

type CouponRow = Pick<Selectable<Database["coupons"]>, "document" | "coupons_used">;

function toCoupon({ document, coupons_used }: CouponRow): Coupon {
  return { ...v.parse(Coupon, document), coupons_used };
}
