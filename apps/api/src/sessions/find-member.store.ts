import type { Role } from "@comanda/domain/staff/permissions";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** A valid session with its account. The other fields are about the asked company. */
export type FoundSession = {
  session_id: string;
  account_id: string;
  name: string;
  /** Null for an account that is no member of the company. */
  role: Role | null;
  /** For a session that a PIN opened. */
  tablet_id: string | null;
  tablet_name: string | null;
};

export type SessionProofs = {
  /** The token of an account's session. */
  token: string | null;
  /** The hashes of a tablet's token, and of the token that the PIN opened on it. */
  tabletHash: string | null;
  pinHash: string | null;
};

/**
 * The session that the proofs show, in one statement: on a tablet that a PIN has unlocked this
 * member, else the account's. A PIN's session counts only together with its own tablet.
 */
export async function findSession(
  db: Kysely<Database>,
  { token, tabletHash, pinHash }: SessionProofs,
  companyId: string,
  now: Date,
): Promise<FoundSession | undefined> {
  const byPin = db
    .selectFrom("staff_tablet_sessions as session")
    .innerJoin("staff_tablets as tablet", (join) =>
      join
        .onRef("tablet.company_id", "=", "session.company_id")
        .onRef("tablet.id", "=", "session.tablet_id"),
    )
    .innerJoin("staff_members as member", (join) =>
      join
        .onRef("member.company_id", "=", "session.company_id")
        .onRef("member.account_id", "=", "session.account_id"),
    )
    .innerJoin("staff_accounts as account", "account.id", "session.account_id")
    .where("session.token_hash", "=", pinHash ?? "")
    .where("tablet.token_hash", "=", tabletHash ?? "")
    .where("tablet.revoked_at", "is", null)
    .where("session.expires_at", ">", now)
    .select([
      "session.id as session_id",
      "account.id as account_id",
      "account.name as name",
      sql<Role | null>`case when session.company_id = ${companyId} then member.role end`.as("role"),
      sql<string | null>`tablet.id`.as("tablet_id"),
      sql<string | null>`tablet.name`.as("tablet_name"),
      sql<number>`0`.as("place"),
    ]);
  const byAccount = db
    .selectFrom("staff_sessions as session")
    .innerJoin("staff_accounts as account", "account.id", "session.account_id")
    .leftJoin("staff_members as member", (join) =>
      join.onRef("member.account_id", "=", "account.id").on("member.company_id", "=", companyId),
    )
    .where("session.token", "=", token ?? "")
    .where("session.expires_at", ">", now)
    .select([
      "session.id as session_id",
      "account.id as account_id",
      "account.name as name",
      "member.role as role",
      sql<string | null>`null`.as("tablet_id"),
      sql<string | null>`null`.as("tablet_name"),
      sql<number>`1`.as("place"),
    ]);
  return byPin.unionAll(byAccount).orderBy("place").limit(1).executeTakeFirst();
}

/** Ends one session, of an account or of a tablet. */
export async function deleteSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("id", "=", sessionId).execute();
  await db.deleteFrom("staff_tablet_sessions").where("id", "=", sessionId).execute();
}
