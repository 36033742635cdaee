import { type Kysely, sql } from "kysely";

/** Accounts, with their sessions and proofs, belong to several companies: their keys have no company. */
const accounts = [
  sql`create table staff_accounts (
    id text primary key,
    name text not null,
    email text unique,
    email_verified boolean not null default false,
    image text,
    two_factor_enabled boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create table staff_sessions (
    id text primary key,
    account_id text not null references staff_accounts on delete cascade,
    token text not null unique,
    expires_at timestamptz not null,
    ip_address text,
    user_agent text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create index staff_sessions_of_account on staff_sessions (account_id)`,
  sql`create table staff_credentials (
    id text primary key,
    account_id text not null references staff_accounts on delete cascade,
    provider_id text not null,
    provider_account_id text not null,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamptz,
    refresh_token_expires_at timestamptz,
    scope text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (provider_id, provider_account_id)
  )`,
  sql`create index staff_credentials_of_account on staff_credentials (account_id)`,
  sql`create table staff_verifications (
    id text primary key,
    identifier text not null,
    value text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create index staff_verifications_by_identifier on staff_verifications (identifier)`,
  sql`create index staff_verifications_by_time on staff_verifications (expires_at)`,
  sql`create table staff_passkeys (
    id text primary key,
    account_id text not null references staff_accounts on delete cascade,
    name text,
    public_key text not null,
    credential_id text not null unique,
    counter bigint not null,
    device_type text not null,
    backed_up boolean not null,
    transports text,
    aaguid text,
    created_at timestamptz default now()
  )`,
  sql`create index staff_passkeys_of_account on staff_passkeys (account_id)`,
  sql`create table staff_two_factors (
    id text primary key,
    account_id text not null references staff_accounts on delete cascade,
    secret text not null,
    backup_codes text not null,
    verified boolean default true,
    failed_verification_count integer default 0,
    locked_until timestamptz
  )`,
  sql`create index staff_two_factors_of_account on staff_two_factors (account_id)`,
];

const members = [
  sql`create table staff_members (
    company_id text not null references companies on delete cascade,
    account_id text not null references staff_accounts on delete cascade,
    role text not null check (role in ('owner', 'manager', 'cashier', 'kitchen')),
    pin_hash text,
    created_at timestamptz not null default now(),
    primary key (company_id, account_id)
  )`,
  sql`create index staff_members_of_account on staff_members (account_id)`,
  sql`create table staff_invitations (
    company_id text not null references companies on delete cascade,
    id text not null,
    token_hash text not null unique,
    role text not null check (role in ('owner', 'manager', 'cashier', 'kitchen')),
    email text,
    invited_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    accepted_by text,
    revoked_at timestamptz,
    primary key (company_id, id)
  )`,
];

const tablets = [
  sql`create table staff_tablets (
    company_id text not null references companies on delete cascade,
    id text not null,
    name text not null,
    token_hash text not null unique,
    enrolled_by text not null,
    enrolled_at timestamptz not null,
    revoked_at timestamptz,
    primary key (company_id, id)
  )`,
  sql`create table staff_tablet_sessions (
    company_id text not null,
    tablet_id text not null,
    id text not null unique,
    account_id text not null,
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (company_id, tablet_id),
    foreign key (company_id, tablet_id) references staff_tablets on delete cascade,
    foreign key (company_id, account_id) references staff_members on delete cascade
  )`,
  sql`create index staff_tablet_sessions_of_member on staff_tablet_sessions (company_id, account_id)`,
  sql`create table staff_pin_failures (
    company_id text not null,
    tablet_id text not null,
    account_id text not null,
    failures integer not null,
    last_at timestamptz not null,
    primary key (company_id, tablet_id, account_id),
    foreign key (company_id, tablet_id) references staff_tablets on delete cascade
  )`,
];

/** Accounts of staff, their memberships of companies, invitations, and enrolled tablets (decision 36). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...accounts, ...members, ...tablets]) await statement.execute(db);
}
