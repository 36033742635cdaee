import type { BoardMessage } from "@comanda/contract/staff/board-socket";
import type { Permission } from "@comanda/domain/staff/permissions";
import type { Deps } from "../context/deps.ts";
import { runInCompanyShare } from "../db/postgres/database-use.ts";
import { toStaffOrder } from "./staff-order-view.ts";
import { findStaffOrdersByIds } from "./staff-orders.store.ts";

/** A board that gets the messages of its company. */
export type Viewer = { permissions: readonly Permission[]; send: (message: string) => void };

/** The boards of one company. */
export type BoardViewers = {
  add(viewer: Viewer): void;
  /** Returns how many are left. */
  remove(viewer: Viewer): number;
  all(): Iterable<Viewer>;
  /** Reads the order soon, and sends it to all boards. */
  orderChanged(orderId: string): void;
};

/** How many changed orders one statement reads. */
const BATCH = 50;

/**
 * Reads changed orders for all boards of a company: all that have changed since the last read in
 * one statement, and one read after the other, so that no board gets an older state after a newer
 * one. The message of an order is written once for each role. After a failed read the boards read
 * everything again.
 */
export function createBoardViewers(
  deps: Pick<Deps, "db" | "clock"> & { onError: (error: Error) => void },
  companyId: string,
): BoardViewers {
  const viewers = new Set<Viewer>();
  const changed = new Set<string>();
  let isReading = false;

  const readAll = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    while (changed.size > 0 && viewers.size > 0) {
      const ids = [...changed].slice(0, BATCH);
      for (const id of ids) changed.delete(id);
      try {
        await runInCompanyShare(companyId, () => readAndSend(ids));
      } catch (error) {
        deps.onError(error as Error);
        sendToAll(viewers, { event_type: "BOARD_CHANGED" });
      }
    }
    changed.clear();
    isReading = false;
  };

  const readAndSend = async (ids: readonly string[]): Promise<void> => {
    const now = deps.clock();
    for (const stored of await findStaffOrdersByIds(deps.db, companyId, ids)) {
      const ofRole = Map.groupBy(viewers, ({ permissions }) => permissions);
      for (const [permissions, theirs] of ofRole) {
        const order = toStaffOrder(stored, { permissions, now });
        sendToAll(theirs, { event_type: "ORDER_CHANGED", order });
      }
    }
  };

  return {
    add: (viewer) => void viewers.add(viewer),
    remove: (viewer) => {
      viewers.delete(viewer);
      return viewers.size;
    },
    all: () => viewers,
    orderChanged: (orderId) => {
      changed.add(orderId);
      void readAll();
    },
  };
}

function sendToAll(viewers: Iterable<Viewer>, message: BoardMessage): void {
  const text = JSON.stringify(message);
  for (const { send } of viewers) send(text);
}
