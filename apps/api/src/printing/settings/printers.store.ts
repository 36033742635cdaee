import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../db/schema/database.ts";

export type PrinterRow = Selectable<Database["printers"]>;

/** A printer with the tickets that wait for it, or that it has not confirmed. */
export type PrinterWithQueue = PrinterRow & { queued: number; waiting_since: Date | null };

/** The printers of a company in the order of their names; with `id` only that one. */
export async function findPrinters(
  db: Kysely<Database>,
  companyId: string,
  id?: string,
): Promise<PrinterWithQueue[]> {
  const waiting = db
    .selectFrom("print_jobs")
    .select(["printer_id", "company_id"])
    .select((eb) => eb.fn.countAll<number>().as("queued"))
    .select((eb) => eb.fn.min("created_at").as("since"))
    .where("company_id", "=", companyId)
    .where("state", "in", ["queued", "sent"])
    .where((eb) => eb.or([eb("state", "=", "queued"), eb("lease_until", "is not", null)]))
    .groupBy(["company_id", "printer_id"])
    .as("waiting");
  const rows = await db
    .selectFrom("printers")
    .leftJoin(waiting, "waiting.printer_id", "printers.id")
    .selectAll("printers")
    .select(["waiting.queued", "waiting.since"])
    .where("printers.company_id", "=", companyId)
    .$if(id !== undefined, (query) => query.where("printers.id", "=", id ?? ""))
    .orderBy("printers.name")
    .orderBy("printers.id")
    .execute();
  return rows.map(({ queued, since, ...row }) => ({
    ...row,
    queued: Number(queued ?? 0),
    waiting_since: since ?? null,
  }));
}

/** Adds a printer; false when the company has one with its id. */
export async function insertPrinter(
  trx: Kysely<Database>,
  printer: Insertable<Database["printers"]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("printers")
    .values(printer)
    .onConflict((conflict) => conflict.columns(["company_id", "id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes a printer; the row as it was before, or undefined when there is none. */
export async function updatePrinterRow(
  trx: Kysely<Database>,
  { company_id, id }: Pick<PrinterRow, "company_id" | "id">,
  columns: Partial<Omit<PrinterRow, "company_id" | "id">>,
): Promise<PrinterRow | undefined> {
  const before = await trx
    .selectFrom("printers")
    .selectAll()
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  await trx
    .updateTable("printers")
    .set(columns)
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
  return before;
}

/** Deletes a printer. What waits for it fails, and what it has printed forgets it. */
export async function deletePrinter(
  trx: Kysely<Database>,
  { company_id, id }: Pick<PrinterRow, "company_id" | "id">,
): Promise<boolean> {
  await trx
    .updateTable("print_jobs")
    .set({
      printer_id: null,
      lease_until: null,
      reason: sql`case when state = 'queued' or lease_until is not null
        then 'printer_removed' else reason end`,
      state: sql`case when state = 'queued' or lease_until is not null
        then 'failed' else state end`,
    })
    .where("company_id", "=", company_id)
    .where("printer_id", "=", id)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom("printers")
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The printer of a token, of whichever company. */
export function findPrinterByToken(
  db: Kysely<Database>,
  tokenHash: string,
): Promise<PrinterRow | undefined> {
  return db
    .selectFrom("printers")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** Stores that a printer has sent a request, and its status; null keeps the stored status. */
export async function touchPrinter(
  db: Kysely<Database>,
  { company_id, id }: Pick<PrinterRow, "company_id" | "id">,
  now: Date,
  status: string | null,
): Promise<void> {
  await db
    .updateTable("printers")
    .set({ last_seen_at: now, ...(status === null ? {} : { status }) })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
}
