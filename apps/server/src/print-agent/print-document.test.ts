import type { PrinterStatus } from "@comanda/domain/printing/esc-pos-status";
import { expect, test } from "vitest";
import { printDocument } from "./print-document.ts";

const TIMES = { answerMs: 50, lookMs: 5, confirmMs: 5_000, standstillMs: 5_000 };

test("a printer that stands still reports it, and once that it is ready again", async () => {
  const statuses: PrinterStatus[] = ["ready", "ready", "paper_out", "paper_out", "ready", "ready"];
  const end = Promise.withResolvers<void>();
  const reported: PrinterStatus[] = [];
  const printer = {
    status: async () => {
      const status = statuses.shift();
      if (status === undefined) end.resolve();
      return status ?? "ready";
    },
    send: () => undefined,
    sendAll: async () => true,
    close: () => undefined,
    ended: end.promise,
    closed: new AbortController().signal,
  };
  const result = await printDocument(printer, new Uint8Array(1), TIMES, async (status) => {
    reported.push(status);
  });
  expect(result).toEqual({ outcome: "confirmed", status: "ready" });
  expect(reported).toEqual(["paper_out", "paper_out", "ready"]);
});
