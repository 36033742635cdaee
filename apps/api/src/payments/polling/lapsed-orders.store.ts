import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";

export type LapsedOrder = { company_id: string; id: string };

/** After this time an open payment has already released its order. */
const AT_LAST_MS = 15 * MINUTE_MS;

/**
 * Finds the orders of all companies whose payment time is over: those without an open payment, and
 * those that their payment should have released long ago. Leaves out the orders in `except`.
 */
export function findLapsedOrders(
  db: Kysely<Database>,
  now: Date,
  { limit, except }: { limit: number; except: readonly LapsedOrder[] },
): Promise<LapsedOrder[]> {
  return db
    .selectFrom("orders")
    .select(["orders.company_id", "orders.id"])
    .where("payment_expires_at", "<=", now)
    .where("payment_status", "=", "payment_requested")
    .$if(except.length > 0, (query) =>
      query.where(
        "orders.id",
        "not in",
        except.map(({ id }) => id),
      ),
    )
    .where((eb) =>
      eb.or([
        eb("payment_expires_at", "<=", new Date(now.getTime() - AT_LAST_MS)),
        eb.not(
          eb.exists(
            eb
              .selectFrom("company_payments")
              .select("company_payments.id")
              .whereRef("company_payments.company_id", "=", "orders.company_id")
              .whereRef("company_payments.order_id", "=", "orders.id")
              // A refused card can be tried again until it is withdrawn; any other failed payment
              // is over.
              .where((payment) =>
                payment.or([
                  payment("company_payments.state", "=", "pending"),
                  payment.and([
                    payment("company_payments.state", "=", "failed"),
                    payment("company_payments.instrument", "=", "card"),
                  ]),
                ]),
              )
              .where("company_payments.ask_at", "is not", null),
          ),
        ),
      ]),
    )
    .orderBy("payment_expires_at")
    .limit(limit)
    .execute();
}
