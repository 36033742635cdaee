import { type BoardFeed, createBoardFeed } from "@comanda/api/board/board-feed";
import { createOrderFeed, type OrderFeed } from "@comanda/api/live-updates/order-feed";
import { createSharedCartFeed } from "@comanda/api/shared-cart-calls/shared-cart-feed";
import { createTableFeed } from "@comanda/api/table-service/table-feed";
import { createVisitorFeed, type VisitorFeed } from "../sockets/visitor-feed.ts";

type LocalFeedsDeps = Parameters<typeof createBoardFeed>[0] &
  Parameters<typeof createOrderFeed>[0] &
  Parameters<typeof createSharedCartFeed>[0] &
  Parameters<typeof createTableFeed>[0];

/** Creates the feeds that the websockets of this process follow. */
export function createLocalFeeds(deps: LocalFeedsDeps): {
  orderFeed: OrderFeed;
  visitorFeed: VisitorFeed;
  boardFeed: BoardFeed;
} {
  const orderFeed = createOrderFeed(deps);
  const visitorFeed = createVisitorFeed({
    orders: orderFeed,
    tables: createTableFeed(deps),
    sharedCarts: createSharedCartFeed(deps),
  });
  return { orderFeed, visitorFeed, boardFeed: createBoardFeed(deps) };
}
