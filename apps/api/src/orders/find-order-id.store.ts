import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/**
 * Finds the company of an order, by the order's id alone: calls on payments name no company. Ids
 * have 128 random bits.
 */
export async function findCompanyIdOfOrder(
  db: Kysely<Database>,
  orderId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("company_id")
    .where("id", "=", orderId)
    .executeTakeFirst();
  return row?.company_id;
}

/** Finds the id of the order with this id or this short number; undefined when there is none. */
export async function findOrderId(
  db: Kysely<Database>,
  companyId: string,
  reference: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("company_id", "=", companyId)
    .where((eb) =>
      /^\d{1,15}$/.test(reference)
        ? eb("public_id", "=", Number(reference))
        : eb("id", "=", reference),
    )
    .executeTakeFirst();
  return row?.id;
}
