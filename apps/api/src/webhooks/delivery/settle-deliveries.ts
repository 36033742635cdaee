import { PAUSE_AFTER_MS } from "@comanda/domain/integrations/webhook-retries";
import type { Transaction } from "kysely";
import { recordChange } from "../../audit/audit.store.ts";
import type { AlertServices } from "../../context/alert-services.ts";
import type { Deps } from "../../context/deps.ts";
import type { Database } from "../../db/schema/database.ts";
import { transact } from "../../db/transact.ts";
import { withoutPath } from "../common/webhook-address.ts";
import { pausedMail } from "../messages/paused-texts.ts";
import { isOwnFault } from "./attempt-delivery.ts";
import { findOwnerAddresses } from "./owner-addresses.store.ts";
import { pauseFailingWebhook } from "./pause-failing-webhook.store.ts";
import { noteHealth, type SettledAttempt, settleAttempts } from "./settle-deliveries.store.ts";

export type SettleDeps = Pick<Deps, "db" | "clock"> & Pick<AlertServices, "mailer">;

/**
 * Writes how attempts ended, in one transaction: the deliveries, when their lanes are due, and
 * whether the webhooks work. One that has only failed for twelve hours is paused, with an audit
 * entry and a mail to each owner.
 */
export async function settleDeliveries(
  { db, clock, mailer }: SettleDeps,
  attempts: readonly SettledAttempt[],
): Promise<void> {
  await transact(db, async (trx) => {
    await settleAttempts(trx, attempts);
    const now = clock();
    const pauseBefore = new Date(now.getTime() - PAUSE_AFTER_MS);
    const failing = await noteHealth(trx, outcomesOf(attempts), { now, pauseBefore });
    for (const webhook of failing) await pause(trx, mailer, webhook, now);
  });
}

/** One outcome for each webhook: any success counts as success. An attempt that was not sent is left out. */
function outcomesOf(attempts: readonly SettledAttempt[]) {
  const byWebhook = Map.groupBy(
    attempts.filter(({ error }) => !isOwnFault(error)),
    ({ company_id, webhook_id }) => `${company_id} ${webhook_id}`,
  );
  return [...byWebhook.values()].map((same) => {
    const { company_id = "", webhook_id = "" } = same[0] ?? {};
    return { company_id, webhook_id, succeeded: same.some(({ state }) => state === "delivered") };
  });
}

async function pause(
  trx: Transaction<Database>,
  mailer: SettleDeps["mailer"],
  webhook: { company_id: string; id: string; url: string },
  now: Date,
): Promise<void> {
  if (!(await pauseFailingWebhook(trx, webhook))) return;
  const { company_id: companyId, id } = webhook;
  const url = withoutPath(webhook.url);
  const rule = { companyId, program: "webhooks" };
  await recordChange(trx, rule, now, {
    action: "webhooks.pause",
    target: id,
    before: { url, state: "active" },
    after: { url, state: "failing" },
  });
  const { emails, ...company } = await findOwnerAddresses(trx, companyId);
  for (const email of emails) await mailer.sendMail(pausedMail(company, url, email), trx);
}
