import { businessDayStart, shiftDay } from "@comanda/domain/hours/business-day";
import type { PopularProducts, SoldCounts } from "@comanda/domain/menu/popular-products";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { SalesScope } from "./sum-orders.store.ts";

/** An order with more products, such as a banquet, says nothing of what goes together. */
const MAX_PRODUCTS = 30;

/** Stores the pairs of products of a business day that is summed and has none yet. */
export async function storeDayPairs(
  trx: Kysely<Database>,
  scope: SalesScope,
  day: string,
): Promise<void> {
  const { companyId, currency } = scope;
  const [from, to] = [day, shiftDay(day, 1)].map((each) => new Date(businessDayStart(scope, each)));
  await sql`
    insert into sales_pairs (company_id, day, product_id, with_id, orders)
    with line as (
      select distinct order_lines.order_id, order_lines.product_id
      from orders join order_lines on order_lines.company_id = orders.company_id
        and order_lines.order_id = orders.id
      where orders.company_id = ${companyId} and orders.placed_at >= ${from}
        and orders.placed_at < ${to} and orders.status <> 'CANCELLED'
        and orders.currency->>'code' = ${currency}
    ), counted as (
      select *, count(*) over (partition by order_id) as products from line
    )
    select ${companyId}, ${day}::date, one.product_id, other.product_id, count(*)
    from counted as one
    join counted as other on other.order_id = one.order_id and other.product_id > one.product_id
    where one.products <= ${MAX_PRODUCTS}
    group by one.product_id, other.product_id`.execute(trx);
}

/** The pairs of days, from the first one on. */
export async function findPairs(
  db: Kysely<Database>,
  companyId: string,
  firstDay: string,
): Promise<SoldCounts["pairs"]> {
  const { rows } = await sql<{ one: string; other: string; orders: number }>`
    select product_id as one, with_id as other, sum(orders)::bigint as orders from sales_pairs
    where company_id = ${companyId} and day >= ${firstDay}::date
    group by product_id, with_id`.execute(db);
  return rows;
}

/** Deletes pairs of days that are no longer read. */
export async function deletePairsBefore(
  trx: Kysely<Database>,
  companyId: string,
  firstDay: string,
): Promise<void> {
  await sql`delete from sales_pairs
    where company_id = ${companyId} and day < ${firstDay}::date`.execute(trx);
}

/** Replaces what is popular at a company, up to a day. */
export async function storePopular(
  trx: Kysely<Database>,
  companyId: string,
  { lastDay, popular }: { lastDay: string; popular: PopularProducts },
): Promise<void> {
  const columns = { last_day: lastDay, popular: JSON.stringify(popular) };
  await trx
    .insertInto("popular_products")
    .values({ company_id: companyId, ...columns })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(columns))
    .execute();
}

/** What is popular at a company, and up to which day; undefined before it was counted. */
export async function findPopular(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ lastDay: string; popular: PopularProducts } | undefined> {
  return db
    .selectFrom("popular_products")
    .select(["popular", sql<string>`to_char(last_day, 'YYYY-MM-DD')`.as("lastDay")])
    .where("company_id", "=", companyId)
    .executeTakeFirst();
}
