import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { discountsOf, type MadeUpOrder, pricesOf } from "./made-up-orders.ts";

const AT_ONCE = 2_000;

/** Whose orders they are; the code of their currency. */
type MadeUpCompany = { companyId: string; timezone: string; currency: string };

type Table = "orders" | "order_lines" | "order_events" | "order_ratings";

/** Stores made-up orders, with their lines, events and ratings, as changed at `changedAt`. */
export async function storeMadeUpOrders(
  db: Kysely<Database>,
  company: MadeUpCompany,
  orders: readonly MadeUpOrder[],
  changedAt: (order: MadeUpOrder) => number,
): Promise<void> {
  const company_id = company.companyId;
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const some = orders.slice(from, from + AT_ONCE);
    await db.transaction().execute(async (trx) => {
      const rows = some.map((order) => toOrderRow(company, order, changedAt(order)));
      await insertRows(trx, "orders", rows);
      await insertRows(
        trx,
        "order_lines",
        some.flatMap((order) => toLineRows(company_id, order)),
      );
      await insertRows(
        trx,
        "order_events",
        some
          .filter(({ readyAt }) => readyAt !== null)
          .map(({ id, readyAt }) => ({
            company_id,
            order_id: id,
            position: 0,
            status: "READY",
            at: instant(readyAt),
          })),
      );
      await insertRows(
        trx,
        "order_ratings",
        some
          .filter(({ stars }) => stars !== null)
          .map((order) => ({
            company_id,
            order_id: order.id,
            id: `rating-${order.id}`,
            score: order.stars,
            created_at: instant(changedAt(order)),
          })),
      );
    });
  }
}

/** Inserts rows as one parameter, which is much faster than one for each value. */
async function insertRows(
  trx: Kysely<Database>,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  );
}

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function toOrderRow(
  { companyId, timezone, currency }: MadeUpCompany,
  order: MadeUpOrder,
  changedAt: number,
) {
  const { gross, discounts, total } = pricesOf(order);
  return {
    company_id: companyId,
    id: order.id,
    public_id: 1_000_000 + order.number,
    status: order.status,
    payment_status: order.isRefunded ? "refunded" : null,
    refunded: order.sentBack,
    payment_state: "UNPAID",
    source: "INBOUND",
    service_type: order.serviceType,
    currency: { code: currency, symbol: "$", position: "left" },
    country_code: "CL",
    timezone,
    order_title: order.table && `Table ${order.table}`,
    table_id: order.table,
    utm_source: order.campaign,
    scheduled_delivery_date: instant(order.scheduledFor),
    combos_price: gross,
    discounts: discountsOf(order),
    discounts_amount: discounts,
    delivery_price: order.delivery,
    service_fee: order.serviceFee,
    tip: order.tip,
    payment_fee: order.paymentFee,
    amount_due: total,
    assigned_payment: { id: order.payment.code, ...order.payment },
    promised_at: instant(order.promisedAt),
    ended_at: instant(order.endedAt),
    created_at: instant(order.placedAt),
    updated_at: instant(changedAt),
    placed_at: instant(order.placedAt),
  };
}

function toLineRows(company_id: string, order: MadeUpOrder) {
  return order.lines.map(({ product, quantity, unitPrice }, position) => ({
    company_id,
    order_id: order.id,
    position,
    product_id: product,
    variant_id: `${product}-1`,
    name: `Dish ${product}`,
    quantity,
    unit_price: unitPrice,
    modifiers: [],
  }));
}
