import type { OrderEvent } from "@comanda/domain/integrations/order-events";
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { newId } from "../shared/new-id.ts";

type ChangedOrder = Pick<
  Selectable<Database["orders"]>,
  "company_id" | "id" | "status" | "revision"
>;

/**
 * Whether the company of the changed order has webhooks: an expression for the statement that
 * changes the order, so that other companies need no further statement.
 */
export function hasWebhooks(eb: ExpressionBuilder<Database, "orders">, companyId: string) {
  return eb
    .exists(
      eb.selectFrom("webhooks").select("webhooks.id").where("webhooks.company_id", "=", companyId),
    )
    .$castTo<boolean>()
    .as("has_webhooks");
}

/**
 * Records the events of a change of an order, one delivery for each webhook that has chosen the
 * event, in one statement. Call it in the transaction that changes the order and has locked it: so
 * the numbers of its deliveries follow the sequence of its changes. If a webhook is being removed,
 * this waits and leaves it out. The upsert locks the lane, so that a process that ends its last
 * delivery sees the new one. `at` is null for now.
 */
export async function recordOrderEvents(
  trx: Kysely<Database>,
  { company_id, id, status, revision }: ChangedOrder,
  types: readonly OrderEvent[],
  at: Date | string | null,
): Promise<void> {
  if (types.length === 0) return;
  const events = JSON.stringify(types.map((type, place) => ({ id: newId(), type, place })));
  const when = at === null ? sql`now()` : sql`${at}::timestamptz`;
  await sql`
    with chosen as (
      select id, events from webhooks where company_id = ${company_id} order by id for key share
    ), recorded as (
      insert into webhook_deliveries
        (company_id, webhook_id, lane, order_id, event_id, type, order_status, order_revision, at)
      select ${company_id}, chosen.id, ${id}, ${id}, event.id, event.type, ${status},
        ${revision}, ${when}
      from chosen, json_to_recordset(${events}::json) as event(id text, type text, place int)
      where event.type = any(chosen.events)
      order by chosen.id, event.place
      returning webhook_id
    )
    insert into webhook_lanes (company_id, webhook_id, lane, due_at)
    select distinct ${company_id}, webhook_id, ${id}, ${when} from recorded order by 2
    on conflict (company_id, webhook_id, lane) do update set lane = excluded.lane`.execute(trx);
}
