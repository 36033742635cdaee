import type { Kysely } from "kysely";
import { addPoints } from "../../clients/clients.store.ts";
import type { Database } from "../../db/schema/database.ts";
import type { ReservedDiscounts } from "../../db/schema/order-tables.ts";
import type { OrderRow } from "../orders.store.ts";
import { decrementCouponUses } from "./coupons.store.ts";

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
