import { HOUR_MS } from "@comanda/domain/time/durations";
import type { Deps } from "../../context/deps.ts";
import type { BackgroundQueue } from "../../db/maintenance/background-queue.ts";
import { runInCompanyShare } from "../../db/use/database-use.ts";
import { orderChangedChannel, parseOrderChanged } from "../../orders/publish-order-changed.ts";
import { loggableError } from "../../shared/loggable-error.ts";
import { printsByItself } from "../settings/printing-company.store.ts";
import { enqueueTickets } from "./enqueue-tickets.ts";
import {
  findCancelledOrdersOnPaper,
  findOrdersWithoutChangeTickets,
  findOrdersWithoutTickets,
} from "./orders-to-print.store.ts";
import { failOldJobs } from "./print-leases.store.ts";

export type TicketQueueDeps = Pick<Deps, "db" | "clock" | "events" | "log"> & {
  /** Runs background work without delaying requests. */
  backgroundQueue: BackgroundQueue;
  /** Ends a round early when it is aborted. */
  stopSignal?: AbortSignal;
};

type OrderKey = { company_id: string; order_id: string };

/** How old an order may be that gets its tickets late, and how long a ticket waits for a printer. */
export const TICKET_LIFE_MS = 4 * HOUR_MS;
const LIMIT = 50;

/** Queues tickets when orders change; the rounds catch up what events have missed. */
export type TicketQueue = {
  /** Queues tickets of orders that should have some, and gives up those that waited too long. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts to follow the changes of all orders of this database. */
export function createTicketQueue(deps: TicketQueueDeps): TicketQueue {
  const { db, clock, events, log, backgroundQueue, stopSignal } = deps;
  const running = new Set<Promise<void>>();
  /** The orders that have changed since their company's turn was asked for, by company. */
  const changedOrders = new Map<string, Set<string>>();

  const enqueue = (order: OrderKey): Promise<void> =>
    backgroundQueue(async () => {
      try {
        await runInCompanyShare(order.company_id, () => enqueueTickets(deps, order));
      } catch (error) {
        // The next round tries it again.
        log.error({ ...order, ...loggableError(error as Error) });
      }
    });

  /** Most companies print nothing: their changed orders together cost one short statement. */
  const enqueueChanged = async (company_id: string): Promise<void> => {
    const orders = await backgroundQueue(async () => {
      const changed = [...(changedOrders.get(company_id) ?? [])];
      changedOrders.delete(company_id);
      const prints = await runInCompanyShare(company_id, () => printsByItself(db, company_id));
      return prints ? changed : [];
    });
    await Promise.all(orders.map((order_id) => enqueue({ company_id, order_id })));
  };

  const follow = ({ company_id, order_id }: OrderKey): void => {
    const waiting = changedOrders.get(company_id);
    if (waiting) return void waiting.add(order_id);
    changedOrders.set(company_id, new Set([order_id]));
    const work = enqueueChanged(company_id)
      .catch((error: Error) => log.error({ company_id, ...loggableError(error) }))
      .finally(() => running.delete(work));
    running.add(work);
  };

  const subscription = events
    .subscribe(orderChangedChannel, (payload) => {
      const changed = parseOrderChanged(payload);
      if (changed && !stopSignal?.aborted) follow(changed);
    })
    .catch((error: Error) => {
      log.error(loggableError(error));
      return async () => undefined;
    });

  return {
    catchUp: async () => {
      const now = clock();
      await failOldJobs(db, new Date(now.getTime() - TICKET_LIFE_MS));
      const after = new Date(now.getTime() - TICKET_LIFE_MS);
      for (const find of [
        findOrdersWithoutTickets,
        findOrdersWithoutChangeTickets,
        findCancelledOrdersOnPaper,
      ]) {
        for (const { company_id, id } of await find(db, after, LIMIT)) {
          if (stopSignal?.aborted) return;
          await enqueue({ company_id, order_id: id });
        }
      }
    },
    stop: async () => {
      const end = await subscription;
      await end();
      await Promise.all(running);
    },
  };
}
