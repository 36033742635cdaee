import type { Insertable, Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";

/** Gives up the tickets of an order from before a change that no printer has taken yet. */
export async function giveUpWaitingJobs(
  db: Kysely<Database>,
  { companyId, orderId, change }: { companyId: string; orderId: string; change: number },
): Promise<void> {
  await db
    .updateTable("print_jobs")
    .set({ state: "failed", reason: "given_up" })
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .where("state", "=", "queued")
    .where("attempts", "=", 0)
    .where("change", "<", change)
    .execute();
}

/** The stations that may have a ticket of an order on paper. */
export async function findStationsOnPaper(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<string[]> {
  const rows = await selectStations(db, companyId, orderId).where("attempts", ">", 0).execute();
  return rows.map(({ station }) => station);
}

/** The stations that have a ticket of an order on paper or will have it: all but those whose tickets were given up. */
export async function findStationsWithTickets(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<string[]> {
  const rows = await selectStations(db, companyId, orderId)
    .where((eb) => eb.or([eb("attempts", ">", 0), eb("state", "<>", "failed")]))
    .execute();
  return rows.map(({ station }) => station);
}

/** Replaces what a ticket of an order says, if no printer has taken it. */
export async function rewriteWaitingJob(
  db: Kysely<Database>,
  { company_id, order_id, kind, station, copy, ticket }: Insertable<Database["print_jobs"]>,
): Promise<void> {
  await db
    .updateTable("print_jobs")
    .set({ ticket })
    .where("company_id", "=", company_id)
    .where("order_id", "=", order_id ?? null)
    .where("kind", "=", kind)
    .where("station", "=", station)
    .where("copy", "=", copy)
    .where("reprint", "=", 0)
    .where("attempts", "=", 0)
    .execute();
}

function selectStations(db: Kysely<Database>, companyId: string, orderId: string) {
  return db
    .selectFrom("print_jobs")
    .select("station")
    .distinct()
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .where("kind", "=", "kitchen");
}
