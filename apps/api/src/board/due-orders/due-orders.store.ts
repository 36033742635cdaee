import { DEFAULT_BOARD_SETTINGS, FALLBACK_MINUTES } from "@comanda/domain/board/board-settings";
import { type Kysely, sql } from "kysely";
import { MAX_LEAD_MS } from "../../companies/board-settings.store.ts";
import type { Database } from "../../db/schema/database.ts";

/** An order on which a job acts. */
export type DueOrder = { company_id: string; id: string };

/** The settings of a company; the defaults for one that has stored none. */
const settings = sql`coalesce(companies.board_settings, ${JSON.stringify(DEFAULT_BOARD_SETTINGS)}::json)`;

/** The same rule as `leadMinutes` of the domain, in SQL. */
const leadMinutes = sql`coalesce(
  (${settings}->'lead_minutes'->>orders.service_type)::int,
  (${settings}->'default_minutes'->>orders.service_type)::int,
  ${FALLBACK_MINUTES}::int)`;

/**
 * Returns scheduled orders that are confirmed, or of companies that accept their type automatically, if the kitchen
 * starts on them by `now`, the earliest first. Orders of `except` are left out.
 */
export function findOrdersToAccept(
  db: Kysely<Database>,
  now: Date,
  { limit, except }: { limit: number; except: readonly string[] },
): Promise<DueOrder[]> {
  return db
    .selectFrom("orders")
    .innerJoin("companies", "companies.company_id", "orders.company_id")
    .select(["orders.company_id", "orders.id"])
    .where("orders.status", "=", sql.lit("PENDING"))
    .where("orders.scheduled_delivery_date", "is not", null)
    .where("orders.scheduled_delivery_date", "<=", new Date(now.getTime() + MAX_LEAD_MS))
    .where(
      sql<boolean>`(orders.confirmed_at is not null
        or companies.board_settings->'auto_accept'->>orders.service_type is not null)`,
    )
    .where(
      sql<boolean>`orders.scheduled_delivery_date <= ${now.toISOString()}::timestamptz
        + ${leadMinutes} * interval '1 minute'`,
    )
    .where("orders.id", "<>", sql<string>`all(${except}::text[])`)
    .orderBy("orders.scheduled_delivery_date")
    .limit(limit)
    .execute();
}

/** Returns orders that were handed over longer ago than their company's settings say. */
export function findOrdersToFinalize(
  db: Kysely<Database>,
  now: Date,
  { limit, except }: { limit: number; except: readonly string[] },
): Promise<DueOrder[]> {
  const fallback = DEFAULT_BOARD_SETTINGS.finalize_after_minutes;
  const minutes = sql`coalesce(
    (companies.board_settings->>'finalize_after_minutes')::int, ${fallback}::int)`;
  return db
    .selectFrom("orders")
    .innerJoin("companies", "companies.company_id", "orders.company_id")
    .select(["orders.company_id", "orders.id"])
    .where("orders.status", "=", sql.lit("DELIVERED"))
    .where(
      sql<boolean>`orders.ended_at <= ${now.toISOString()}::timestamptz
        - ${minutes} * interval '1 minute'`,
    )
    .where("orders.id", "<>", sql<string>`all(${except}::text[])`)
    .orderBy("orders.ended_at")
    .limit(limit)
    .execute();
}
