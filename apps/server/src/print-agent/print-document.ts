import { setTimeout as pause } from "node:timers/promises";
import type { PrinterStatus } from "@comanda/domain/printing/esc-pos-status";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { PrinterConnection } from "./printer-connection.ts";

/** What became of a document; see `PrintOutcome` of the API. */
export type DocumentOutcome = "confirmed" | "sent" | "not_printed" | "unknown";
export type DocumentResult = { outcome: DocumentOutcome; status: PrinterStatus };

export type PrintTimes = {
  /** Milliseconds for an answer to a question about the status. */
  answerMs: number;
  /** Milliseconds between such questions while a document is printed. */
  lookMs: number;
  /** Milliseconds for which a ready printer may leave the end unconfirmed: after that it never confirms. */
  confirmMs: number;
  /** Milliseconds for which a printer may stand still with a document, for instance without paper. */
  standstillMs: number;
};

export const PRINT_TIMES: PrintTimes = {
  answerMs: 3_000,
  lookMs: 1_000,
  confirmMs: 15_000,
  standstillMs: 10 * MINUTE_MS,
};

/**
 * Prints a document. Before its first byte the printer must be ready, so that a refusal is surely
 * `not_printed`. Afterwards only the printer's own word is a confirmation: a lost connection or
 * silence leave it `unknown`. `onStandstill` is called at each look at a printer that is not ready, and
 * once when it is ready again.
 */
export async function printDocument(
  printer: PrinterConnection,
  document: Uint8Array,
  times: PrintTimes,
  onStandstill: (status: PrinterStatus) => Promise<void>,
): Promise<DocumentResult> {
  const before = await printer.status(times.answerMs);
  if (before !== "ready") return { outcome: "not_printed", status: before ?? "offline" };
  printer.send(document);
  return awaitEnd(printer, times, onStandstill);
}

/**
 * Prints a document on a printer that answers no question: nothing tells whether it has paper, so it is never
 * confirmed.
 */
export async function printUnanswered(
  printer: PrinterConnection,
  document: Uint8Array,
  times: PrintTimes,
): Promise<DocumentResult> {
  const isSent = await Promise.race([printer.sendAll(document), pause(times.confirmMs, false)]);
  return isSent ? { outcome: "sent", status: "ready" } : { outcome: "unknown", status: "offline" };
}

async function awaitEnd(
  printer: PrinterConnection,
  times: PrintTimes,
  onStandstill: (status: PrinterStatus) => Promise<void>,
): Promise<DocumentResult> {
  const start = performance.now();
  let readySince = start;
  const follow = standstillReporter(onStandstill);
  const end = { isKnown: false };
  void printer.ended.then(() => {
    end.isKnown = true;
  });
  for (;;) {
    await Promise.race([printer.ended, pause(times.lookMs), whenAborted(printer.closed)]);
    const status = end.isKnown ? "ready" : await printer.status(times.answerMs);
    // The sign of the end may come before the answer about the status.
    if (end.isKnown) return { outcome: "confirmed", status: status ?? "ready" };
    if (status === null) return { outcome: "unknown", status: "offline" };
    const now = performance.now();
    if (await follow(status)) readySince = now;
    if (now - readySince > times.confirmMs) return { outcome: "sent", status };
    if (now - start > times.standstillMs) return { outcome: "unknown", status };
  }
}

/** Reports the statuses of a standstill and the end of it; resolves to whether the printer stands still. */
function standstillReporter(report: (status: PrinterStatus) => Promise<void>) {
  let stood = false;
  return async (status: PrinterStatus): Promise<boolean> => {
    const stands = status !== "ready";
    if (stands || stood) await report(status);
    stood = stands;
    return stands;
  };
}

function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
