import { type Kysely, sql } from "kysely";

const statements = [
  // The month, `yyyy-MM` by the company's clock, in which the order uses the plan; null while it does not.
  sql`alter table orders add column plan_month text`,
  sql`create table plan_orders (
    company_id text not null references companies on delete cascade,
    month text not null,
    orders bigint not null,
    primary key (company_id, month)
  )`,
  // Older orders count for no month that anything asks for.
  sql`update orders set plan_month = to_char(
      coalesce(placed_at, payment_expires_at) at time zone
        case timezone when 'America/Ciudad_Juarez' then 'America/Chihuahua' else timezone end,
      'YYYY-MM')
    where greatest(placed_at, payment_expires_at) > now() - interval '33 days'`,
  sql`insert into plan_orders (company_id, month, orders)
    select company_id, plan_month, count(*) from orders
    where plan_month is not null and status <> 'CANCELLED'
    group by company_id, plan_month`,
  sql`create function count_plan_orders() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.plan_month is not null and old.status <> 'CANCELLED' then
        update plan_orders set orders = orders - 1
          where company_id = old.company_id and month = old.plan_month;
      end if;
      if tg_op <> 'DELETE' and new.plan_month is not null and new.status <> 'CANCELLED' then
        insert into plan_orders (company_id, month, orders)
          values (new.company_id, new.plan_month, 1)
          on conflict (company_id, month) do update set orders = plan_orders.orders + 1;
      end if;
      return null;
    end $$`,
  sql`create trigger count_changed_plan_order after update of plan_month, status on orders
    for each row when (old.plan_month is distinct from new.plan_month
      or (old.status = 'CANCELLED') <> (new.status = 'CANCELLED'))
    execute function count_plan_orders()`,
  sql`create trigger count_new_plan_order after insert on orders
    for each row when (new.plan_month is not null) execute function count_plan_orders()`,
  sql`create trigger count_deleted_plan_order after delete on orders
    for each row when (old.plan_month is not null) execute function count_plan_orders()`,
];

/**
 * How many orders use the plan in each month, kept in a row: counting them takes longer the more
 * there are. Whatever changes an order keeps the row right.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
