import type { TableCallsMessage } from "@comanda/contract/orders/table-calls";
import type { Deps } from "../context/deps.ts";
import { createSharedSubscription } from "../db/connect/shared-subscription.ts";
import { createFollowers } from "../live-updates/followers.ts";
import type { TableTokenClaim } from "../live-updates/order-token.ts";
import { parseTableChanged, tableChangedChannel } from "./publish-table-changed.ts";
import { findLastCalls, type Table } from "./table-calls.store.ts";
import { toGuestCalls } from "./table-calls-view.ts";

/** Sends the calls of tables to the guests of this process when they change, in whichever process. */
export type TableFeed = {
  /**
   * Calls `send` with the calls of the table, and again after each change, until the returned function is
   * called. Rejects when the database cannot be reached.
   */
  watch(claim: TableTokenClaim, send: (message: string) => void): Promise<() => void>;
  close(): Promise<void>;
};

type TableFeedDeps = Pick<Deps, "db" | "events" | "clock"> & {
  /** Called when a table cannot be read; its guests get it at the next change. */
  onError: (error: Error) => void;
};

/** One subscription for all tables, opened for the first guest; an event only names the table. */
export function createTableFeed({ db, events, clock, onError }: TableFeedDeps): TableFeed {
  const guests = createFollowers();

  const refresh = async (table: Table): Promise<void> => {
    try {
      const rows = await findLastCalls(db, table);
      const now = clock();
      const calls = toGuestCalls(rows, now);
      const message = JSON.stringify({
        event_type: "TABLE_CALLS_CHANGED",
        table: { now: now.toISOString(), enabled: true, calls },
      } satisfies TableCallsMessage);
      guests.send(keyOf(table), message);
    } catch (error) {
      onError(error as Error);
    }
  };

  const subscription = createSharedSubscription(() =>
    events.subscribe(
      tableChangedChannel,
      (payload) => {
        const table = parseTableChanged(payload);
        if (table && guests.has(keyOf(table))) void refresh(table);
      },
      async () => {
        for (const key of guests.keys()) await refresh(parseKey(key));
      },
    ),
  );

  return {
    watch: async ({ companyId, orderId: qrId }, send) => {
      await subscription.open();
      const table = { companyId, qrId };
      const leave = guests.add(keyOf(table), send);
      void refresh(table);
      return leave;
    },
    close: () => {
      guests.clear();
      return subscription.close();
    },
  };
}

const keyOf = ({ companyId, qrId }: Table): string => JSON.stringify([companyId, qrId]);

function parseKey(key: string): Table {
  const [companyId, qrId] = JSON.parse(key) as [string, string];
  return { companyId, qrId };
}
