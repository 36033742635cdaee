import { Coupon } from "@comanda/contract/clients";
import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema.ts";

/** The company's coupons in the order of its import file, with how often each was used until now. */
export async function findCoupons(db: Kysely<Database>, companyId: string): Promise<Coupon[]> {
  const rows = await db
    .selectFrom("coupons")
    .select(["document", "coupons_used"])
    .where("company_id", "=", companyId)
    .orderBy("position")
    .execute();
  return rows.map(({ document, coupons_used }) => ({
    ...v.parse(Coupon, document),
    coupons_used,
  }));
}
