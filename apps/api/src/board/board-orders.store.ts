import { BOARD_STATUSES } from "@comanda/domain/board/lane";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { OrderStatus } from "@comanda/domain/orders/status";
import { digitsOfSearch } from "@comanda/domain/people/phone-search";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { personConditions, type SearchedPerson, withCompanyWord } from "../db/search-people.ts";
import type { ListRange } from "../shared/list-range.ts";
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
  range: ListRange,
): Promise<{ orders: StoredStaffOrder[]; total: number }> {
  // The ids alone first: the rest would be read for each order that the offset skips.
  const { ids, total } = await (filter.search?.trim()
    ? searchOrderIds(db, companyId, { ...filter, search: filter.search }, range)
    : listOrderIds(db, companyId, filter, range));
  if (ids.length === 0) return { orders: [], total };
  const found = await findStaffOrdersByIds(db, companyId, ids);
  const byId = new Map(found.map((each) => [each.order.id, each]));
  return { orders: ids.flatMap((id) => byId.get(id) ?? []), total };
}

type FoundIds = { ids: string[]; total: number };

/** Counts by the index of the placed orders, and reads a page of it. */
async function listOrderIds(
  db: Kysely<Database>,
  companyId: string,
  filter: OrderFilter,
  { offset, limit }: ListRange,
): Promise<FoundIds> {
  const placed = db
    .selectFrom("orders")
    .where("orders.company_id", "=", companyId)
    .where("orders.placed_at", "is not", null)
    .where((eb) => eb.and(conditionsOf(filter)));
  const { total } = await placed
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (total <= offset) return { ids: [], total };
  const rows = await placed
    .select("orders.id")
    .orderBy("orders.placed_at", "desc")
    .orderBy("orders.public_id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}

/**
 * Collects what each alternative of the search finds by its own index, and then sorts. With the
 * alternatives in one condition the orders would be walked by their time, and each be looked at, until a
 * page is full.
 */
async function searchOrderIds(
  db: Kysely<Database>,
  companyId: string,
  filter: OrderFilter & { search: string },
  { offset, limit }: ListRange,
): Promise<FoundIds> {
  const others = sql.join(
    [
      sql`orders.company_id = ${companyId}`,
      sql`orders.placed_at is not null`,
      ...conditionsOf(filter),
    ],
    sql` and `,
  );
  const found = searchConditions(companyId, filter.search).map(
    (matches) =>
      sql`select orders.id, orders.placed_at, orders.public_id from orders where ${others} and ${matches}`,
  );
  const { rows } = await sql<FoundIds>`
    with found as materialized (${sql.join(found, sql` union `)})
    select (select count(*) from found) as total,
      array(select id from found order by placed_at desc, public_id desc
        offset ${offset} limit ${limit}) as ids`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** What the filter says besides its search. */
function conditionsOf({ day, timezone, serviceType, status }: OrderFilter) {
  const conditions: ReturnType<typeof sql<SqlBool>>[] = [];
  if (day) {
    conditions.push(
      sql`orders.placed_at >= (${day}::date::timestamp at time zone ${timezone})`,
      sql`orders.placed_at < ((${day}::date + 1)::timestamp at time zone ${timezone})`,
    );
  }
  if (serviceType) conditions.push(sql`orders.service_type = ${serviceType}`);
  if (status) conditions.push(sql`orders.status = ${status}`);
  return conditions;
}

/** The words and phone numbers of an order, by the indexes `orders_by_words` and `orders_by_phone`. */
const ORDER: SearchedPerson = {
  words: withCompanyWord(
    sql`to_tsvector('simple'::regconfig,
      coalesce(orders.client_snapshot->>'name', '') || ' ' || coalesce(orders.order_title, '') || ' ' || coalesce(orders.table_zone, ''))`,
    sql`orders.company_id`,
  ),
  phone: {
    reversed: sql`reverse(orders.client_snapshot->>'phone_number')`,
    callingCode: sql`orders.client_snapshot->>'country_calling_code'`,
  },
};

/**
 * An order matches by its number, by the end of its phone number, or when each word of the search
 * begins a word of the customer's name, of the table's or of its zone's.
 */
function searchConditions(companyId: string, search: string) {
  const conditions = personConditions(ORDER, companyId, search);
  const digits = digitsOfSearch(search);
  return digits ? [...conditions, sql<SqlBool>`orders.public_id = ${Number(digits)}`] : conditions;
}
