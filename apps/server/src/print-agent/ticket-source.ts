import type { PrinterStatus } from "@comanda/domain/printing/esc-pos-status";
import * as v from "valibot";
import type { DocumentOutcome } from "./print-document.ts";

const Job = v.object({
  id: v.string(),
  attempt: v.number(),
  duplicate: v.number(),
  data: v.pipe(v.string(), v.base64()),
});
export type Job = v.InferOutput<typeof Job>;

const Next = v.object({ printer: v.string(), job: v.nullable(Job) });
export type Next = v.InferOutput<typeof Next>;

/** The server knows the token no more, or never did. */
export class TokenRefused extends Error {}

/** The server has refused a request for good: it answers a repetition in the same way. */
export class RequestRefused extends Error {}

export type Report = {
  attempt: number;
  outcome: DocumentOutcome | "printing";
  status: PrinterStatus;
};

/** The server's side of a printer's queue. Both reject when the server cannot be reached. */
export type TicketSource = {
  /** Waits some seconds for a ticket. A printer that is not ready gets none. */
  next(status: PrinterStatus, signal: AbortSignal): Promise<Next>;
  /** False when the server has given the attempt up. */
  report(job: Job, report: Report): Promise<boolean>;
};

const ANSWER_MS = 20_000;

/** Whether a status refuses a request for good: a limit or a failing server lets it pass later. */
const isForGood = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 425, 429].includes(status);

/** Speaks with the server over HTTP. */
export function createTicketSource(server: URL, token: string): TicketSource {
  const post = async (path: string, body: unknown, signals: AbortSignal[]): Promise<unknown> => {
    const response = await fetch(new URL(path, server), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.any([AbortSignal.timeout(ANSWER_MS), ...signals]),
    });
    if (response.status === 401) throw new TokenRefused();
    if (response.ok) return response.json();
    const Failure = isForGood(response.status) ? RequestRefused : Error;
    throw new Failure(`the server answered ${response.status}`);
  };
  return {
    next: async (status, signal) =>
      v.parse(Next, await post("/ms-printing/agent/next", { status }, [signal])),
    report: async ({ id }, report) => {
      const path = `/ms-printing/agent/jobs/${encodeURIComponent(id)}`;
      return v.parse(v.object({ noted: v.boolean() }), await post(path, report, [])).noted;
    },
  };
}
