import { MINUTE_MS } from "../time/durations.ts";

/** Milliseconds for which a ticket may wait before staff are shown that its printer does not print. */
const SHOWN_AFTER_MS = 30_000;

/** Why tickets wait: what the printer says of itself, or `offline` where it does not ask for them. */
export type PrinterError = "paper_out" | "cover_open" | "offline" | "error";

type WaitingPrinter = { status: string | null; waiting_since: string | null };

const isPrinterError = (status: string): status is PrinterError =>
  ["paper_out", "cover_open", "offline", "error"].includes(status);

/** Returns why a printer's tickets wait too long at `now`; null where none does. */
export function printerError(
  { status, waiting_since }: WaitingPrinter,
  now: Date,
): PrinterError | null {
  if (waiting_since === null) return null;
  if (now.getTime() - Date.parse(waiting_since) < SHOWN_AFTER_MS) return null;
  return status !== null && isPrinterError(status) ? status : "offline";
}

/** Milliseconds after which a printer that has asked for nothing is not reachable: they ask every few seconds. */
const SILENT_AFTER_MS = 3 * MINUTE_MS;

/**
 * Returns what a printer says of itself, or `offline` where it has said that it is ready and has not been heard of for long: one
 * without power says nothing.
 */
export function printerStatus(
  { status, last_seen_at }: { status: string | null; last_seen_at: Date | null },
  now: Date,
): string | null {
  const isSilent =
    last_seen_at !== null && now.getTime() - last_seen_at.getTime() > SILENT_AFTER_MS;
  return isSilent && (status === null || status === "ready") ? "offline" : status;
}

/** Why a ticket waits for its printer, and since when the printer asks for nothing where that is why. */
export type TicketWait = {
  reason: PrinterError | "silent" | "never_connected";
  silent_since: Date | null;
};

/**
 * Returns why a ticket that is queued since `queuedAt` is not printed: at once where its printer reports an error, and after half
 * a minute where the printer, or its agent, asks for nothing. Null while it may still be printed soon.
 */
export function ticketWait(
  { status, last_seen_at }: { status: string | null; last_seen_at: Date | null },
  queuedAt: Date,
  now: Date,
): TicketWait | null {
  const hasWaited = now.getTime() - queuedAt.getTime() >= SHOWN_AFTER_MS;
  if (last_seen_at === null) {
    return hasWaited ? { reason: "never_connected", silent_since: null } : null;
  }
  const isSilent = now.getTime() - last_seen_at.getTime() >= SHOWN_AFTER_MS;
  if (hasWaited && isSilent) return { reason: "silent", silent_since: last_seen_at };
  if (status !== null && isPrinterError(status)) return { reason: status, silent_since: null };
  return null;
}
