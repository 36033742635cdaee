import type { OrderFeed } from "@comanda/api/notifications/order-feed";
import type { SocketClaim } from "@comanda/api/notifications/order-token";
import type { TableFeed } from "@comanda/api/table-calls/table-feed";

/** What visitors follow by a websocket: an order, or the calls of their table. */
export type VisitorFeed = Pick<OrderFeed, "openToken" | "close"> & {
  watch(claim: SocketClaim, send: (message: string) => void): Promise<() => void>;
};

/** Joins the feeds of orders and tables: the claim of a token says which one is meant. */
export function createVisitorFeed(orders: OrderFeed, tables: TableFeed): VisitorFeed {
  return {
    openToken: (token) => orders.openToken(token),
    watch: (claim, send) =>
      claim.view === "table" ? tables.watch(claim, send) : orders.watch(claim, send),
    close: async () => {
      await Promise.all([orders.close(), tables.close()]);
    },
  };
}
