import type { CustomerSort } from "@comanda/contract/customers/customer-schemas";
import type { Cents } from "@comanda/domain/money/cents";
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { personConditions, type SearchedPerson, withCompanyWord } from "../db/search-people.ts";

/** A customer with what their placed orders sum up to; cancelled orders do not count. */
export type CustomerRow = {
  id: string;
  /** The name on the device that ordered last. */
  name: string;
  country_calling_code: string;
  phone_number: string;
  orders: number;
  spent: Cents;
  last_order_at: Date | null;
  points: number;
  /** When the first client was stored. */
  since: Date;
  clients: number;
};

/** Which clients of the company are summed up to customers. */
type ClientFilter = RawBuilder<SqlBool>;

/** The name and phone of a client, by the indexes `clients_by_words` and `clients_by_phone`. */
const CLIENT: SearchedPerson = {
  words: withCompanyWord(
    sql`to_tsvector('simple'::regconfig, clients.name)`,
    sql`clients.company_id`,
  ),
  phone: {
    reversed: sql`reverse(clients.phone_number)`,
    callingCode: sql`clients.country_calling_code`,
  },
};

/** Equal customers are sorted by id, so that no customer is on two pages. */
const ORDERS: Record<CustomerSort, RawBuilder<unknown>> = {
  last_order: sql`last_order_at desc nulls last, since desc, id`,
  spent: sql`spent desc, last_order_at desc nulls last, id`,
  orders: sql`orders desc, last_order_at desc nulls last, id`,
  name: sql`lower(name), id`,
};

/** Amounts of two currencies have no sequence: those of the company's currency come first. */
const SPENT_HERE = sql`spent_here desc, ${ORDERS.spent}`;

/** Returns a page of the customers that match, and how many match in all. `currency` is the company's code. */
export async function findCustomerPage(
  db: Kysely<Database>,
  companyId: string,
  { search, sort, currency }: { search?: string | undefined; sort: CustomerSort; currency: string },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ customers: CustomerRow[]; total: number }> {
  const filter = search?.trim() ? matchesSearch(companyId, search) : null;
  const latest = !filter && sort === "last_order" ? offset + limit : 0;
  const people = latest > 0 ? await findLatestPeople(db, companyId, latest) : null;
  const isMixed = sort === "spent" && (await hasTwoCurrencies(db, companyId));
  const { rows } = await sql<CustomerRow & { total: number }>`
    select *, count(*) over () as total from (${customersOf(companyId, people ?? filter, isMixed ? currency : undefined)}) as customers
    order by ${isMixed ? SPENT_HERE : ORDERS[sort]} limit ${limit} offset ${offset}`.execute(db);
  const isCounted = !people && (rows.length > 0 || offset === 0);
  const total = isCounted ? (rows[0]?.total ?? 0) : await countCustomers(db, companyId, filter);
  return { customers: rows.map(({ total: _, ...customer }) => customer), total };
}

/**
 * Returns whether the orders of the company are in two currencies: the first and the last by the index
 * `orders_by_currency`. To read the currency of each order takes longer than all the rest of the list.
 */
