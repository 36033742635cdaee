import { BOARD_STATUSES } from "@comanda/domain/board/lane";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { OrderStatus } from "@comanda/domain/orders/status";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { digitsOfSearch, matchesPerson, type SearchedPhone } from "../db/search-people.ts";
import {
  findStaffOrders,
  findStaffOrdersByIds,
  type StoredStaffOrder,
  selectStaffOrders,
} from "./staff-orders.store.ts";

/** Returns the orders in progress, and those that ended at `endedSince` or later; by number. */
export function findBoardOrders(
  db: Kysely<Database>,
  companyId: string,
  endedSince: Date,
): Promise<StoredStaffOrder[]> {
  const query = selectStaffOrders(db, companyId)
    .where((eb) =>
      eb.or([
        eb(
          "orders.status",
          "in",
          BOARD_STATUSES.map((status) => sql.lit(status)),
        ),
        eb("orders.ended_at", ">=", endedSince),
      ]),
    )
    .orderBy("orders.public_id");
  return findStaffOrders(query);
}

/** What to find in the history; absent means any. */
export type OrderFilter = {
  /** A day of the calendar in `timezone`, `yyyy-MM-dd`. */
  day?: string | undefined;
  timezone: string;
  search?: string | undefined;
  serviceType?: ServiceType | undefined;
  status?: OrderStatus | undefined;
};

/** Returns a page of the placed orders that match, the latest first, and how many match in all. */
export async function findOrderPage(
  db: Kysely<Database>,
  companyId: string,
  filter: OrderFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ orders: StoredStaffOrder[]; total: number }> {
  const conditions = conditionsOf(filter);
  const { total } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("orders.company_id", "=", companyId)
    .where("orders.placed_at", "is not", null)
    .where((eb) => eb.and(conditions))
    .executeTakeFirstOrThrow();
  if (total <= offset) return { orders: [], total };
  // The ids alone first: the rest would be read for each order that the offset skips.
  const ids = await db
    .selectFrom("orders")
    .select("orders.id")
    .where("orders.company_id", "=", companyId)
    .where("orders.placed_at", "is not", null)
    .where((eb) => eb.and(conditions))
    .orderBy("orders.placed_at", "desc")
    .orderBy("orders.public_id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  const found = await findStaffOrdersByIds(
    db,
    companyId,
    ids.map(({ id }) => id),
  );
  const byId = new Map(found.map((each) => [each.order.id, each]));
  return { orders: ids.flatMap(({ id }) => byId.get(id) ?? []), total };
}

function conditionsOf({ day, timezone, search, serviceType, status }: OrderFilter) {
  const conditions: ReturnType<typeof sql<SqlBool>>[] = [];
  if (day) {
    conditions.push(
      sql`orders.placed_at >= (${day}::date::timestamp at time zone ${timezone})`,
      sql`orders.placed_at < ((${day}::date + 1)::timestamp at time zone ${timezone})`,
    );
  }
  if (serviceType) conditions.push(sql`orders.service_type = ${serviceType}`);
  if (status) conditions.push(sql`orders.status = ${status}`);
  if (search?.trim()) conditions.push(matches(search));
  return conditions;
}

/** The expression of the index `orders_by_words`. */
const WORDS = sql`to_tsvector('simple'::regconfig,
  coalesce(orders.client_snapshot->>'name', '') || ' ' || coalesce(orders.order_title, '') || ' ' || coalesce(orders.table_zone, ''))`;

/** The phone numbers, by the index `orders_by_phone`. */
const PHONES: SearchedPhone = {
  reversed: sql`reverse(orders.client_snapshot->>'phone_number')`,
  callingCode: sql`orders.client_snapshot->>'country_calling_code'`,
};

/**
 * An order matches by its number, by the end of its phone number, or when each word of the search
 * begins a word of the customer's name, of the table's or of its zone's.
 */
function matches(search: string) {
  const either = [matchesPerson({ words: WORDS, phone: PHONES }, search)];
  const digits = digitsOfSearch(search);
  if (digits) either.push(sql`orders.public_id = ${Number(digits)}`);
  return sql<SqlBool>`(${sql.join(either, sql` or `)})`;
}
