import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table companies
    add column printing_settings json,
    add column printing_since timestamptz`,
  sql`create table printers (
    company_id text not null references companies on delete cascade,
    id text not null,
    name text not null,
    kind text not null,
    columns int not null,
    as_pictures boolean not null,
    token_hash text not null unique,
    status text,
    last_seen_at timestamptz,
    created_at timestamptz not null,
    primary key (company_id, id)
  )`,
  sql`create table print_jobs (
    company_id text not null references companies on delete cascade,
    id text not null,
    order_id text,
    printer_id text,
    kind text not null,
    station text not null,
    station_name text,
    copy int not null,
    reprint int not null,
    ticket json not null,
    state text not null check (state in ('queued', 'sent', 'confirmed', 'failed')),
    attempts int not null default 0,
    uncertain int not null default 0,
    reason text,
    created_at timestamptz not null,
    sent_at timestamptz,
    confirmed_at timestamptz,
    lease_until timestamptz,
    requested_by text,
    primary key (company_id, id),
    unique (company_id, order_id, kind, station, reprint, copy),
    foreign key (company_id, order_id) references orders on delete cascade,
    foreign key (company_id, printer_id) references printers
  )`,
  // What a printer gets next, and what waits for it.
  sql`create index print_jobs_waiting on print_jobs (company_id, printer_id, created_at, id)
    where state in ('queued', 'sent')`,
  // The purge looks at the jobs of all companies.
  sql`create index print_jobs_by_age on print_jobs (created_at)`,
];

/** Printers, what is printed where, and the queue of tickets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
