import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema/database.ts";

/** How an attempt of a claimed delivery ended. */
export type SettledAttempt = {
  company_id: string;
  webhook_id: string;
  lane: string;
  lease: string;
  id: string;
  state: "waiting" | "delivered" | "failed";
  /** For one that waits: when it is tried again. */
  next_at: Date | null;
  began_at: Date;
  ended_at: Date;
  duration_ms: number;
  status: number | null;
  text: string | null;
  error: string | null;
};

/**
 * Writes how attempts ended, and makes the next delivery of each lane due, in a few statements for
 * all. Call it in a transaction. A lane that another claim has taken meanwhile is left as it is.
 */
export async function settleAttempts(
  trx: Kysely<Database>,
  attempts: readonly SettledAttempt[],
): Promise<void> {
  const rows = JSON.stringify(attempts);
  const ended = sql`json_to_recordset(${rows}::json) as ended(company_id text, webhook_id text,
    lane text, lease text, id text, state text, next_at timestamptz, began_at timestamptz,
    ended_at timestamptz, duration_ms int, status int, text text, error text)`;
  const sameLane = sql`webhook_lanes.company_id = ended.company_id
    and webhook_lanes.webhook_id = ended.webhook_id and webhook_lanes.lane = ended.lane
    and webhook_lanes.lease = ended.lease`;
  // Locked in the sequence in which orders lock them. The statements after it see every delivery
  // that was added before the lock.
  await sql`
    select from webhook_lanes join ${ended} on ${sameLane}
    order by webhook_lanes.lane, webhook_lanes.webhook_id for update of webhook_lanes`.execute(trx);
  await sql`
    update webhook_deliveries as delivery set
      state = ended.state, attempts = delivery.attempts + 1,
      first_attempt_at = coalesce(delivery.first_attempt_at, ended.began_at),
      last_attempt_at = ended.began_at, duration_ms = ended.duration_ms,
      response_status = ended.status, response_text = ended.text, error = ended.error
    from ${ended}
    where delivery.company_id = ended.company_id and delivery.webhook_id = ended.webhook_id
      and delivery.id = ended.id and delivery.state = 'waiting'`.execute(trx);
  await sql`
    delete from webhook_lanes using ${ended}
    where ${sameLane} and ended.state <> 'waiting' and not exists (
      select from webhook_deliveries as delivery
      where delivery.company_id = webhook_lanes.company_id
        and delivery.webhook_id = webhook_lanes.webhook_id
        and delivery.lane = webhook_lanes.lane and delivery.state = 'waiting')`.execute(trx);
  await sql`
    update webhook_lanes set lease = null, due_at = coalesce(ended.next_at, ended.ended_at)
    from ${ended} where ${sameLane}`.execute(trx);
}

/** Gives claimed lanes back at once, for a process that stops before it has tried them. */
export async function releaseLanes(
  db: Kysely<Database>,
  leases: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable("webhook_lanes")
    .set({ lease: null, due_at: now })
    .where("lease", "in", leases)
    .execute();
}

type WebhookKey = { company_id: string; webhook_id: string };

/**
 * Notes whether attempts of webhooks succeeded: a success ends a series of failures, and the first
 * failure begins one. Returns active webhooks that have failed since `pauseBefore` or earlier.
 */
export async function noteHealth(
  trx: Kysely<Database>,
  outcomes: readonly (WebhookKey & { succeeded: boolean })[],
  { now, pauseBefore }: { now: Date; pauseBefore: Date },
): Promise<{ company_id: string; id: string; url: string }[]> {
  const rows = JSON.stringify(outcomes);
  const { rows: changed } = await sql<{ company_id: string; id: string; url: string }>`
    with outcome as (
      select * from json_to_recordset(${rows}::json)
        as outcome(company_id text, webhook_id text, succeeded boolean)
    ), noted as (
      update webhooks set failing_since = case when outcome.succeeded then null else ${now}::timestamptz end
      from outcome
      where webhooks.company_id = outcome.company_id and webhooks.id = outcome.webhook_id
        and (webhooks.failing_since is null) <> outcome.succeeded
    )
    select webhooks.company_id, webhooks.id, webhooks.url from webhooks
    join outcome on webhooks.company_id = outcome.company_id and webhooks.id = outcome.webhook_id
    where not outcome.succeeded and webhooks.state = 'active'
      and webhooks.failing_since <= ${pauseBefore}`.execute(trx);
  return changed;
}
