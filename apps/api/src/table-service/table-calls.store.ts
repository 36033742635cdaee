import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema/database.ts";

export type TableCallRow = Selectable<Database["table_calls"]>;

/** A table of a company, by the id of its QR code. */
export type Table = { companyId: string; qrId: string };

/** Finds the last call of each kind of a table. */
export function findLastCalls(
  db: Kysely<Database>,
  { companyId, qrId }: Table,
): Promise<TableCallRow[]> {
  return db
    .selectFrom("table_calls")
    .selectAll()
    .distinctOn("kind")
    .where("company_id", "=", companyId)
    .where("qr_id", "=", qrId)
    .orderBy("kind")
    .orderBy("created_at", "desc")
    .execute();
}

/** Finds the unanswered calls of a company that have not ended, the earliest first. */
export function findOpenCalls(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<TableCallRow[]> {
  return db
    .selectFrom("table_calls")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("is_open", "=", true)
    .where("expires_at", ">", now)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/**
 * Stores an open call; false when the table has one of the kind already. The database lets one of several
 * requests at once succeed. An open one that has ended by itself makes room.
 */
export async function insertTableCall(
  trx: Kysely<Database>,
  call: Insertable<Database["table_calls"]>,
  now: Date,
): Promise<boolean> {
  await trx
    .updateTable("table_calls")
    .set({ is_open: false })
    .where("company_id", "=", call.company_id)
    .where("qr_id", "=", call.qr_id)
    .where("kind", "=", call.kind)
    .where("is_open", "=", true)
    .where("expires_at", "<=", now)
    .execute();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("table_calls")
    .values(call)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Finds a call and locks it until the transaction ends. */
export function lockTableCall(
  trx: Kysely<Database>,
  companyId: string,
  id: string,
): Promise<TableCallRow | undefined> {
  return trx
    .selectFrom("table_calls")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes who answers a call. The caller has locked it. */
export async function noteAnswer(
  trx: Kysely<Database>,
  { company_id, id }: Pick<TableCallRow, "company_id" | "id">,
  answer: { answered_at: Date; answered_account: string; answered_by: string },
): Promise<void> {
  await trx
    .updateTable("table_calls")
    .set({ ...answer, is_open: false })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
}
