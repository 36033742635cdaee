import { Refusal } from "../../shared/refusal.ts";
import { findPrintJob, type PrintJobRow } from "../queue/print-jobs.store.ts";
import {
  endLeases,
  findLeasedJob,
  findNextJob,
  MAX_LEASE_MS,
  type PrintOutcome,
  reportJob,
  takeJob,
} from "../queue/print-leases.store.ts";
import {
  canBePng,
  needsPicture,
  renderCommands,
  renderPng,
  renderText,
} from "../render/render-job.ts";
import { type PrinterRow, touchPrinter } from "../settings/printers.store.ts";
import type { PrinterDeps } from "./admit-printer.ts";
import { printerStatusOf } from "./cloudprnt-status.ts";

const STAR_PRNT = "application/vnd.star.starprnt";
const PLAIN = "text/plain";
const PNG = "image/png";

export type CloudPrntPoll = { statusCode?: string; printingInProgress?: boolean };

type Offer = {
  jobReady: boolean;
  mediaTypes?: string[];
  jobToken?: string;
  deleteMethod?: "DELETE";
};

/** Answers a poll: whether a ticket waits, and in which forms the printer can fetch it. */
export async function pollCloudPrnt(
  { db, clock }: PrinterDeps,
  printer: PrinterRow,
  poll: CloudPrntPoll,
): Promise<Offer> {
  const now = clock();
  await touchPrinter(db, printer, now, printerStatusOf(poll.statusCode));
  if (poll.printingInProgress) return { jobReady: false };
  await endLeases(db, printer, now);
  const job = await findNextJob(db, printer);
  if (!job) return { jobReady: false };
  const mediaTypes = offeredForms(job, printer);
  return { jobReady: true, mediaTypes, jobToken: job.id, deleteMethod: "DELETE" };
}

/** The best form comes first. */
function offeredForms(job: PrintJobRow, printer: PrinterRow): string[] {
  const forms = needsPicture(job, printer) ? [PNG, STAR_PRNT] : [STAR_PRNT, PNG, PLAIN];
  return canBePng(job, printer) ? forms : forms.filter((form) => form !== PNG);
}

export type CloudPrntDocument = { type: string; body: Uint8Array<ArrayBuffer> };

/**
 * Hands the ticket of a token over. Fetched again it may be on paper already, so it then carries
 * the mark DUPLICATE. 404 `print_job_not_found` for a ticket that does not wait; 415
 * `unsupported_media_type` for another form.
 */
export async function fetchCloudPrnt(
  { db, clock }: PrinterDeps,
  printer: PrinterRow,
  { token, type }: { token: string | undefined; type: string | undefined },
): Promise<CloudPrntDocument | Refusal> {
  const wanted = type?.split(";")[0]?.trim().toLowerCase() ?? STAR_PRNT;
  const forms = [STAR_PRNT, PNG, PLAIN];
  if (!forms.includes(wanted)) {
    const detail = `A ticket comes as ${forms.join(" or ")}`;
    return new Refusal("unsupported_media_type", { detail });
  }
  const now = clock();
  const leaseUntil = new Date(now.getTime() + MAX_LEASE_MS);
  const known = await jobOfToken({ db, printer, token });
  if (!known) return new Refusal("print_job_not_found");
  if (wanted === PNG && !canBePng(known, printer)) return new Refusal("unsupported_media_type");
  if (known.state === "sent") {
    const report = { outcome: "unknown", reason: "fetched_again" } as const;
    await reportJob(db, known, { ...report, attempt: known.attempts, now, leaseUntil });
  }
  const job = await takeJob(db, known, now, leaseUntil);
  if (!job) return new Refusal("print_job_not_found");
  const bytes = await render(job, printer, wanted);
  return { type: wanted, body: Uint8Array.from(bytes) };
}

/** What the printer could not fetch or read is surely not on paper; other errors stop it midway. */
const outcomes: Record<string, PrintOutcome> = { ready: "confirmed", error: "refused" };

/** Notes the printer's word on a ticket. 404 `print_job_not_found` for one that is not its own. */
export async function confirmCloudPrnt(
  { db, clock }: PrinterDeps,
  printer: PrinterRow,
  { token, code }: { token: string | undefined; code: string | undefined },
): Promise<Refusal | null> {
  const job = await jobOfToken({ db, printer, token });
  if (!job) return new Refusal("print_job_not_found");
  const now = clock();
  const status = printerStatusOf(code);
  const outcome = outcomes[status ?? ""] ?? "unknown";
  const reason = status ?? "unconfirmed";
  await reportJob(db, job, { outcome, attempt: job.attempts, reason, now, leaseUntil: now });
  await touchPrinter(db, printer, now, status);
  return null;
}

/** Older printers send no token: theirs is the job that they fetch or print now. */
async function jobOfToken({
  db,
  printer,
  token,
}: Pick<PrinterDeps, "db"> & { printer: PrinterRow; token: string | undefined }): Promise<
  PrintJobRow | undefined
> {
  if (token === undefined) return (await findLeasedJob(db, printer)) ?? findNextJob(db, printer);
  const job = await findPrintJob(db, { company_id: printer.company_id, id: token });
  return job?.printer_id === printer.id ? job : undefined;
}

async function render(job: PrintJobRow, printer: PrinterRow, type: string): Promise<Uint8Array> {
  if (type === PNG) return renderPng(job, printer);
  if (type === PLAIN) return new TextEncoder().encode(renderText(job, printer));
  return renderCommands(job, printer, "star-prnt");
}
