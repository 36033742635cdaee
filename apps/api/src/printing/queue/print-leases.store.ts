import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema/database.ts";
import type { PrinterRow } from "../settings/printers.store.ts";
import type { JobKey, PrintJobRow } from "./print-jobs.store.ts";

type PrinterKey = Pick<PrinterRow, "company_id" | "id">;

/** The longest time for a printer to fetch, print and confirm a ticket. */
export const MAX_LEASE_MS = 120_000;
/** How often a ticket without a confirmation is printed before it fails. */
const MAX_UNCERTAIN = 3;
/** How often a ticket that its printer refuses is sent before it fails. */
const MAX_REFUSED = 5;

/** The columns of a job that may be on paper: it is printed again, with the mark, or fails. */
const uncertainColumns = (reason: string) => ({
  uncertain: sql<number>`uncertain + 1`,
  state: sql<"queued" | "failed">`case when uncertain + 1 >= ${MAX_UNCERTAIN}::int
    then 'failed' else 'queued' end`,
  reason,
  lease_until: null,
});

/** Takes back the jobs of a printer whose confirmation did not come in time. */
export async function endLeases(
  db: Kysely<Database>,
  printer: PrinterKey,
  now: Date,
): Promise<void> {
  await db
    .updateTable("print_jobs")
    .set(uncertainColumns("unconfirmed"))
    .where("company_id", "=", printer.company_id)
    .where("printer_id", "=", printer.id)
    .where("state", "=", "sent")
    .where("lease_until", "<", now)
    .execute();
}

/** The next job of a printer; undefined when none waits, or while another is being printed. */
export async function findNextJob(
  db: Kysely<Database>,
  printer: PrinterKey,
): Promise<PrintJobRow | undefined> {
  const job = await db
    .selectFrom("print_jobs")
    .selectAll()
    .where("company_id", "=", printer.company_id)
    .where("printer_id", "=", printer.id)
    .where((eb) =>
      eb.or([
        eb("state", "=", "queued"),
        eb.and([eb("state", "=", "sent"), eb("lease_until", "is not", null)]),
      ]),
    )
    // One that is being printed comes first, and holds the others back.
    .orderBy(sql`state = 'queued'`)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return job?.state === "queued" ? job : undefined;
}

/** The job that a printer has, and has not confirmed yet. */
export function findLeasedJob(
  db: Kysely<Database>,
  printer: PrinterKey,
): Promise<PrintJobRow | undefined> {
  return db
    .selectFrom("print_jobs")
    .selectAll()
    .where("company_id", "=", printer.company_id)
    .where("printer_id", "=", printer.id)
    .where("state", "=", "sent")
    .where("lease_until", "is not", null)
    .limit(1)
    .executeTakeFirst();
}

/** Hands a waiting job over until `leaseUntil`; undefined when another request was first. */
export async function takeJob(
  db: Kysely<Database>,
  job: JobKey,
  now: Date,
  leaseUntil: Date,
): Promise<PrintJobRow | undefined> {
  return db
    .updateTable("print_jobs")
    .set({
      state: "sent",
      attempts: sql`attempts + 1`,
      sent_at: now,
      lease_until: leaseUntil,
      reason: null,
    })
    .where("company_id", "=", job.company_id)
    .where("id", "=", job.id)
    .where("state", "=", "queued")
    .returningAll()
    .executeTakeFirst();
}

/** What a printer or its print agent reports of an attempt. */
export type PrintOutcome =
  /** On paper. */
  | "confirmed"
  /** Handed over to a printer that does not confirm. */
  | "sent"
  /** Still being printed, or waiting for paper. */
  | "printing"
  /** Surely not on paper. */
  | "not_printed"
  /** Refused by the printer, so not on paper. */
  | "refused"
  /** It is unknown whether it is on paper. */
  | "unknown";

export type PrintReport = {
  outcome: PrintOutcome;
  /** The attempt that it is about; a later attempt is not changed by it. */
  attempt: number;
  reason: string | null;
  now: Date;
  /** For `printing`: until when the printer keeps the job. */
  leaseUntil: Date;
};

/** Notes what became of an attempt. False for an attempt that is over, which changes nothing. */
export async function reportJob(
  db: Kysely<Database>,
  job: JobKey,
  { outcome, attempt, reason, now, leaseUntil }: PrintReport,
): Promise<boolean> {
  const columns = {
    confirmed: { state: "confirmed", confirmed_at: now, lease_until: null, reason: null },
    sent: { state: "sent", lease_until: null, reason },
    printing: { state: "sent", lease_until: leaseUntil, reason },
    not_printed: { state: "queued", lease_until: null, reason },
    refused: {
      state: sql<"queued" | "failed">`case when attempts >= ${MAX_REFUSED}::int
        then 'failed' else 'queued' end`,
      lease_until: null,
      reason,
    },
    unknown: uncertainColumns(reason ?? "unconfirmed"),
  } as const;
  const { numUpdatedRows } = await db
    .updateTable("print_jobs")
    .set(columns[outcome])
    .where("company_id", "=", job.company_id)
    .where("id", "=", job.id)
    .where("attempts", "=", attempt)
    .where((eb) =>
      // A late confirmation also counts after the lease, until the next attempt; never for a ticket that
      // was not handed over.
      outcome === "confirmed"
        ? eb.and([eb("state", "in", ["sent", "queued", "failed"]), eb("attempts", ">", 0)])
        : eb.and([eb("state", "=", "sent"), eb("lease_until", "is not", null)]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives up the tickets that were queued before an instant and wait since. */
export async function failOldJobs(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .updateTable("print_jobs")
    .set({ state: "failed", reason: "expired", lease_until: null })
    .where("state", "in", ["queued", "sent"])
    .where((eb) => eb.or([eb("state", "=", "queued"), eb("lease_until", "is not", null)]))
    .where("created_at", "<", before)
    .execute();
}
