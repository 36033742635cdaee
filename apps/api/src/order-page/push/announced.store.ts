import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";
import type { AnnouncedStatus } from "./order-message.ts";

/** A status that is not announced to a browser yet. */
export type DueMessage = {
  company_id: string;
  subscription_id: string;
  status: AnnouncedStatus;
  /** When the order was confirmed, of the message that says so: a confirmation made again is said again. */
  confirmed_at: string | null;
};

/** What a message says of an order with a status: of one that waits, its confirmation. */
export function announcement(
  status: AnnouncedStatus,
  confirmed_at: Date | null,
): Pick<DueMessage, "status" | "confirmed_at"> {
  return {
    status,
    confirmed_at: status === "PENDING" ? (confirmed_at?.toISOString() ?? null) : null,
  };
}

/**
 * Notes that a status is announced to a browser; false if it was noted before, or the order has another confirmation
 * by now. Call it in a transaction, in which the order keeps its confirmation.
 */
export async function noteAnnounced(
  trx: Kysely<Database>,
  { confirmed_at, ...due }: DueMessage,
  now: Date,
): Promise<boolean> {
  if (confirmed_at !== null && !(await keepConfirmation(trx, { ...due, confirmed_at })))
    return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("order_push_messages")
    .values({ ...due, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Locks the order of a message against changes; false if it has another confirmation than the message, or none. */
async function keepConfirmation(
  trx: Kysely<Database>,
  { company_id, subscription_id, confirmed_at }: DueMessage & { confirmed_at: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom("orders")
    .innerJoin("order_push_subscriptions as browsers", (join) =>
      join
        .onRef("browsers.company_id", "=", "orders.company_id")
        .onRef("browsers.order_id", "=", "orders.id"),
    )
    .select("orders.id")
    .where("browsers.company_id", "=", company_id)
    .where("browsers.id", "=", subscription_id)
    .where("orders.confirmed_at", "=", new Date(confirmed_at))
    .forShare("orders")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Lets the confirmation of an order be announced, also where an earlier one was: when each of them was made does not
 * matter, since the clock may be set back in between. Call it in the transaction that confirms the order, which
 * has locked it.
 */
export async function announceConfirmationAgain(
  trx: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<void> {
  await trx
    .deleteFrom("order_push_messages")
    .where("company_id", "=", companyId)
    .where("status", "=", "PENDING")
    .where(({ eb, selectFrom }) =>
      eb(
        "subscription_id",
        "in",
        selectFrom("order_push_subscriptions")
          .select("id")
          .where("company_id", "=", companyId)
          .where("order_id", "=", orderId),
      ),
    )
    .execute();
}
