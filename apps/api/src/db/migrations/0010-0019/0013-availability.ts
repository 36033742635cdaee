import { type Kysely, sql } from "kysely";

/**
 * Marks name an item of the menu by its id without a foreign key: a mark stays when an import
 * removes the item, and counts again when the item comes back.
 */
const statements = [
  sql`create table availability_marks (
    company_id text not null references companies on delete cascade,
    kind text not null check (kind in ('product', 'variant', 'modifier')),
    id text not null,
    revision bigint not null,
    state text not null check (state in ('on_sale', 'sold_out', 'left')),
    until timestamptz,
    remaining integer check (remaining >= 0),
    requested json not null,
    undo json not null,
    account_id text not null,
    set_by text not null,
    set_at timestamptz not null,
    primary key (company_id, kind, id)
  )`,
  sql`create table service_pauses (
    company_id text not null references companies on delete cascade,
    service_type text not null,
    revision bigint not null,
    until timestamptz not null,
    configured text,
    account_id text not null,
    set_by text not null,
    set_at timestamptz not null,
    primary key (company_id, service_type)
  )`,
  sql`create table slowdowns (
    company_id text not null references companies on delete cascade,
    revision bigint not null,
    minutes integer not null check (minutes >= 0),
    until timestamptz not null,
    account_id text not null,
    set_by text not null,
    set_at timestamptz not null,
    primary key (company_id)
  )`,
];

/** What staff marked as sold out, which order types they paused, and a busy kitchen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
