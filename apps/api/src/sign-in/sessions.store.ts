import type { Role } from "@comanda/domain/staff/permissions";
import { type Kysely, sql } from "kysely";
import { isCompanyLive, isInSetup } from "../companies/in-setup.store.ts";
import { logoFile } from "../companies/logo-file.store.ts";
import type { Database } from "../db/schema/database.ts";

export type AccountDetails = {
  id: string;
  name: string;
  email: string | null;
  email_verified: boolean;
  two_factor_enabled: boolean;
  has_password: boolean;
};

/** Finds what the account page shows of an account. */
export async function findAccountDetails(
  db: Kysely<Database>,
  accountId: string,
): Promise<AccountDetails | undefined> {
  return db
    .selectFrom("staff_accounts as account")
    .select([
      "id",
      "name",
      "email",
      "email_verified",
      "two_factor_enabled",
      sql<boolean>`exists (select from staff_credentials credential
        where credential.account_id = account.id and credential.password is not null)`.as(
        "has_password",
      ),
    ])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

type MembershipRow = {
  company_id: string;
  company_name: string;
  role: Role;
  in_setup: boolean;
  live: boolean;
  /** The stored file of the company's logo; null without one. */
  logo_file: string | null;
  timezone: string;
};

/** The companies of an account, by name; with `companyId` this one only. */
export async function findMemberships(
  db: Kysely<Database>,
  accountId: string,
  companyId: string | null,
): Promise<MembershipRow[]> {
  return db
    .selectFrom("staff_members")
    .innerJoin("companies", "companies.company_id", "staff_members.company_id")
    .select([
      "staff_members.company_id",
      sql<string>`companies.document->>'name'`.as("company_name"),
      "staff_members.role",
      isInSetup.as("in_setup"),
      isCompanyLive.as("live"),
      logoFile.as("logo_file"),
      sql<string>`coalesce(companies.document->>'timezone', 'UTC')`.as("timezone"),
    ])
    .where("account_id", "=", accountId)
    .$if(companyId !== null, (query) => query.where("staff_members.company_id", "=", companyId))
    .orderBy("company_name")
    .orderBy("staff_members.company_id")
    .execute();
}

export type StoredSession = {
  id: string;
  created_at: Date;
  updated_at: Date;
  ip_address: string | null;
  user_agent: string | null;
};

/** The valid sessions of an account, last used first. */
export async function findSessionsOf(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<StoredSession[]> {
  return db
    .selectFrom("staff_sessions")
    .select(["id", "created_at", "updated_at", "ip_address", "user_agent"])
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("updated_at", "desc")
    .limit(100)
    .execute();
}

/** Deletes one session of an account, or all but `kept`. */
export async function deleteSessions(
  db: Kysely<Database>,
  accountId: string,
  which: { id: string } | { kept: string },
): Promise<void> {
  const query = db.deleteFrom("staff_sessions").where("account_id", "=", accountId);
  await ("id" in which
    ? query.where("id", "=", which.id)
    : query.where("id", "<>", which.kept)
  ).execute();
}

/** Deletes the session of a token; returns its account, or null where there is no such session. */
export async function deleteSessionByToken(
  db: Kysely<Database>,
  token: string,
): Promise<string | null> {
  const deleted = await db
    .deleteFrom("staff_sessions")
    .where("token", "=", token)
    .returning("account_id")
    .executeTakeFirst();
  return deleted?.account_id ?? null;
}

/** Changes the name that an account shows to its team. */
export async function updateAccountName(
  db: Kysely<Database>,
  accountId: string,
  name: string,
): Promise<void> {
  await db.updateTable("staff_accounts").set({ name }).where("id", "=", accountId).execute();
}

/** Stores a new session of an account; its `token` is secret until `expires_at`. */
export async function insertSession(
  db: Kysely<Database>,
  session: {
    id: string;
    account_id: string;
    token: string;
    expires_at: Date;
    ip_address: string | null;
    user_agent: string | null;
  },
): Promise<void> {
  await db.insertInto("staff_sessions").values(session).execute();
}
