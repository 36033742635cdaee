import type { Role } from "@comanda/domain/staff/permissions";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

export type StoredMember = {
  account_id: string;
  name: string;
  email: string | null;
  role: Role;
  has_pin: boolean;
  created_at: Date;
};

function selectMembers(db: Kysely<Database>, companyId: string) {
  return db
    .selectFrom("staff_members as member")
    .innerJoin("staff_accounts as account", "account.id", "member.account_id")
    .where("member.company_id", "=", companyId)
    .select([
      "member.account_id",
      "account.name",
      "account.email",
      "member.role",
      sql<boolean>`member.pin_hash is not null`.as("has_pin"),
      "member.created_at",
    ]);
}

/** The members of a company, by role and name. */
export async function findMembers(
  db: Kysely<Database>,
  companyId: string,
): Promise<StoredMember[]> {
  return selectMembers(db, companyId)
    .orderBy(sql`array_position(array['owner', 'manager', 'cashier', 'kitchen'], member.role)`)
    .orderBy("account.name")
    .orderBy("member.account_id")
    .execute();
}

/** Finds a member of a company by the account. */
export async function findMemberRow(
  db: Kysely<Database>,
  companyId: string,
  accountId: string,
): Promise<StoredMember | undefined> {
  return selectMembers(db, companyId).where("member.account_id", "=", accountId).executeTakeFirst();
}

/**
 * Locks the company's members until the transaction ends, so that two changes at once cannot remove
 * both of the last two owners. The lock is the company's row.
 */
export async function lockMembers(db: Kysely<Database>, companyId: string): Promise<void> {
  await sql`select 1 from companies where company_id = ${companyId} for no key update`.execute(db);
}

/** Counts the owners of a company: the last one can neither leave nor lose the role. */
export async function countOwners(db: Kysely<Database>, companyId: string): Promise<number> {
  const { owners } = await db
    .selectFrom("staff_members")
    .select((eb) => eb.fn.countAll<number>().as("owners"))
    .where("company_id", "=", companyId)
    .where("role", "=", "owner")
    .executeTakeFirstOrThrow();
  return owners;
}

/** Adds an account to the team of a company; without `pin_hash` the member has no PIN. */
export async function insertMember(
  db: Kysely<Database>,
  member: { company_id: string; account_id: string; role: Role; pin_hash?: string | null },
): Promise<void> {
  await db
    .insertInto("staff_members")
    .values({ pin_hash: null, ...member })
    .execute();
}

/** Changes the role or the PIN of a member. */
export async function updateMember(
  db: Kysely<Database>,
  companyId: string,
  accountId: string,
  values: { role?: Role; pin_hash?: string | null },
): Promise<void> {
  await db
    .updateTable("staff_members")
    .set(values)
    .where("company_id", "=", companyId)
    .where("account_id", "=", accountId)
    .execute();
}

/** Deletes a member, and the account too when it could only sign in by PIN. */
export async function deleteMember(
  db: Kysely<Database>,
  companyId: string,
  accountId: string,
): Promise<void> {
  await db
    .deleteFrom("staff_members")
    .where("company_id", "=", companyId)
    .where("account_id", "=", accountId)
    .execute();
  await db
    .deleteFrom("staff_accounts")
    .where("id", "=", accountId)
    .where("email", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("staff_members")
            .select("company_id")
            .where("staff_members.account_id", "=", accountId),
        ),
      ),
    )
    .execute();
}

/** Ends what a member has open on tablets of the company. */
export async function deleteTabletSessionsOf(
  db: Kysely<Database>,
  companyId: string,
  accountId: string,
): Promise<void> {
  await db
    .deleteFrom("staff_tablet_sessions")
    .where("company_id", "=", companyId)
    .where("account_id", "=", accountId)
    .execute();
}

/** Companies without an owner, by id. */
export async function findCompaniesWithoutOwner(
  db: Kysely<Database>,
  limit: number,
): Promise<{ company_id: string; name: string }[]> {
  return db
    .selectFrom("companies")
    .select(["company_id", sql<string>`document->>'name'`.as("name")])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("staff_members")
            .select("account_id")
            .whereRef("staff_members.company_id", "=", "companies.company_id")
            .where("role", "=", "owner"),
        ),
      ),
    )
    .orderBy("company_id")
    .limit(limit)
    .execute();
}

/** The company's name; empty for no company. */
export async function findCompanyName(db: Kysely<Database>, companyId: string): Promise<string> {
  const row = await db
    .selectFrom("companies")
    .select(sql<string>`document->>'name'`.as("name"))
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row?.name ?? "";
}
