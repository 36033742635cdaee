import type { ExpressionBuilder, Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";
import { isNotJustPolled, POLL_INTERVAL_MS } from "../payment-polling.store.ts";

/** An order with an open page. */
export type WatchedOrder = { companyId: string; orderId: string };

/**
 * Makes the open payments of these orders due now, so that the next round polls their providers. A
 * payment that was just polled, within `POLL_INTERVAL_MS`, stays as it is. Returns whether any
 * payment became due.
 */
export async function pollWatchedOrdersNow(
  db: Kysely<Database>,
  orders: readonly WatchedOrder[],
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("company_payments")
    .set({ ask_at: now })
    .where((eb) =>
      eb(
        eb.refTuple("company_id", "order_id"),
        "in",
        orders.map(({ companyId, orderId }) => eb.tuple(companyId, orderId)),
      ),
    )
    .where(isOpenInSql)
    .where("reference", "is not", null)
    .where("ask_at", ">", now)
    .where(isNotJustPolled(now, POLL_INTERVAL_MS))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** `isOpenPayment` in SQL. */
export function isOpenInSql(eb: ExpressionBuilder<Database, "company_payments">) {
  return eb.or([
    eb("state", "=", "pending"),
    eb.and([
      eb("state", "=", "failed"),
      eb("instrument", "=", "card"),
      eb("kind", "in", ["stripe", "sandbox"]),
      eb("params", "is not", null),
    ]),
  ]);
}
