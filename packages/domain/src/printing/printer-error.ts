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
