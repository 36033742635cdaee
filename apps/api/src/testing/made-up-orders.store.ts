import type { Insertable, Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { discountsOf, type MadeUpOrder, pricesOf } from "./made-up-orders.ts";

const AT_ONCE = 200;

/** Stores made-up orders, with their lines, events and ratings, as changed at `changedAt`. */
export async function storeMadeUpOrders(
  db: Kysely<Database>,
  { companyId, timezone, currency }: { companyId: string; timezone: string; currency: string },
  orders: readonly MadeUpOrder[],
  changedAt: (order: MadeUpOrder) => number,
): Promise<void> {
  const at = (instant: number | null) => (instant === null ? null : new Date(instant));
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const some = orders.slice(from, from + AT_ONCE);
    await db
      .insertInto("orders")
      .values(
        some.map((order): Insertable<Database["orders"]> => {
          const { gross, discounts, total } = pricesOf(order);
          return {
            company_id: companyId,
            id: order.id,
            public_id: 1_000_000 + order.number,
            status: order.status,
            payment_status: order.isRefunded ? "refunded" : null,
            source: "INBOUND",
            service_type: order.serviceType,
            client_id: null,
            client_snapshot: "null",
            address_id: null,
            address_snapshot: null,
            currency: JSON.stringify({ code: currency, symbol: "$", position: "left" }),
            country_code: "CL",
            timezone,
            order_title: order.table && `Table ${order.table}`,
            table_id: order.table,
            utm_source: order.campaign,
            utm_campaign: null,
            comment: null,
            scheduled_delivery_date: at(order.scheduledFor),
            combos_price: gross,
            discounts: JSON.stringify(discountsOf(order)),
            discounts_amount: discounts,
            delivery_price: order.delivery,
            service_fee: order.serviceFee,
            tip: order.tip,
            payment_fee: order.paymentFee,
            amount_due: total,
            assigned_payment: JSON.stringify({ id: order.payment.code, ...order.payment }),
            stock_taken: null,
            cancel_reason: null,
            promised_at: at(order.promisedAt),
            ended_at: at(order.endedAt),
            created_at: new Date(order.placedAt).toISOString(),
            updated_at: new Date(changedAt(order)),
            placed_at: new Date(order.placedAt),
          };
        }),
      )
      .execute();
    await db
      .insertInto("order_lines")
      .values(
        some.flatMap((order) =>
          order.lines.map((line, position) => ({
            company_id: companyId,
            order_id: order.id,
            position,
            product_id: line.product,
            variant_id: `${line.product}-1`,
            name: `Dish ${line.product}`,
            variant_name: null,
            image_url: null,
            quantity: line.quantity,
            comment: null,
            unit_price: line.unitPrice,
            modifiers: "[]",
          })),
        ),
      )
      .execute();
    const events = some.flatMap(({ id, readyAt }) =>
      readyAt === null ? [] : [{ order_id: id, at: new Date(readyAt) }],
    );
    if (events.length > 0)
      await db
        .insertInto("order_events")
        .values(
          events.map((each) => ({ company_id: companyId, position: 0, status: "READY", ...each })),
        )
        .execute();
    const ratings = some.flatMap((order) =>
      order.stars === null
        ? []
        : [
            {
              order_id: order.id,
              id: `rating-${order.id}`,
              score: order.stars,
              created_at: new Date(changedAt(order)),
            },
          ],
    );
    if (ratings.length > 0)
      await db
        .insertInto("order_ratings")
        .values(ratings.map((each) => ({ company_id: companyId, comment: null, ...each })))
        .execute();
  }
}
