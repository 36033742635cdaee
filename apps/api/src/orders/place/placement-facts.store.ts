import { Coupon } from "@comanda/contract/orders/coupon";
import { Qr } from "@comanda/contract/orders/qr";
import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import * as v from "valibot";
import { type CatalogState, catalogStateColumns } from "../../catalog/catalog.store.ts";
import type { StockLevels } from "../../catalog/menu-with-stock.ts";
import { stockColumns, toStockLevels } from "../../catalog/stock-columns.store.ts";
import {
  type PlanMonths,
  type PlanOrdersRow,
  planMonths,
  planOrdersColumn,
} from "../../companies/plan-orders.store.ts";
import { compiledQuery } from "../../db/compiled-query.ts";
import type { Database } from "../../db/schema/database.ts";
import { type StoredOrder, selectStoredOrder, toStoredOrder } from "../orders.store.ts";

/** What decides whether an order can be placed, and at which price. */
export type PlacementFacts = {
  stored: StoredOrder;
  catalogState: CatalogState;
  /** The counted stock of the order's dishes and their modifiers. */
  stock: StockLevels;
  /** The order's QR code, null without one. */
  qr: Qr | null;
  /** The coupon of the order's discount with its current uses; null without one, or when it was deleted. */
  coupon: Coupon | null;
  /** The points of the order's client; null without a client. */
  points: number | null;
  planOrders: PlanOrdersRow[];
  /** Whether the order ever had an online payment. */
  hasPayments: boolean;
};

type RowValues = { companyId: string; orderId: string } & PlanMonths;

const readRow = compiledQuery((db, values: RowValues) => {
  const { companyId, orderId } = values;
  const linesOfOrder = sql`order_lines as l where l.company_id = ${companyId} and l.order_id = ${orderId}`;
  return selectStoredOrder(db, companyId, orderId)
    .innerJoin("companies as c", "c.company_id", "orders.company_id")
    .select("clients.available_points as points")
    .select((eb) => catalogStateColumns(eb, companyId))
    .select((eb) =>
      stockColumns(eb, companyId, {
        variants: (id) => sql`${id} in (select l.variant_id from ${linesOfOrder})`,
        products: (id) => sql`${id} in (select l.product_id from ${linesOfOrder})`,
      }),
    )
    .select((eb) => [
      planOrdersColumn(eb, companyId, values),
      jsonObjectFrom(
        eb
          .selectFrom("qrs as t")
          .select("t.document")
          .where("t.company_id", "=", companyId)
          .whereRef("t.id", "=", "orders.table_id"),
      ).as("qr"),
      jsonArrayFrom(
        eb
          .selectFrom("coupons as t")
          .select(["t.document", "t.coupons_used"])
          .where("t.company_id", "=", companyId)
          .where(
            sql`t.id`,
            "in",
            sql`(select d->>'source_id' from json_array_elements(orders.discounts) as d
              where d->>'modality' = 'COUPON')`,
          ),
      ).as("coupons"),
      eb
        .exists(
          eb
            .selectFrom("company_payments as t")
            .select("t.id")
            .where("t.company_id", "=", companyId)
            .whereRef("t.order_id", "=", "orders.id"),
        )
        .as("has_payments"),
    ]);
});

/**
 * Reads an order with what decides its placement; undefined when there is no such order. One statement, so that
 * all values are of the same instant. They can change afterwards, except in a transaction that has called
 * `lockOrderAndCompany` before.
 */
export async function readPlacementFacts(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
  now: Date,
): Promise<PlacementFacts | undefined> {
  const [row] = await readRow(db, { companyId, orderId, ...planMonths(now) });
  if (!row) return undefined;
  const { version, marks, pauses, slowdown, variant_stock, modifier_stock, ...rest } = row;
  const { points, plan_orders, qr, coupons, has_payments, ...order } = rest;
  const [coupon] = coupons;
  return {
    stored: toStoredOrder(order),
    catalogState: { version, marks, pauses, slowdown },
    stock: toStockLevels({ variant_stock, modifier_stock }),
    qr: qr && { ...v.parse(Qr, qr.document), company_id: companyId },
    coupon: coupon
      ? { ...v.parse(Coupon, coupon.document), coupons_used: coupon.coupons_used }
      : null,
    points,
    planOrders: plan_orders,
    hasPayments: Boolean(has_payments),
  };
}
