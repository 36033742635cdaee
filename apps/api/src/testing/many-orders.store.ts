import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** Orders that one statement adds: a busy machine adds them within the limit of a statement. */
const PART = 2_000;

/**
 * Adds this many completed orders of two lines each to a company, each with its own client, one
 * minute apart.
 */
export async function addManyOrders(
  db: Kysely<Database>,
  companyId: string,
  count: number,
): Promise<void> {
  for (let first = 1; first <= count; first += PART)
    await addPart(db, companyId, { first, last: Math.min(count, first + PART - 1) });
}

/** Adds the orders of these numbers. */
async function addPart(
  db: Kysely<Database>,
  companyId: string,
  { first, last }: { first: number; last: number },
): Promise<void> {
  await sql`insert into clients
    (company_id, id, device_id, source, name, country_calling_code, phone_number)
    select ${companyId}, 'many-' || i, 'device-' || i, 'INBOUND', 'Client ' || i, '52', '55' || i
    from generate_series(${first}::int, ${last}::int) i`.execute(db);
  await sql`insert into orders (company_id, id, public_id, status, source, service_type, client_id,
      client_snapshot, currency, country_code, timezone, combos_price, discounts, discounts_amount,
      service_fee, tip, payment_fee, amount_due, created_at, updated_at, placed_at)
    select ${companyId}, 'many-' || i, 1000000 + i, 'COMPLETED', 'INBOUND', 'TAKEAWAY', 'many-' || i,
      '{"name":"Client","country_calling_code":"52","phone_number":"5512345678"}',
      '{"code":"MXN","symbol":"$","position":"left","show_decimals":true}', 'MX',
      'America/Mexico_City', 10000, '[]', 0, 0, 0, 0, 10000, at, at, at
    from generate_series(${first}::int, ${last}::int) i, lateral (select now() - i * interval '1 minute' as at) t`.execute(
    db,
  );
  await sql`insert into order_lines (company_id, order_id, position, product_id, variant_id, name,
      quantity, unit_price, modifiers)
    select ${companyId}, 'many-' || i, n, 'p', 'v', 'A dish with a name', 1, 5000, '[]'
    from generate_series(${first}::int, ${last}::int) i, generate_series(0, 1) n`.execute(db);
  await sql`insert into order_events (company_id, order_id, position, status, at)
    select ${companyId}, 'many-' || i, n, 'PENDING', now()
    from generate_series(${first}::int, ${last}::int) i, generate_series(0, 4) n`.execute(db);
}
