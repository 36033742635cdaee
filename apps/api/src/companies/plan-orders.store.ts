import { planMonth } from "@comanda/domain/company/plan";
import { DAY_MS } from "@comanda/domain/time/durations";
import type { ExpressionBuilder, Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../db/schema/database.ts";

/** How many orders use the company's plan in a month of its clock, as `planMonth`. */
export type MonthOrders = { timezone: string; month: string; orders: number };

/**
 * Reads how many orders the company placed in the month of `now`, in its own time zone. Orders that
 * wait for their payment count too: they already use the plan. A trigger of the migration `0025-plan-orders` counts them by
 * the column `plan_month`, which an order gets when it is placed (`reservation.ts`) and loses when it is released; cancelled ones do not count.
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

/** The months that it may be somewhere at one time. */
export type PlanMonths = { yesterday: string; today: string; tomorrow: string };

/** Returns the months of the plan that it may be at `now`, whatever the time zone. */
export function planMonths(now: Date): PlanMonths {
  const monthIn = (days: number) =>
    new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, "yyyy-MM".length);
  return { yesterday: monthIn(-1), today: monthIn(0), tomorrow: monthIn(1) };
}

/**
 * The column with the plan's orders of some months, for a query that has the company as `c`: its
 * time zone is in its catalog.
 */
export function planOrdersColumn(
  eb: ExpressionBuilder<Database & { c: Database["companies"] }, "c">,
  companyId: string,
  { yesterday, today, tomorrow }: PlanMonths,
) {
  return jsonArrayFrom(
    eb
      .selectFrom("plan_orders as t")
      .select(["t.month", "t.orders"])
      .where("t.company_id", "=", companyId)
      .where("t.month", "in", [yesterday, today, tomorrow]),
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
