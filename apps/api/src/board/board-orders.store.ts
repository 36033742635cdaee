import { BOARD_STATUSES } from "@comanda/domain/board/lane";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { OrderStatus } from "@comanda/domain/orders/status";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
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

/** The fewest digits of a phone number without its calling code. */
const NATIONAL_DIGITS = 6;

/** The phone number reversed, as in the index `orders_by_phone`. */
const REVERSED_PHONE = sql`reverse(orders.client_snapshot->>'phone_number')`;

/**
 * Matches phone numbers that end with the digits, and those that are the digits without their
 * calling code, which is stored apart.
 */
function endsPhone(digits: string) {
  const reversed = [...digits].toReversed().join("");
  const either = [sql<SqlBool>`${REVERSED_PHONE} like ${`${reversed}%`}`];
  for (let length = 1; length <= Math.min(4, digits.length - NATIONAL_DIGITS); length += 1) {
    const code = digits.slice(0, length);
    either.push(sql`(${REVERSED_PHONE} = ${reversed.slice(0, -length)}
      and ltrim(orders.client_snapshot->>'country_calling_code', '+') = ${code})`);
  }
  return sql<SqlBool>`(${sql.join(either, sql` or `)})`;
}

/** `ana ru` becomes `'ana':* & 'ru':*`: quoted words, of which each begins a word of the text. */
function toPrefixes(search: string): string {
  const words = search.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  return words.map((word) => `'${word}':*`).join(" & ");
}
