import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../schema/database.ts";

/** Rows that one statement deletes, so that it holds no lock for long. */
const BATCH = 1_000;

/**
 * Deletes abandoned rows: drafts without a payment 30 days after they were created, and clients
 * without an order, with their addresses, after 90 days. Deletes payments of the sandbox 90
 * days after they lapse. Placed orders stay.
 */
export async function purgeAbandoned(db: Kysely<Database>): Promise<void> {
  await inBatches(
    db,
    sql`delete from orders where (company_id, id) in (
      select company_id, id from orders
      where status = 'INITIATED' and placed_at is null and payment_expires_at is null
        and created_at < now() - interval '30 days'
        and not exists (select from company_payments as payment
          where payment.company_id = orders.company_id and payment.order_id = orders.id)
      limit ${BATCH} for update skip locked)`,
  );
  await inBatches(
    db,
    sql`delete from clients where (company_id, id) in (
      select company_id, id from clients
      where created_at < now() - interval '90 days' and available_points = 0
        and not exists (select from orders
          where orders.company_id = clients.company_id and orders.client_id = clients.id)
      limit ${BATCH} for update skip locked)`,
  );
  await inBatches(
    db,
    sql`delete from sandbox_payments where (company_id, reference) in (
      select company_id, reference from sandbox_payments
      where expires_at < now() - interval '90 days' limit ${BATCH})`,
  );
}

async function inBatches(db: Kysely<Database>, statement: RawBuilder<unknown>): Promise<void> {
  let deleted = BATCH;
  while (deleted >= BATCH) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    deleted = Number(numAffectedRows);
  }
}
