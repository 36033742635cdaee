import type { AlertStep } from "@comanda/domain/alerts/alert-settings";
import { FORGOTTEN_HOURS, type WaitingOrder } from "@comanda/domain/alerts/due-alerts";
import { waitsSince } from "@comanda/domain/board/board-order";
import { type BoardSettings, leadMinutes } from "@comanda/domain/board/board-settings";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { type Kysely, sql } from "kysely";
import { MAX_LEAD_MS, parseBoardSettings } from "../companies/board-settings.store.ts";
import type { Database } from "../db/schema/database.ts";
import type { NamedOrder } from "./messages/named-order.ts";

/** An order without an answer, with what messages say of it. */
export type StoredWaitingOrder = WaitingOrder & NamedOrder & { companyId: string };

const MAX_ORDERS = 2_000;

/**
 * The orders without an answer whose waiting has begun by `now`, of one company or of all, the
 * earliest first. Orders that were forgotten for long are left out. Of more than `MAX_ORDERS` those for
 * later are left out before those that wait already.
 */
export async function findWaitingOrders(
  db: Kysely<Database>,
  now: Date,
  companyId?: string,
): Promise<StoredWaitingOrder[]> {
  let query = db
    .selectFrom("orders")
    .innerJoin("companies", "companies.company_id", "orders.company_id")
    .select([
      "orders.company_id",
      "orders.id",
      "orders.public_id",
      "orders.service_type",
      "orders.placed_at",
      "orders.scheduled_delivery_date",
      "companies.board_settings",
    ])
    .select(
      sql<AlertStep[] | null>`(select json_agg(step) from order_alerts
        where order_alerts.company_id = orders.company_id
          and order_alerts.order_id = orders.id)`.as("done"),
    )
    .where("orders.status", "=", sql.lit("PENDING"))
    .where("orders.placed_at", "is not", null)
    .where(
      sql<boolean>`greatest(orders.placed_at, orders.scheduled_delivery_date)
        > ${now.toISOString()}::timestamptz - ${FORGOTTEN_HOURS}::int * interval '1 hour'`,
    )
    .where((eb) =>
      eb.or([
        eb("orders.scheduled_delivery_date", "is", null),
        eb("orders.scheduled_delivery_date", "<=", new Date(now.getTime() + MAX_LEAD_MS)),
      ]),
    )
    .orderBy(sql`coalesce(orders.scheduled_delivery_date, orders.placed_at)`)
    .orderBy("orders.public_id")
    .limit(MAX_ORDERS);
  if (companyId !== undefined) query = query.where("orders.company_id", "=", companyId);
  const rows = await query.execute();
  return rows
    .map((row) => ({
      id: row.id,
      companyId: row.company_id,
      publicId: row.public_id,
      serviceType: row.service_type,
      since: sinceOf(row, parseBoardSettings(row.board_settings)),
      done: row.done ?? [],
    }))
    .filter(({ since }) => since <= now.getTime())
    .toSorted((one, other) => one.since - other.since || one.publicId - other.publicId);
}

function sinceOf(
  row: {
    placed_at: Date | null;
    scheduled_delivery_date: Date | null;
    service_type: ServiceType;
  },
  settings: BoardSettings,
): number {
  const { placed_at, scheduled_delivery_date: scheduled, service_type } = row;
  const lead = leadMinutes(settings, service_type) * MINUTE_MS;
  return waitsSince({
    placed_at: (placed_at ?? new Date()).toISOString(),
    starts_at: scheduled && new Date(scheduled.getTime() - lead).toISOString(),
  });
}
