import { MAX_RETRY_DELAY_MS } from "@comanda/domain/integrations/webhook-retries";
import { MAX_REFUND_DELAY_MS } from "@comanda/domain/orders/refunds";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { MAX_OPEN_POLL_DELAY_MS, MAX_POLL_DELAY_MS } from "../payments/next-poll-at.ts";
import { isOpenInSql } from "../payments/polling/watched-orders.store.ts";
import { MAX_LEASE_MS } from "../printing/queue/print-leases.store.ts";

/** By how much the clocks of two servers may differ, which is no set-back. */
const TOLERANCE_MS = MINUTE_MS;

/**
 * Makes due what is planned further ahead than its longest delay: five minutes for an open payment, an hour for any
 * other one and for a refund, two hours for an event. Payments and events whose last attempt lies ahead are due too:
 * both were before the server's clock was set back. A ticket that its printer has not confirmed gets the
 * time of one that is handed over now.
 *
 * Left as they are: the time that an order has for its payment, with its stock and the withdrawal of its
 * payment, because its guest may be paying; and queued jobs such as mails, which wait by the database's clock. Both
 * wait longer by as much as the clock was set back.
 */
export async function bringDueForward(db: Kysely<Database>, now: Date): Promise<void> {
  const after = (ms: number) => new Date(now.getTime() + ms + TOLERANCE_MS);
  await bringPaymentsForward(db, now, after);
  await db
    .updateTable("order_refunds")
    .set({ ask_at: now })
    .where("ask_at", ">", after(MAX_REFUND_DELAY_MS))
    .execute();
  await bringEventsForward(db, now, after);
  await db
    .updateTable("print_jobs")
    .set({ lease_until: new Date(now.getTime() + MAX_LEASE_MS) })
    .where("state", "=", "sent")
    .where("lease_until", ">", after(MAX_LEASE_MS))
    .execute();
}

/** A payment that was not created at its provider waits for its withdrawal: nothing can be asked about it. */
async function bringPaymentsForward(
  db: Kysely<Database>,
  now: Date,
  after: (ms: number) => Date,
): Promise<void> {
  await db
    .updateTable("company_payments")
    .set({ ask_at: now })
    .where("ask_at", ">", now)
    .where((eb) => eb.or([eb("reference", "is not", null), eb("state", "<>", "pending")]))
    .where((eb) =>
      eb.or([
        eb("asked_at", ">", after(0)),
        eb("ask_at", ">", after(MAX_POLL_DELAY_MS)),
        eb.and([
          isOpenInSql(eb),
          eb("expires_at", ">", now),
          eb("ask_at", ">", after(MAX_OPEN_POLL_DELAY_MS)),
        ]),
      ]),
    )
    .execute();
}

/** An attempt that runs is left to its process, or to the end of its claim. */
async function bringEventsForward(
  db: Kysely<Database>,
  now: Date,
  after: (ms: number) => Date,
): Promise<void> {
  await db
    .updateTable("webhook_lanes")
    .set({ due_at: now })
    .where("due_at", ">", now)
    .where(({ eb, and, or, exists, selectFrom }) =>
      or([
        eb("due_at", ">", after(MAX_RETRY_DELAY_MS)),
        and([
          eb("lease", "is", null),
          exists(
            selectFrom("webhook_deliveries as delivery")
              .select("delivery.id")
              .whereRef("delivery.company_id", "=", "webhook_lanes.company_id")
              .whereRef("delivery.webhook_id", "=", "webhook_lanes.webhook_id")
              .whereRef("delivery.lane", "=", "webhook_lanes.lane")
              .where("delivery.state", "=", "waiting")
              .where("delivery.last_attempt_at", ">", after(0)),
          ),
        ]),
      ]),
    )
    .execute();
}
