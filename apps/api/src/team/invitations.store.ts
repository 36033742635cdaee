import type { Role } from "@comanda/domain/staff/permissions";
import { type Kysely, sql } from "kysely";
import { isInSetup } from "../companies/in-setup.store.ts";
import type { Database } from "../db/schema/database.ts";

export type StoredInvitation = {
  id: string;
  company_id: string;
  role: Role;
  email: string | null;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
};

const columns = [
  "id",
  "company_id",
  "role",
  "email",
  "invited_by",
  "created_at",
  "expires_at",
] as const;

/**
 * Stores an invitation; of its token only the hash, so that the database cannot accept it. Returns false where the
 * company has one with this id.
 */
export async function insertInvitation(
  db: Kysely<Database>,
  invitation: StoredInvitation & {
    token_hash: string;
    invited_by_account: string | null;
    is_claim: boolean;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: stored } = await db
    .insertInto("staff_invitations")
    .values(invitation)
    .onConflict((conflict) => conflict.columns(["company_id", "id"]).doNothing())
    .executeTakeFirst();
  return stored === 1n;
}

/** Invitations that can be accepted, latest first. */
export async function findOpenInvitations(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<StoredInvitation[]> {
  return db
    .selectFrom("staff_invitations")
    .select(columns)
    .where("company_id", "=", companyId)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** The invitation of a token while it can be accepted. */
export async function findInvitationByToken(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
): Promise<
  (StoredInvitation & { company_name: string; in_setup: boolean; is_claim: boolean }) | undefined
> {
  return db
    .selectFrom("staff_invitations")
    .innerJoin("companies", "companies.company_id", "staff_invitations.company_id")
    .select(columns.map((column) => `staff_invitations.${column}` as const))
    .select(sql<string>`companies.document->>'name'`.as("company_name"))
    .select(isInSetup.as("in_setup"))
    .select("is_claim")
    .where("token_hash", "=", tokenHash)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Marks the invitation of a token as accepted. Of two requests at once only one gets it. */
export async function takeInvitation(
  db: Kysely<Database>,
  tokenHash: string,
  accountId: string,
  now: Date,
): Promise<StoredInvitation | undefined> {
  return db
    .updateTable("staff_invitations")
    .set({ accepted_at: now, accepted_by: accountId })
    .where("token_hash", "=", tokenHash)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning(columns)
    .executeTakeFirst();
}

/** The company and the account that accepted the invitation of a token. */
export async function findAcceptedInvitation(
  db: Kysely<Database>,
  tokenHash: string,
): Promise<{ company_id: string; accepted_by: string | null } | undefined> {
  return db
    .selectFrom("staff_invitations")
    .select(["company_id", "accepted_by"])
    .where("token_hash", "=", tokenHash)
    .where("accepted_at", "is not", null)
    .executeTakeFirst();
}

/** Revokes an open invitation; undefined when there is none. */
export async function revokeInvitationRow(
  db: Kysely<Database>,
  companyId: string,
  id: string,
  now: Date,
): Promise<StoredInvitation | undefined> {
  return db
    .updateTable("staff_invitations")
    .set({ revoked_at: now })
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning(columns)
    .executeTakeFirst();
}

/** Revokes the open links with which the first owner claims a company. */
export async function revokeClaims(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("staff_invitations")
    .set({ revoked_at: now })
    .where("company_id", "=", companyId)
    .where("is_claim", "=", true)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
}

/** Revokes the open invitations that a member has made; returns their ids. */
export async function revokeInvitationsBy(
  db: Kysely<Database>,
  companyId: string,
  accountId: string,
  now: Date,
): Promise<string[]> {
  const revoked = await db
    .updateTable("staff_invitations")
    .set({ revoked_at: now })
    .where("company_id", "=", companyId)
    .where("invited_by_account", "=", accountId)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning("id")
    .execute();
  return revoked.map(({ id }) => id);
}

/** How many invitations of a company can be accepted. */
export async function countOpenInvitations(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<number> {
  const { open } = await db
    .selectFrom("staff_invitations")
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .where("company_id", "=", companyId)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return open;
}
