import { setTimeout as pause } from "node:timers/promises";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { runInCompanyShare } from "../../db/use/database-use.ts";
import { Refusal } from "../../shared/refusal.ts";
import { findPrintJob } from "../queue/print-jobs.store.ts";
import {
  endLeases,
  findNextJob,
  type PrintOutcome,
  reportJob,
  takeJob,
} from "../queue/print-leases.store.ts";
import { duplicateNumber, renderCommands } from "../render/render-job.ts";
import { type PrinterRow, touchPrinter } from "../settings/printers.store.ts";
import type { PrinterDeps } from "./admit-printer.ts";

/** Milliseconds for an agent to print a ticket, or to say that it is still at it. */
const LEASE_MS = MINUTE_MS;
/** Milliseconds that a request for a ticket waits for one; a server that stops waits as long. */
const WAIT_MS = 5_000;
const LOOK_MS = 500;

/** A ticket for the agent: commands of ESC/POS, base64. */
export type AgentJob = { id: string; attempt: number; duplicate: number; data: string };

/**
 * Hands the next ticket to the agent of a printer; null when none came within five seconds, and at once for
 * a printer that is not ready. The server takes the ticket back when no report comes within a minute.
 */
export async function nextAgentJob(
  { db, clock }: PrinterDeps,
  printer: PrinterRow,
  { status, isGone }: { status: string | null; isGone: AbortSignal },
): Promise<AgentJob | null> {
  const inShare = <T>(work: () => Promise<T>) => runInCompanyShare(printer.company_id, work);
  await inShare(() => touchPrinter(db, printer, clock(), status));
  if (status !== null && status !== "ready") return null;
  for (const end = performance.now() + WAIT_MS; ; await pause(LOOK_MS)) {
    if (isGone.aborted) return null;
    const now = clock();
    const job = await inShare(async () => {
      await endLeases(db, printer, now);
      const next = await findNextJob(db, printer);
      return next && takeJob(db, next, now, new Date(now.getTime() + LEASE_MS));
    });
    if (job) {
      const data = Buffer.from(await renderCommands(job, printer, "esc-pos")).toString("base64");
      return { id: job.id, attempt: job.attempts, duplicate: duplicateNumber(job), data };
    }
    if (performance.now() >= end) return null;
  }
}

export type AgentReport = { attempt: number; outcome: PrintOutcome; status: string | null };

/**
 * Notes what an agent says of a ticket. False for an attempt that is over. 404
 * `print_job_not_found` for a ticket of another printer.
 */
export async function reportAgentJob(
  { db, clock }: PrinterDeps,
  printer: PrinterRow,
  id: string,
  { attempt, outcome, status }: AgentReport,
): Promise<boolean | Refusal> {
  const now = clock();
  await touchPrinter(db, printer, now, status);
  const job = await findPrintJob(db, { company_id: printer.company_id, id });
  if (job?.printer_id !== printer.id) return new Refusal("print_job_not_found");
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  return reportJob(db, job, { outcome, attempt, reason: status, now, leaseUntil });
}
