import { planMonth } from "@comanda/domain/company/plan";
import type { ExpressionBuilder, Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../db/schema/database.ts";

/** How many orders use the company's plan in a month of its clock, as `planMonth`. */
export type MonthOrders = { timezone: string; month: string; orders: number };

/**
 * Reads how many orders the company placed in the month of `now`, in its own time zone. Orders that
 * wait for their payment count too: they already use the plan.
 */
export async function readOrdersOfMonth(
  db: Kysely<Database>,
  companyId: string,
  timezone: string,
  now: Date,
): Promise<MonthOrders> {
  const month = planMonth(timezone, now);
  const row = await db
    .selectFrom("plan_orders")
    .select("orders")
    .where("company_id", "=", companyId)
    .where("month", "=", month)
    .executeTakeFirst();
  return { timezone, month, orders: row?.orders ?? 0 };
}

/** A month's orders, as `planOrdersColumn` reads them. */
export type PlanOrdersRow = { month: string; orders: number };

/**
 * The column with the plan's orders of the months that it may be somewhere at `now`, for a query that
 * has a company as `c`: its time zone is in its catalog.
 */
export function planOrdersColumn(
  eb: ExpressionBuilder<Database & { c: Database["companies"] }, "c">,
  now: Date,
) {
  return jsonArrayFrom(
    eb
      .selectFrom("plan_orders as t")
      .select(["t.month", "t.orders"])
      .whereRef("t.company_id", "=", "c.company_id")
      .where(
        "t.month",
        "in",
        [-1, 0, 1].map((days) => monthInDays(now, days)),
      ),
  ).as("plan_orders");
}

/** Returns the orders of the month of `now` among those that were read. */
export function ordersOfMonth(
  rows: readonly PlanOrdersRow[],
  timezone: string,
  now: Date,
): MonthOrders {
  const month = planMonth(timezone, now);
  const row = rows.find((each) => each.month === month);
  return { timezone, month, orders: row?.orders ?? 0 };
}

function monthInDays(now: Date, days: number): string {
  return planMonth("UTC", new Date(now.getTime() + days * 86_400_000));
}
