import { setTimeout as pause } from "node:timers/promises";
import type { PrinterStatus } from "@comanda/domain/printing/esc-pos-status";
import {
  type DocumentResult,
  PRINT_TIMES,
  type PrintTimes,
  printDocument,
  printUnanswered,
} from "./print-document.ts";
import { openPrinter, type PrinterAddress, type PrinterConnection } from "./printer-connection.ts";
import {
  type Job,
  type Report,
  RequestRefused,
  type TicketSource,
  TokenRefused,
} from "./ticket-source.ts";

export type PrintAgentDeps = {
  source: TicketSource;
  printer: PrinterAddress;
  /** Whether the printer answers no questions about its state. It then counts as ready when it takes a connection. */
  isSilent?: boolean;
  /** Ends the agent after the ticket that is being printed. */
  signal: AbortSignal;
  /** Writes a line for the person who runs the agent. */
  say: (text: string) => void;
  times?: PrintTimes;
  /** Milliseconds until the next try after a failure. */
  retryMs?: number;
};

const RETRY_MS = 2_000;

/** What the agent says of a printer that takes a connection and does not answer. */
const NO_ANSWER =
  "printer offline: it takes a connection, but does not say whether it is ready. If it never does, start with --silent-printer";

/**
 * Prints the tickets of one printer until `signal` is aborted. It reports the printer's status to the server, gets a
 * ticket only while the printer is ready, and reports the result of each ticket. Rejects with `TokenRefused` when
 * the server does not know the token.
 */
export async function runPrintAgent(deps: PrintAgentDeps): Promise<void> {
  const { source, signal, say, times = PRINT_TIMES, retryMs = RETRY_MS } = deps;
  let lastStatus: string | null = null;
  const tell = (status: string) => {
    if (status !== lastStatus) say(status);
    lastStatus = status;
  };
  let connection: PrinterConnection | null = null;
  let isMute = false;
  const disconnect = () => {
    connection?.close();
    connection = null;
  };
  const look = async (): Promise<PrinterStatus> => {
    if (connection?.closed.aborted) disconnect();
    connection ??= await openPrinter(deps.printer, times.answerMs);
    if (connection && deps.isSilent) return "ready";
    const status = (await connection?.status(times.answerMs)) ?? null;
    isMute = status === null && connection?.closed.aborted === false;
    if (status === null) disconnect();
    return status ?? "offline";
  };

  while (!signal.aborted) {
    const status = await look();
    // Other programs use the printer too: the agent holds no connection while it waits.
    disconnect();
    tell(isMute ? NO_ANSWER : `printer ${status}`);
    try {
      const { job } = await source.next(status, signal);
      if (job) await printJob(job);
      else if (status !== "ready") await pause(retryMs, undefined, { signal });
    } catch (error) {
      if (error instanceof TokenRefused) throw error;
      if (signal.aborted) break;
      tell(`server: ${(error as Error).message}`);
      await pause(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
  disconnect();

  async function printJob(job: Job): Promise<void> {
    const { attempt } = job;
    const document = Buffer.from(job.data, "base64");
    const printer = await openPrinter(deps.printer, times.answerMs);
    const keep = async (now: PrinterStatus) => {
      tell(`printer ${now}`);
      await source.report(job, { attempt, outcome: "printing", status: now }).catch(() => false);
    };
    const result = await printOn(printer, document, keep);
    printer?.close();
    say(`ticket ${job.id}: ${result.outcome}${job.duplicate > 0 ? " (duplicate)" : ""}`);
    await report(job, { attempt, ...result });
  }

  async function printOn(
    printer: PrinterConnection | null,
    document: Uint8Array,
    keep: (now: PrinterStatus) => Promise<void>,
  ): Promise<DocumentResult> {
    if (!printer) return { outcome: "not_printed", status: "offline" };
    return deps.isSilent
      ? printUnanswered(printer, document, times)
      : printDocument(printer, document, times, keep);
  }

  /** Repeats a report until the server has it or refuses it: a lost one would print the ticket again. */
  async function report(job: Job, result: Report): Promise<void> {
    for (;;) {
      try {
        await source.report(job, result);
        return;
      } catch (error) {
        if (error instanceof TokenRefused) throw error;
        // The server has no such ticket, for instance after a restored backup: the others still print.
        if (error instanceof RequestRefused || signal.aborted) return;
        await pause(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
