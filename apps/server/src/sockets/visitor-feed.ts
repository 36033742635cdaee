import type { OrderFeed } from "@comanda/api/live-updates/order-feed";
import type { SocketClaim } from "@comanda/api/live-updates/order-token";
import type { SharedCartFeed } from "@comanda/api/shared-cart-calls/shared-cart-feed";
import type { TableFeed } from "@comanda/api/table-service/table-feed";

/** What visitors follow by a websocket: an order, the calls of their table, or a shared cart. */
export type VisitorFeed = Pick<OrderFeed, "openToken" | "close"> & {
  watch(claim: SocketClaim, send: (message: string) => void): Promise<() => void>;
};

type Feeds = { orders: OrderFeed; tables: TableFeed; sharedCarts: SharedCartFeed };

/** Joins the feeds of a process: the claim of a token says which one is meant. */
export function createVisitorFeed({ orders, tables, sharedCarts }: Feeds): VisitorFeed {
  return {
    openToken: (token) => orders.openToken(token),
    watch: (claim, send) => {
      if (claim.view === "shared_cart") return sharedCarts.watch(claim, send);
      return claim.view === "table" ? tables.watch(claim, send) : orders.watch(claim, send);
    },
    close: async () => {
      await Promise.all([orders.close(), tables.close(), sharedCarts.close()]);
    },
  };
}
