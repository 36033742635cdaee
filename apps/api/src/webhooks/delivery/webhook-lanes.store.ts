import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../db/schema/database.ts";

type Delivery = Selectable<Database["webhook_deliveries"]>;
type Webhook = Selectable<Database["webhooks"]>;

/** The first waiting delivery of a claimed lane, with its webhook. */
export type ClaimedDelivery = Pick<
  Delivery,
  "company_id" | "webhook_id" | "lane" | "id" | "order_id" | "event_id" | "type" | "order_status"
> &
  Pick<Delivery, "order_revision" | "at" | "attempts" | "first_attempt_at"> &
  Pick<Webhook, "url" | "details" | "secret" | "old_secret" | "old_secret_until"> &
  Pick<Webhook, "failing_since"> & { lease: string };

/** How many lanes may be claimed of webhooks that work, or of those that fail. */
export type ClaimShare = {
  limit: number;
  /** The most lanes of one webhook. */
  perWebhook: number;
  /** Webhooks of which nothing is claimed, as `company webhook`. */
  busy: readonly string[];
};

export type ClaimBounds = { working: ClaimShare; failing: ClaimShare };

export type Claim = ClaimBounds & {
  now: Date;
  /** Until when the claim holds; another process takes the lanes then. */
  until: Date;
  /** Names the claim. */
  lease: string;
};

/**
 * Claims lanes that are due, of active webhooks, the longest due first. Rows that another process is
 * claiming are skipped, so that each lane is claimed once. Reads a few rows for each webhook by an
 * index, however many events wait.
 */
export async function claimLanes(db: Kysely<Database>, claim: Claim): Promise<number> {
  const { now, until, lease, working, failing } = claim;
  const dueOf = (state: "working" | "failing", { limit, perWebhook, busy }: ClaimShare) => sql`
    select company_id, webhook_id, lane from (
      select lane.* from webhooks
      cross join lateral (
        select company_id, webhook_id, lane, due_at from webhook_lanes
        where webhook_lanes.company_id = webhooks.company_id
          and webhook_lanes.webhook_id = webhooks.id and due_at <= ${now}
        order by due_at limit ${perWebhook} for update skip locked
      ) as lane
      where webhooks.state = 'active' and (webhooks.failing_since is not null) = ${state === "failing"}
        and not webhooks.company_id || ' ' || webhooks.id = any(${busy}::text[])
      order by lane.due_at limit ${limit}
    ) as share`;
  const { numAffectedRows = 0n } = await sql`
    with due as (${dueOf("working", working)} union all ${dueOf("failing", failing)})
    update webhook_lanes set due_at = ${until}, lease = ${lease} from due
    where webhook_lanes.company_id = due.company_id and webhook_lanes.webhook_id = due.webhook_id
      and webhook_lanes.lane = due.lane`.execute(db);
  return Number(numAffectedRows);
}

/** Returns what a claim delivers: the first waiting delivery of each of its lanes. */
export async function findClaimed(db: Kysely<Database>, lease: string): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    select head.company_id, head.webhook_id, head.lane, head.id, head.order_id, head.event_id,
      head.type, head.order_status, head.order_revision, head.at, head.attempts,
      head.first_attempt_at, webhooks.url, webhooks.details, webhooks.secret,
      webhooks.old_secret, webhooks.old_secret_until, webhooks.failing_since, webhook_lanes.lease
    from webhook_lanes
    join webhooks on webhooks.company_id = webhook_lanes.company_id
      and webhooks.id = webhook_lanes.webhook_id
    cross join lateral (
      select * from webhook_deliveries as delivery
      where delivery.company_id = webhook_lanes.company_id
        and delivery.webhook_id = webhook_lanes.webhook_id
        and delivery.lane = webhook_lanes.lane and delivery.state = 'waiting'
      order by delivery.number limit 1
    ) as head
    where webhook_lanes.lease = ${lease}`.execute(db);
  return rows;
}

/** Deletes the lanes of a claim in which nothing waits, for instance after a purge. */
export async function deleteEmptyLanes(trx: Kysely<Database>, lease: string): Promise<void> {
  // Locked first: the next statement then sees every delivery that was added before the lock.
  await sql`select from webhook_lanes where lease = ${lease} order by lane, webhook_id for update`.execute(
    trx,
  );
  await sql`
    delete from webhook_lanes where lease = ${lease} and not exists (
      select from webhook_deliveries as delivery
      where delivery.company_id = webhook_lanes.company_id
        and delivery.webhook_id = webhook_lanes.webhook_id
        and delivery.lane = webhook_lanes.lane and delivery.state = 'waiting')`.execute(trx);
}
