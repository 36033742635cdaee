import { type BusinessClock, hoursOfBusinessDay } from "@comanda/domain/hours/business-day";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { StoredDimension } from "../db/schema/sales-tables.ts";
import { figureNames, type Sum } from "./figures.ts";

/** What decides into which sums an order belongs. */
export type SalesScope = BusinessClock & {
  companyId: string;
  /** The code of the currency that is summed; orders in another one are left out. */
  currency: string;
};

/** A sum of one day, in one dimension. */
export type DaySum = Sum & { day: string; dimension: StoredDimension };

/** How many days one statement sums: it compares each of their orders with each of their hours. */
const DAYS_AT_ONCE = 7;

/**
 * Sums the orders of business days as they are now, in every dimension. With `until`, only orders
 * that were placed before that instant count.
 */
export async function sumOrders(
  db: Kysely<Database>,
  scope: SalesScope,
  days: readonly string[],
  until: Date | null = null,
): Promise<DaySum[]> {
  const sums: DaySum[] = [];
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const select = selectSums(scope, days.slice(at, at + DAYS_AT_ONCE), until);
    const { rows } = await sql<DaySum>`
      select to_char(day, 'YYYY-MM-DD') as day, dimension, key, label,
        ${sql.join(columns)} from (${select}) as sums order by sums.day`.execute(db);
    sums.push(...rows);
  }
  return sums;
}

/** Stores the sums of a business day as its orders are now. Its earlier sums are removed. */
export async function storeDaySums(
  trx: Kysely<Database>,
  scope: SalesScope,
  day: string,
): Promise<void> {
  const { companyId } = scope;
  await sql`delete from sales_rolled_days
    where company_id = ${companyId} and day = ${day}::date`.execute(trx);
  await trx.insertInto("sales_rolled_days").values({ company_id: companyId, day }).execute();
  await sql`insert into sales_rollups (company_id, day, dimension, key, label, ${sql.join(columns)})
    select ${companyId}, day, dimension, key, label, ${sql.join(columns)}
    from (${selectSums(scope, [day], null)}) as sums`.execute(trx);
}

const columns = figureNames.map((name) => sql.ref(name));

/** An hour of a day, from an instant until before another. */
type Segment = { day: string; hour: number; start: string; stop: string };

/** The hours of the days, as rows of a statement. */
function segmentsOf(scope: SalesScope, days: readonly string[], until: Date | null): Segment[] {
  const end = until?.getTime() ?? Number.POSITIVE_INFINITY;
  return days.flatMap((day) =>
    hoursOfBusinessDay(scope, day)
      .filter(({ from }) => from < end)
      .map(({ hour, from, to }) => ({
        day,
        hour,
        start: new Date(from).toISOString(),
        stop: new Date(Math.min(to, end)).toISOString(),
      })),
  );
}

