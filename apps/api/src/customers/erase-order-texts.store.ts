import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { ErasedRows } from "./erase-customer.store.ts";

/**
 * Removes personal texts from what belongs to the orders: lines, ratings, proposals, refunds, payments,
 * tickets and the audit log. A ticket that was not printed yet is not printed any more.
 */
export async function eraseTextsOfOrders(
  trx: Kysely<Database>,
  { companyId, orderIds }: Pick<ErasedRows, "companyId" | "orderIds">,
): Promise<void> {
  const isOne = sql<boolean>`order_id = any(${orderIds}::text[])`;
  await trx
    .updateTable("order_lines")
    .set({ comment: null, guest_name: null })
    .where("company_id", "=", companyId)
    .where(isOne)
    .where((eb) => eb.or([eb("comment", "is not", null), eb("guest_name", "is not", null)]))
    .execute();
  await trx
    .updateTable("order_ratings")
    .set({ comment: null })
    .where("company_id", "=", companyId)
    .where(isOne)
    .where("comment", "is not", null)
    .execute();
  await trx
    .deleteFrom("order_push_subscriptions")
    .where("company_id", "=", companyId)
    .where(isOne)
    .execute();
  await trx
    .updateTable("order_proposals")
    .set({ reason: null })
    .where("company_id", "=", companyId)
    .where(isOne)
    .execute();
  // A receiver's answer can repeat what it was sent.
  await trx
    .updateTable("webhook_deliveries")
    .set({ response_text: null })
    .where("company_id", "=", companyId)
    .where(isOne)
    .execute();
  await trx
    .updateTable("order_refunds")
    .set({ reason: null })
    .where("company_id", "=", companyId)
    .where(isOne)
    .execute();
  await trx
    .updateTable("company_payments")
    .set({
      params: null,
      facts: sql`(facts::jsonb || '{"clientIp": null, "items": []}'
        || jsonb_build_object('customer', '{"id": "", "name": "", "phone": null}'::jsonb))::json`,
    })
    .where("company_id", "=", companyId)
    .where(isOne)
    .execute();
  await trx
    .updateTable("print_jobs")
    .set({
      ticket: sql`json_build_object('language', ticket->'language', 'blocks', '[]'::json)`,
      state: sql`case when state = 'queued' then 'failed' else state end`,
      reason: sql`case when state = 'queued' then 'erased' else reason end`,
    })
    .where("company_id", "=", companyId)
    .where(isOne)
    .execute();
  // The message of a refusal or a cancellation, as the customer read it.
  await trx
    .updateTable("audit_log")
    .set({
      before: sql`(before::jsonb - 'cancel_reason')::json`,
      after: sql`(after::jsonb - 'cancel_reason')::json`,
    })
    .where("company_id", "=", companyId)
    .where(sql<boolean>`target = any(${orderIds}::text[])`)
    .where("action", "in", ["orders.refuse", "orders.cancel"])
    .execute();
}
