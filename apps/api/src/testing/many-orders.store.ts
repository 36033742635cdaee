import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** The first names of the clients, in turn. */
const NAMES =
  "Ana Bea Carlos Diego Elena Fernando Gabriela Hugo Inés Julia Karla Luis María Nora Óscar Pablo Rosa Sofía Tomás Úrsula";

/** Orders that one statement adds: a busy machine adds them within the limit of a statement. */
const PART = 2_000;

type Part = {
  first: number;
  last: number;
  /** Orders of each client. */
  each: number;
};

/**
 * Adds this many completed orders of two lines each to a company, one minute apart. Each client has `each`
 * of them; one of twenty clients has the same first name.
 */
export async function addManyOrders(
  db: Kysely<Database>,
  companyId: string,
  count: number,
  { each = 1, part = PART } = {},
): Promise<void> {
  for (let first = 1; first <= count; first += part)
    await addPart(db, companyId, { first, last: Math.min(count, first + part - 1), each });
}

/** Adds the orders of these numbers. */
async function addPart(db: Kysely<Database>, companyId: string, { first, last, each }: Part) {
  const numbers = sql`generate_series(${first}::int, ${last}::int) i`;
  // The number of the client of the order `i`.
  const client = sql`(1 + (i - 1) / ${sql.lit(each)})`;
  const names = sql`string_to_array(${sql.lit(NAMES)}, ' ')`;
  const name = sql`((${names})[1 + ${client} % ${sql.lit(NAMES.split(" ").length)}] || ' Client' || ${client})`;
  const phone = sql`(55 || lpad((${client}::bigint * 7919 % 100000000)::text, 8, '0'))`;
  await sql`insert into clients
    (company_id, id, device_id, source, name, country_calling_code, phone_number)
    select ${companyId}, 'many-' || ${client}, 'device-' || ${client}, 'INBOUND', ${name}, '52', ${phone}
    from ${numbers} where (i - 1) % ${sql.lit(each)} = 0`.execute(db);
  await sql`insert into orders (company_id, id, public_id, status, source, service_type, client_id,
      client_snapshot, currency, country_code, timezone, combos_price, discounts, discounts_amount,
      service_fee, tip, payment_fee, amount_due, created_at, updated_at, placed_at)
    select ${companyId}, 'many-' || i, 1000000 + i, 'COMPLETED', 'INBOUND', 'TAKEAWAY', 'many-' || ${client},
      json_build_object('name', ${name}, 'country_calling_code', '52', 'phone_number', ${phone}),
      '{"code":"MXN","symbol":"$","position":"left","show_decimals":true}', 'MX',
      'America/Mexico_City', 10000, '[]', 0, 0, 0, 0, 10000, at, at, at
    from ${numbers}, lateral (select now() - i * interval '1 minute' as at) t`.execute(db);
  await sql`insert into order_lines (company_id, order_id, position, product_id, variant_id, name,
      quantity, unit_price, modifiers)
    select ${companyId}, 'many-' || i, n, 'p', 'v', 'A dish with a name', 1, 5000, '[]'
    from ${numbers}, generate_series(0, 1) n`.execute(db);
  await sql`insert into order_events (company_id, order_id, position, status, at)
    select ${companyId}, 'many-' || i, n, 'PENDING', now()
    from ${numbers}, generate_series(0, 4) n`.execute(db);
}
