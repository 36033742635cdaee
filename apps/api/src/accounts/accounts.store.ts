import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** Whether an account has this e-mail address. */
export async function hasAccount(db: Kysely<Database>, email: string): Promise<boolean> {
  return (await findAccountByEmail(db, email)) !== undefined;
}

/** Finds the account with an e-mail address, in upper or lower case. */
export async function findAccountByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom("staff_accounts")
    .select(["id", "name"])
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
}

/** The e-mail address of an account, in lower case; null without one. */
export async function findAccountEmail(
  db: Kysely<Database>,
  accountId: string,
): Promise<string | null> {
  const account = await db
    .selectFrom("staff_accounts")
    .select("email")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return account?.email ?? null;
}

export type AccountToInsert = {
  id: string;
  name: string;
  email: string | null;
  /** Null without a password. */
  passwordHash: string | null;
};

/** Inserts an account; false when the e-mail address or the id has one. */
export async function insertAccount(
  db: Kysely<Database>,
  { id, name, email, passwordHash }: AccountToInsert,
): Promise<boolean> {
  const inserted = await db
    .insertInto("staff_accounts")
    .values({ id, name, email: email?.toLowerCase() ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  if (passwordHash !== null)
    await db
      .insertInto("staff_credentials")
      .values({
        id: randomUUID(),
        account_id: id,
        provider_id: "credential",
        provider_account_id: id,
        password: passwordHash,
      })
      .execute();
  return true;
}
