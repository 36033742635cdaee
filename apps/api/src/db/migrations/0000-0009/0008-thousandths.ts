import { type Kysely, sql } from "kysely";

/** ISO 4217's currencies of three decimals; their amounts stood in hundredths. */
const CODES = sql.raw("('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND')");

/** Amounts in currencies of three decimals are counted in thousandths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`update order_lines l set
    unit_price = unit_price * 10,
    modifiers = coalesce((
      select json_agg(m || jsonb_build_object('unit_price', (m->>'unit_price')::bigint * 10) order by at)
      from jsonb_array_elements(l.modifiers::jsonb) with ordinality as each (m, at)
    ), '[]')
    from orders o
    where o.company_id = l.company_id and o.id = l.order_id and o.currency->>'code' in ${CODES}`,
  sql`update orders o set
    combos_price = combos_price * 10,
    discounts_amount = discounts_amount * 10,
    delivery_price = delivery_price * 10,
    service_fee = service_fee * 10,
    service_fee_offered = service_fee_offered * 10,
    tip = tip * 10,
    payment_fee = payment_fee * 10,
    amount_due = amount_due * 10,
    discounts = coalesce((
      select json_agg(d || jsonb_build_object('amount', (d->>'amount')::bigint * 10) order by at)
      from jsonb_array_elements(o.discounts::jsonb) with ordinality as each (d, at)
    ), '[]'),
    assigned_payment = case when assigned_payment->>'received_amount' is null then assigned_payment
      else jsonb_set(assigned_payment::jsonb, '{received_amount}',
        to_jsonb((assigned_payment->>'received_amount')::bigint * 10))::json end
    where currency->>'code' in ${CODES}`,
  sql`update company_payments p set
    amount = amount * 10,
    received = received * 10,
    facts = (facts::jsonb || jsonb_build_object(
      'tip', coalesce((facts->>'tip')::bigint, 0) * 10,
      'items', coalesce((
        select jsonb_agg(i || jsonb_build_object('unitAmount', (i->>'unitAmount')::bigint * 10) order by at)
        from jsonb_array_elements((p.facts->'items')::jsonb) with ordinality as each (i, at)
      ), '[]')))::json
    where currency in ${CODES}`,
  sql`update sandbox_payments set amount = amount * 10, received = received * 10
    where currency in ${CODES}`,
];
