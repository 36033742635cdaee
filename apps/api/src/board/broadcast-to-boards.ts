import type { BoardMessage } from "@comanda/contract/staff/board-socket";
import type { Permission } from "@comanda/domain/staff/permissions";
import type { Deps } from "../context/deps.ts";
import { runInCompanyShare } from "../db/use/database-use.ts";
import { toStaffOrder } from "./staff-order-view.ts";
import { findStaffOrdersByIds, type StoredStaffOrder } from "./staff-orders.store.ts";

/** A board that gets the messages of its company. */
export type Viewer = { permissions: readonly Permission[]; send: (message: string) => void };

/** The boards of one company. */
export type BoardBroadcast = {
  add(viewer: Viewer): void;
  /** Returns how many are left. */
  remove(viewer: Viewer): number;
  all(): Iterable<Viewer>;
  /**
   * Sends `written` to all boards at once. Without it, or while this order is being read, the order is read again
   * and then sent.
   */
  orderChanged(orderId: string, written?: StoredStaffOrder): void;
};

/** How many changed orders one statement reads. */
const BATCH = 50;

/**
 * Reads changed orders for all boards of a company: all that have changed since the last read in
 * one statement, and one read after the other, so that no board gets an older state after a newer
 * one. The message of an order is written once for each role: members of one role share one list of
 * permissions. After a failed read the boards read everything again.
 */
export function createBoardBroadcast(
  deps: Pick<Deps, "db" | "clock"> & { onError: (error: Error) => void },
  companyId: string,
): BoardBroadcast {
  const viewers = new Set<Viewer>();
  const changed = new Set<string>();
  /** The orders that are being read. */
  let reading: readonly string[] = [];
  let isReading = false;

  const readAll = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    while (changed.size > 0 && viewers.size > 0) {
      const ids = [...changed].slice(0, BATCH);
      for (const id of ids) changed.delete(id);
      reading = ids;
      try {
        await runInCompanyShare(companyId, () => readAndSend(ids));
      } catch (error) {
        deps.onError(error as Error);
        sendToAll(viewers, { event_type: "BOARD_CHANGED" });
      }
      reading = [];
    }
    changed.clear();
    isReading = false;
  };

  const readAndSend = async (ids: readonly string[]): Promise<void> => {
    const now = deps.clock();
    for (const stored of await findStaffOrdersByIds(deps.db, companyId, ids)) send(stored, now);
  };

  const send = (stored: StoredStaffOrder, now: Date): void => {
    const ofRole = Map.groupBy(viewers, ({ permissions }) => permissions);
    for (const [permissions, theirs] of ofRole) {
      const order = toStaffOrder(stored, { permissions, now });
      sendToAll(theirs, { event_type: "ORDER_CHANGED", order });
    }
  };

  return {
    add: (viewer) => void viewers.add(viewer),
    remove: (viewer) => {
      viewers.delete(viewer);
      return viewers.size;
    },
    all: () => viewers,
    orderChanged: (orderId, written) => {
      // A running read of this order may return an older state, and would send it after `written`.
      if (written && !reading.includes(orderId)) return send(written, deps.clock());
      changed.add(orderId);
      void readAll();
    },
  };
}

function sendToAll(viewers: Iterable<Viewer>, message: BoardMessage): void {
  const text = JSON.stringify(message);
  for (const { send } of viewers) send(text);
}