/** A statement with a row for each day, dimension and key. */
function selectSums(
  scope: SalesScope,
  days: readonly string[],
  until: Date | null,
): RawBuilder<unknown> {
  const segments = segmentsOf(scope, days, until);
  const bySum = figureNames.map((name) => sql`${ofOrders[name]} as ${sql.ref(name)}`);
  const byProduct = figureNames.map((name) => sql`${ofLines[name] ?? sql`0`} as ${sql.ref(name)}`);
  return sql`
    with segments as (
      select day, hour, start, stop
      from json_to_recordset(${JSON.stringify(segments)}::json)
        as s(day date, hour int, start timestamptz, stop timestamptz)
    ), placed as (
      select segments.day, segments.hour, orders.*, discount.*, rating.score,
        orders.status <> 'CANCELLED' as stands,
        -- A refund that was made at the provider counts as the whole order.
        case when orders.payment_status = 'refunded'
          then greatest(orders.refunded, orders.amount_due) else orders.refunded end as sent_back,
        -- A delivery is ready when it is handed over.
        case when orders.service_type = 'DELIVERY' then orders.ended_at else coalesce(
          (select min(at) from order_events as event where event.company_id = ${scope.companyId}
            and event.order_id = orders.id and event.status = 'READY'),
          orders.ended_at) end as ready_at,
        (select sum(quantity) from order_lines as line where line.company_id = ${scope.companyId}
          and line.order_id = orders.id) as piece_count
      from segments
      join orders on orders.company_id = ${scope.companyId}
        and orders.placed_at >= segments.start and orders.placed_at < segments.stop
      left join order_ratings as rating on rating.company_id = ${scope.companyId}
        and rating.order_id = orders.id
      cross join lateral (
        select sum((each->>'amount')::bigint) filter (where each->>'modality' = 'COUPON')
            as coupon_amount,
          max(coalesce(each->>'code', each->>'source_id'))
            filter (where each->>'modality' = 'COUPON') as coupon_code,
          sum((each->>'amount')::bigint) filter (where each->>'modality' = 'FIDELITY')
            as reward_amount,
          sum((each->>'points')::bigint) filter (where each->>'modality' = 'FIDELITY')
            as reward_points,
          max(each->>'source_id') filter (where each->>'modality' = 'FIDELITY') as reward_id,
          max(each->>'description') filter (where each->>'modality' = 'FIDELITY') as reward_name
        from json_array_elements(orders.discounts) as each
      ) as discount
      -- Bounds that the planner knows: without them it may read all orders for each hour.
      where orders.placed_at >= ${segments[0]?.start ?? null}::timestamptz
        and orders.placed_at < ${segments.at(-1)?.stop ?? null}::timestamptz
        and orders.currency->>'code' = ${scope.currency}
    ), timed as (
      select *, stands and promised_at is not null and ready_at is not null as kept,
        stands and promised_at is not null and ready_at is not null
          and scheduled_delivery_date is null as clocked
      from placed
    )
    select day, dimension, key,
      (array_agg(label order by placed_at desc) filter (where label is not null))[1] as label,
      ${sql.join(bySum)}
    from timed cross join lateral (values
      ('total', '', null),
      ('hour', hour::text, null),
      ('service_type', service_type, null),
      ('payment', concat_ws(':', assigned_payment->>'code', assigned_payment->>'description'),
        assigned_payment->>'description'),
      ('source', coalesce(trim(utm_source), ''), null),
      ('table', table_id, order_title),
      ('coupon', coupon_code, null),
      ('reward', reward_id, reward_name),
      ('rating', score::text, null)
    ) as part(dimension, key, label)
    where key is not null
    group by day, dimension, key
    union all
    select day, 'product', line.product_id,
      (array_agg(line.name order by placed_at desc))[1], ${sql.join(byProduct)}
    from placed join order_lines as line on line.company_id = ${scope.companyId}
      and line.order_id = placed.id
    where stands
    group by day, line.product_id`;
}

const sumOf = (value: RawBuilder<unknown>, where = sql`stands`) =>
  sql`coalesce(sum(${value}) filter (where ${where}), 0)::bigint`;
const countOf = (where: RawBuilder<unknown>) => sql`count(*) filter (where ${where})`;
/** Whole seconds from the placement until an instant. */
const secondsUntil = (instant: RawBuilder<unknown>) =>
  sql`greatest(0, floor(extract(epoch from ${instant} - placed_at)))`;

const ofOrders: Record<(typeof figureNames)[number], RawBuilder<unknown>> = {
  orders: countOf(sql`stands`),
  pieces: sumOf(sql`piece_count`),
  gross: sumOf(sql`combos_price`),
  discounts: sumOf(sql`discounts_amount`),
  delivery: sumOf(sql`delivery_price`),
  service_fees: sumOf(sql`service_fee`),
  payment_fees: sumOf(sql`payment_fee`),
  tips: sumOf(sql`tip`),
  total: sumOf(sql`amount_due`),
  cancelled: countOf(sql`not stands`),
  cancelled_total: sumOf(sql`amount_due`, sql`not stands`),
  refunded: countOf(sql`stands and (payment_status = 'refunded' or sent_back > 0)`),
  refunded_total: sumOf(sql`sent_back`),
  promised: countOf(sql`kept`),
  late: countOf(sql`kept and ready_at > promised_at`),
  timed: countOf(sql`clocked`),
  promised_seconds: sumOf(secondsUntil(sql`promised_at`), sql`clocked`),
  taken_seconds: sumOf(secondsUntil(sql`ready_at`), sql`clocked`),
  coupons: countOf(sql`stands and coupon_code is not null`),
  coupon_discounts: sumOf(sql`coupon_amount`),
  rewards: countOf(sql`stands and reward_id is not null`),
  reward_discounts: sumOf(sql`reward_amount`),
  points: sumOf(sql`reward_points`),
  ratings: countOf(sql`stands and score is not null`),
  stars: sumOf(sql`score`),
};

const ofLines: Partial<typeof ofOrders> = {
  orders: sql`count(distinct placed.id)`,
  pieces: sql`sum(line.quantity)::bigint`,
  gross: sql`sum(line.quantity * line.unit_price)::bigint`,
};
