import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table staff_invitations
    add column invited_by_account text,
    add column is_claim boolean not null default false`,
  sql`alter table staff_tablets add column used_at timestamptz`,
  sql`update staff_tablets set used_at = enrolled_at`,
  sql`create table staff_member_pin_failures (
    company_id text not null,
    account_id text not null,
    failures integer not null,
    last_at timestamptz not null,
    locked_until timestamptz,
    primary key (company_id, account_id),
    foreign key (company_id, account_id) references staff_members on delete cascade
  )`,
  sql`create index staff_sessions_by_expiry on staff_sessions (expires_at)`,
];

/** Who invited, when a tablet was last unlocked, and wrong PINs of a member over all tablets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