async function hasTwoCurrencies(db: Kysely<Database>, companyId: string): Promise<boolean> {
  const code = (direction: "asc" | "desc") => sql`(select currency->>'code' from orders
    where company_id = ${companyId} and placed_at is not null
    order by company_id ${sql.raw(direction)}, currency->>'code' ${sql.raw(direction)} limit 1)`;
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select ${code("asc")} as first, ${code("desc")} as last`.execute(db);
  return rows[0]?.first !== rows[0]?.last;
}

/** The latest orders among which the customers of the first pages are looked for. */
const LATEST_ORDERS = 2_000;

/**
 * Matches the first `count` customers by their last order when all of them are among the latest orders: the
 * others' orders are then not summed up. Returns null when they are not.
 */
async function findLatestPeople(
  db: Kysely<Database>,
  companyId: string,
  count: number,
): Promise<ClientFilter | null> {
  // Of the earliest instant among them, orders may be missing.
  const { rows } = await sql<{ code: string; phone: string }>`
    with latest as materialized (
      select client_id, status, placed_at from orders
      where company_id = ${companyId} and placed_at is not null
      order by placed_at desc limit ${LATEST_ORDERS})
    select country_calling_code as code, phone_number as phone from latest
    join clients on clients.company_id = ${companyId} and clients.id = latest.client_id
    where status <> 'CANCELLED' and placed_at > (select min(placed_at) from latest)
    group by country_calling_code, phone_number
    order by max(placed_at) desc fetch first ${sql.lit(count)} rows with ties`.execute(db);
  if (rows.length < count) return null;
  const [codes, phones] = [rows.map(({ code }) => code), rows.map(({ phone }) => phone)];
  // By the index `clients_by_phone`.
  return sql<SqlBool>`(reverse(clients.phone_number) in (select reverse(phone) from unnest(${phones}::text[]) as phone)
    and (clients.country_calling_code, clients.phone_number) in (
      select * from unnest(${codes}::text[], ${phones}::text[])))`;
}

/** Matches all devices of the people that a search finds, also those whose name does not match. */
function matchesSearch(companyId: string, search: string): ClientFilter {
  const found = personConditions(CLIENT, companyId, search).map(
    (matches) => sql`select clients.country_calling_code, clients.phone_number from clients
      where clients.company_id = ${companyId} and ${matches}`,
  );
  return sql<SqlBool>`(clients.country_calling_code, clients.phone_number) in (
    ${sql.join(found, sql` union `)})`;
}

/** Returns the customer whose client has this id; undefined when there is none. */
export async function findCustomer(
  db: Kysely<Database>,
  companyId: string,
  clientId: string,
): Promise<CustomerRow | undefined> {
  const { rows } = await customersOf(companyId, isSamePerson(companyId, clientId)).execute(db);
  return rows[0];
}

/** Matches the clients with the phone number of this one; by the index `clients_by_phone`. */
export function isSamePerson(companyId: string, clientId: string): ClientFilter {
  const one = sql`(select reverse(phone_number) from clients
    where company_id = ${companyId} and id = ${clientId})`;
  const code = sql`(select country_calling_code from clients
    where company_id = ${companyId} and id = ${clientId})`;
  return sql<SqlBool>`(reverse(clients.phone_number) = ${one}
    and clients.country_calling_code = ${code})`;
}

async function countCustomers(
  db: Kysely<Database>,
  companyId: string,
  filter: ClientFilter | null,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from clients
      where clients.company_id = ${companyId} ${filter ? sql`and ${filter}` : sql``}
      group by clients.country_calling_code, clients.phone_number) as people`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Sums clients and their orders up to customers. With a filter it reads the orders of each client
 * by the index; without one it reads the whole index once, which is faster then. With a currency it adds what was
 * spent in that one, for which it reads the orders themselves.
 */
function customersOf(companyId: string, filter: ClientFilter | null, currencyCode?: string) {
  const latestFirst = sql`order by placed.last_order_at desc nulls last, clients.created_at desc,
    clients.id`;
  const [sumHere, totalHere] = currencyCode
    ? [
        sql`, sum(amount_due) filter (where currency->>'code' = ${currencyCode}) as spent_here`,
        sql`, coalesce(sum(placed.spent_here), 0)::bigint as spent_here`,
      ]
    : [sql``, sql``];
  const sums = sql`count(*) as orders, sum(amount_due) as spent, max(placed_at) as last_order_at
    ${sumHere}`;
  const counted = sql`company_id = ${companyId} and placed_at is not null
    and status <> 'CANCELLED'`;
  const placed = filter
    ? sql`lateral (select ${sums} from orders
        where ${counted} and client_id = clients.id) as placed on true`
    : sql`(select client_id, ${sums} from orders where ${counted} and client_id is not null
        group by client_id) as placed on placed.client_id = clients.id`;
  return sql<CustomerRow>`
    select (array_agg(clients.id ${latestFirst}))[1] as id,
      (array_agg(clients.name ${latestFirst}))[1] as name,
      clients.country_calling_code, clients.phone_number,
      coalesce(sum(placed.orders), 0)::bigint as orders,
      coalesce(sum(placed.spent), 0)::bigint as spent,
      max(placed.last_order_at) as last_order_at,
      sum(clients.available_points)::bigint as points,
      min(clients.created_at) as since,
      count(*) as clients${totalHere}
    from clients
    left join ${placed}
    where clients.company_id = ${companyId} ${filter ? sql`and ${filter}` : sql``}
    group by clients.country_calling_code, clients.phone_number`;
}
