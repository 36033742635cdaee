import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table order_numbers (
    company_id text primary key references companies on delete cascade,
    next_number bigint not null
  )`,
  // A process of the version before, which is stopped only now, takes its numbers by the column.
  sql`create function take_order_number() returns trigger language plpgsql as $$
    begin
      insert into order_numbers (company_id, next_number)
        values (new.company_id, new.next_public_id)
        on conflict (company_id) do update set next_number = order_numbers.next_number + 1
        returning next_number into new.next_public_id;
      return new;
    end $$`,
  sql`create trigger take_order_number before update of next_public_id on companies
    for each row execute function take_order_number()`,
  // After the trigger, which no number passes any more.
  sql`insert into order_numbers (company_id, next_number)
    select company_id, next_public_id from companies`,
];

/**
 * Each company's next order number, in a row of its own: a new draft locks it, and not the company's row,
 * for which orders that are placed wait.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
