import type { OpenDatabase } from "@comanda/api/db/connect";
import { asMaintenance } from "@comanda/api/db/database-use";
import { forgetKeys } from "@comanda/api/db/forget-keys";
import { createMaintenance } from "@comanda/api/db/maintain";
import { createDueQuestions } from "@comanda/api/payments/ask-due";
import { createPaymentContext } from "@comanda/api/payments/context";
import { giveUpDue } from "@comanda/api/payments/release-lapsed";
import { type Repeated, repeat } from "./repeat.ts";

const HOUR_MS = 3_600_000;
/** How soon a payment that is due is asked for, and an order that lapsed given up. */
const ASK_DUE_MS = 5_000;
/** How often the embedded database is looked at for tables that are due for maintenance. */
const MAINTAIN_MS = 5 * 60_000;

export type RoundsDeps = Parameters<typeof createPaymentContext>[0] &
  Pick<OpenDatabase, "lastUsed"> & {
    /** Aborted before `stop`: long rounds end early. */
    signal: AbortSignal;
  };

/** Starts what a server does by itself from time to time; `stop` waits for what runs. */
export function startRounds(deps: RoundsDeps): Repeated {
  const { db, log, lastUsed, signal } = deps;
  const context = createPaymentContext(deps);
  const questions = createDueQuestions(context);
  const rounds = [
    repeat(() => asMaintenance(() => forgetKeys(db)), HOUR_MS, log),
    repeat(questions.round, ASK_DUE_MS, log),
    repeat(() => giveUpDue({ ...context, stopping: signal }), ASK_DUE_MS, log),
  ];
  if (lastUsed) rounds.push(repeat(createMaintenance(db, { lastUsed, signal }), MAINTAIN_MS, log));
  const stop = async () => {
    await Promise.all([questions.stop(), ...rounds.map((round) => round.stop())]);
  };
  return { stop };
}
