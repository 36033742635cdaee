import { BOARD_STATUSES } from "@comanda/domain/board/lane";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { OrderStatus } from "@comanda/domain/orders/status";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { findStaffOrders, type StoredStaffOrder, selectStaffOrders } from "./staff-orders.store.ts";

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
  const query = selectStaffOrders(db, companyId)
    .where((eb) => eb.and(conditions))
    .orderBy("orders.placed_at", "desc")
    .orderBy("orders.public_id", "desc")
    .offset(offset)
    .limit(limit);
  return { orders: total > offset ? await findStaffOrders(query) : [], total };
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
  coalesce(orders.client_snapshot->>'name', '') || ' ' || coalesce(orders.order_title, ''))`;

/** The fewest digits that are looked for in phone numbers: fewer would match too many. */
const PHONE_DIGITS = 4;

/**
 * An order matches by its number, by the end of its phone number, or when each word of the search
 * begins a word of the customer's name or of the table's.
 */
function matches(search: string) {
  const either = [sql<SqlBool>`${WORDS} @@ to_tsquery('simple'::regconfig, ${toPrefixes(search)})`];
  const digits = search.replaceAll(/[\s().+#-]/gu, "");
  if (/^\d{1,15}$/u.test(digits)) {
    either.push(sql`orders.public_id = ${Number(digits)}`);
    if (digits.length >= PHONE_DIGITS) either.push(endsPhone(digits));
  }
  return sql<SqlBool>`(${sql.join(either, sql` or `)})`;
}

/** Phones are stored without their calling code; a longer search may have one. */
function endsPhone(digits: string) {
  const reversed = [...digits].toReversed().join("");
  return sql<SqlBool>`(reverse(orders.client_snapshot->>'phone_number') like ${`${reversed}%`}
    or regexp_replace(orders.client_snapshot->>'country_calling_code', '\\D', '', 'g')
      || (orders.client_snapshot->>'phone_number') = ${digits})`;
}

/** `ana ru` becomes `'ana':* & 'ru':*`: quoted words, of which each begins a word of the text. */
function toPrefixes(search: string): string {
  const words = search.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  return words.map((word) => `'${word}':*`).join(" & ");
}
