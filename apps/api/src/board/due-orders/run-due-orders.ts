import { transact } from "../../db/transact.ts";
import { runInCompanyShare } from "../../db/use/database-use.ts";
import { findOrder, lockOrder, type OrderRow } from "../../orders/orders.store.ts";
import { publishOrderChangedOrLog } from "../../orders/publish-order-changed.ts";
import { loggableError } from "../../shared/loggable-error.ts";
import type { BoardContext } from "../board-context.ts";
import type { DueOrder } from "./due-orders.store.ts";

/** What a job works with. It ends early when `stopSignal` is aborted. */
export type DueOrdersDeps = Pick<
  BoardContext,
  "db" | "clock" | "events" | "log" | "backgroundQueue"
> & {
  stopSignal?: AbortSignal;
};

/** How many orders are read at a time. */
const LIMIT = 50;

type Find = (
  db: DueOrdersDeps["db"],
  now: Date,
  options: { limit: number; except: readonly string[] },
) => Promise<DueOrder[]>;

/** Changes a due order under its lock; false when it is not due any more. */
type Act = (trx: DueOrdersDeps["db"], order: OrderRow, now: Date) => Promise<boolean>;

/**
 * Acts once on each order that `find` returns, each in a transaction of its own that locks it. An
 * order that fails is logged and stops no other; the next round tries it again.
 */
export async function runDueOrders(deps: DueOrdersDeps, find: Find, act: Act): Promise<void> {
  const seen: string[] = [];
  for (;;) {
    const batch = await find(deps.db, deps.clock(), { limit: LIMIT, except: seen });
    if (batch.length === 0) return;
    for (const due of batch) {
      if (deps.stopSignal?.aborted) return;
      seen.push(due.id);
      await deps.backgroundQueue(() => actOnOrder(deps, due, act));
    }
  }
}

async function actOnOrder(deps: DueOrdersDeps, due: DueOrder, act: Act): Promise<void> {
  const { db, clock, log } = deps;
  const { company_id, id } = due;
  try {
    const isChanged = await runInCompanyShare(company_id, () =>
      transact(db, async (trx) => {
        await lockOrder(trx, company_id, id);
        const order = (await findOrder(trx, company_id, id))?.order;
        return order !== undefined && act(trx, order, clock());
      }),
    );
    if (isChanged === true) await publishOrderChangedOrLog(deps, due);
  } catch (error) {
    log.error({ company_id, order: id, ...loggableError(error as Error) });
  }
}
