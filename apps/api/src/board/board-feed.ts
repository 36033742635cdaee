import type { BoardMessage } from "@comanda/contract/staff/board-socket";
import { boardChangedChannel, parseBoardChanged } from "../board-events/publish-board-changed.ts";
import type { Deps } from "../context/deps.ts";
import { createSharedSubscription } from "../db/connect/shared-subscription.ts";
import { orderChangedChannel, parseOrderChanged } from "../orders/publish-order-changed.ts";
import { parseStaffChange, STAFF_CHANGED } from "../sessions/staff-changes.ts";
import { Refusal } from "../shared/refusal.ts";
import type { FindStaffMember, StaffCredentials, StaffMember } from "../staff/staff-member.ts";
import { type BoardBroadcast, createBoardBroadcast, type Viewer } from "./broadcast-to-boards.ts";
import type { StoredStaffOrder } from "./staff-orders.store.ts";

/** A board that follows its company: who looks at it, and how messages reach it. */
export type BoardWatch = {
  member: StaffMember;
  /** What proves the member; it is checked again when staff change. */
  credentials: StaffCredentials;
  send: (message: string) => void;
  /** Called when the credentials prove the member no more. */
  end: () => void;
};

/** Sends the changes of companies' boards to the members of this process. */
export type BoardFeed = {
  /**
   * Sends each order that changes, as the member may see it, until `leave` is called. `recheck`
   * asks again whether the member may look, and calls `end` if not. Rejects when the database
   * cannot be reached.
   */
  watch(watch: BoardWatch): Promise<{ leave: () => void; recheck: () => Promise<void> }>;
  close(): Promise<void>;
};

export type BoardFeedDeps = Pick<Deps, "db" | "events" | "clock"> & {
  findMember: FindStaffMember;
  /** Called when an order or a member cannot be read; boards then read everything again. */
  onError: (error: Error) => void;
};

const BOARD_CHANGED = JSON.stringify({ event_type: "BOARD_CHANGED" } satisfies BoardMessage);

/**
 * One subscription to each channel for all boards, opened for the first of them. An event only
 * names what has changed. When events may be lost, every board reads everything again.
 */
export function createBoardFeed(deps: BoardFeedDeps): BoardFeed {
  const { events, findMember, onError } = deps;
  const companies = new Map<string, BoardBroadcast>();
  const watches = new Map<Viewer, BoardWatch>();
  /** Checks are numbered as they begin; of each viewer the number of the last one that counted. */
  let begun = 0;
  const counted = new WeakMap<Viewer, number>();

  const sendToAll = (viewers: Iterable<Viewer>) => {
    for (const { send } of viewers) send(BOARD_CHANGED);
  };

  const recheck = async (viewer: Viewer): Promise<void> => {
    const watch = watches.get(viewer);
    if (!watch) return;
    begun += 1;
    const check = begun;
    const found = await findMember(watch.credentials, watch.member.companyId).catch(
      (error: Error) => {
        // Without the database all stay signed in; calls are refused meanwhile.
        onError(error);
        return null;
      },
    );
    // A check that a later one has overtaken may have read what the member has lost since.
    if (found === null || (counted.get(viewer) ?? 0) > check) return;
    counted.set(viewer, check);
    const isSame = !(found instanceof Refusal) && found.accountId === watch.member.accountId;
    if (isSame) viewer.permissions = found.permissions;
    else watch.end();
  };

  const onStaffChange = (payload: string) => {
    const { company_id, account_id } = parseStaffChange(payload);
    for (const [viewer, { member }] of watches) {
      const concerns =
        (company_id === null || company_id === member.companyId) &&
        (account_id === null || account_id === member.accountId);
      if (concerns) void recheck(viewer);
    }
  };

  const onMissed = () => {
    sendToAll(watches.keys());
    for (const viewer of watches.keys()) void recheck(viewer);
  };

  const handlers: Parameters<Deps["events"]["subscribe"]>[] = [
    [
      orderChangedChannel,
      (payload, subject) => {
        const changed = parseOrderChanged(payload);
        const written = subject as StoredStaffOrder | undefined;
        if (changed) companies.get(changed.company_id)?.orderChanged(changed.order_id, written);
      },
    ],
    [
      boardChangedChannel,
      (payload) => {
        const viewers = companies.get(parseBoardChanged(payload) ?? "");
        if (viewers) sendToAll(viewers.all());
      },
    ],
    [STAFF_CHANGED, onStaffChange],
  ];

  // One after the other: all listen on one connection.
  const subscription = createSharedSubscription(async () => {
    const ends: (() => Promise<void>)[] = [];
    for (const [channel, handler] of handlers) {
      const missed = channel === orderChangedChannel ? onMissed : undefined;
      ends.push(await events.subscribe(channel, handler, missed));
    }
    return async () => {
      for (const end of ends) await end();
    };
  });

  return {
    watch: async (watch) => {
      await subscription.open();
      const { companyId, permissions } = watch.member;
      const boards = companies.get(companyId) ?? createBoardBroadcast(deps, companyId);
      companies.set(companyId, boards);
      const viewer: Viewer = { permissions, send: watch.send };
      boards.add(viewer);
      watches.set(viewer, watch);
      const leave = () => {
        watches.delete(viewer);
        if (boards.remove(viewer) === 0 && companies.get(companyId) === boards) {
          companies.delete(companyId);
        }
      };
      // The session may have ended between its check and the subscription.
      void recheck(viewer);
      return { leave, recheck: () => recheck(viewer) };
    },
    close: () => {
      companies.clear();
      watches.clear();
      return subscription.close();
    },
  };
}
