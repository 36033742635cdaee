import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";

/** A device that gets push messages. */
export type StoredPushDevice = {
  id: string;
  company_id: string;
  account_id: string;
  name: string;
  language: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
  error: string | null;
};

/** The most devices of one member in a company. */
const MAX_DEVICES = 10;

/** Finds the devices of a company, or of one of its members, the latest first. */
export function findPushDevices(
  db: Kysely<Database>,
  companyId: string,
  accountId?: string,
): Promise<StoredPushDevice[]> {
  let query = db
    .selectFrom("staff_push_subscriptions")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("created_at", "desc")
    .orderBy("id");
  if (accountId !== undefined) query = query.where("account_id", "=", accountId);
  return query.execute();
}

/** Finds a device of a company. */
export function findPushDevice(
  db: Kysely<Database>,
  companyId: string,
  id: string,
): Promise<StoredPushDevice | undefined> {
  return db
    .selectFrom("staff_push_subscriptions")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/**
 * Stores a device. The same endpoint is the same browser: it keeps its id, and belongs to the member
 * who subscribed last. The oldest devices above ten of a member are removed.
 */
export async function upsertPushDevice(
  trx: Kysely<Database>,
  device: Omit<StoredPushDevice, "sent_at" | "failed_at" | "error">,
): Promise<StoredPushDevice> {
  const { account_id, name, language, p256dh, auth, created_at } = device;
  const stored = await trx
    .insertInto("staff_push_subscriptions")
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(["company_id", "endpoint"]).doUpdateSet({
        account_id,
        name,
        language,
        p256dh,
        auth,
        created_at,
        failed_at: null,
        error: null,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const all = await findPushDevices(trx, device.company_id, account_id);
  for (const { id } of all.filter((each) => each.id !== stored.id).slice(MAX_DEVICES - 1))
    await deletePushDevice(trx, device.company_id, id);
  return stored;
}

/** Deletes a device; with `accountId` only if it is that member's. */
export async function deletePushDevice(
  db: Kysely<Database>,
  companyId: string,
  id: string,
  accountId?: string,
): Promise<void> {
  let query = db
    .deleteFrom("staff_push_subscriptions")
    .where("company_id", "=", companyId)
    .where("id", "=", id);
  if (accountId !== undefined) query = query.where("account_id", "=", accountId);
  await query.execute();
}

/** Stores how the last message to a device went: `error` is the code of its failure, or null. */
export async function notePushResult(
  db: Kysely<Database>,
  { company_id, id }: Pick<StoredPushDevice, "company_id" | "id">,
  at: Date,
  error: string | null,
): Promise<void> {
  await db
    .updateTable("staff_push_subscriptions")
    .set(error === null ? { sent_at: at, error } : { failed_at: at, error })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
}
