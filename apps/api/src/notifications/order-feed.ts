import type { OrderUpdatedMessage } from "@comanda/contract/calls/order-socket";
import type { Deps } from "../context/deps.ts";
import { type OrderVisibility, toWireOrder } from "../orders/order-view.ts";
import { findOrder } from "../orders/orders.store.ts";
import { orderChangedChannel, parseOrderChanged } from "../orders/publish-order-changed.ts";
import { type OrderTokenClaim, orderTokens } from "./order-token.ts";

/** The orders of this process's visitors, as they change, whichever process changes them. */
export type OrderFeed = {
  /** See `OrderTokens`. */
  openToken(token: string): OrderTokenClaim | null;
  /**
   * Hands `send` the order as it is now, and again whenever it has changed, until the answered function
   * is called; never the same twice in a row. Rejects when the database cannot be reached.
   */
  watch(claim: OrderTokenClaim, send: (message: string) => void): Promise<() => void>;
  /** The orders that are watched in this process now. */
  watchedOrders(): { companyId: string; orderId: string }[];
  close(): Promise<void>;
};

type Watcher = { view: OrderVisibility; send: (message: string) => void; sent: string | null };
type Watched = { watchers: Set<Watcher>; reading: boolean; changed: boolean };

export type OrderFeedDeps = Pick<Deps, "db" | "events" | "clock" | "secret"> & {
  /** Told of an order that could not be read; who watches it is told at its next change. */
  onError: (error: Error) => void;
};

/**
 * One subscription for all orders, made for the first that is watched. What is published says which
 * order has changed, and no more; it is read once for all who watch it, one reading after the other,
 * so that nobody is sent an older state after a newer one.
 */
export function createOrderFeed({
  db,
  events,
  clock,
  secret,
  onError: failed,
}: OrderFeedDeps): OrderFeed {
  const tokens = orderTokens(secret);
  const orders = new Map<string, Watched>();
  let subscription: Promise<() => Promise<void>> | null = null;

  const subscribe = () => {
    subscription ??= events
      .subscribe(
        orderChangedChannel,
        (payload) => {
          const changed = parseOrderChanged(payload);
          if (changed) void refresh(changed.company_id, changed.order_id);
        },
        // One after the other: all at once would take the connections from requests.
        () => void refreshAll(),
      )
      .catch((error) => {
        subscription = null;
        throw error;
      });
    return subscription;
  };

  async function refreshAll(): Promise<void> {
    for (const key of [...orders.keys()]) await refresh(...ofKey(key));
  }

  async function refresh(companyId: string, orderId: string): Promise<void> {
    const watched = orders.get(keyOf(companyId, orderId));
    if (!watched) return;
    watched.changed = true;
    if (watched.reading) return;
    watched.reading = true;
    try {
      while (watched.changed && watched.watchers.size > 0) {
        watched.changed = false;
        const stored = await findOrder(db, companyId, orderId);
        if (stored) sendChanged(watched.watchers, (view) => messageOf(toWireOrder(stored, view)));
      }
    } catch (error) {
      failed(error as Error);
    } finally {
      watched.reading = false;
    }
  }

  return {
    openToken: (token) => tokens.open(token, clock()),

    watch: async ({ companyId, orderId, view }, send) => {
      await subscribe();
      const key = keyOf(companyId, orderId);
      const watched = orders.get(key) ?? { watchers: new Set(), reading: false, changed: false };
      orders.set(key, watched);
      const watcher: Watcher = { view, send, sent: null };
      watched.watchers.add(watcher);
      void refresh(companyId, orderId);
      return () => {
        watched.watchers.delete(watcher);
        if (watched.watchers.size === 0 && orders.get(key) === watched) orders.delete(key);
      };
    },

    watchedOrders: () =>
      [...orders.keys()].map((key) => {
        const [companyId, orderId] = ofKey(key);
        return { companyId, orderId };
      }),

    close: async () => {
      orders.clear();
      const end = await subscription?.catch(() => null);
      await end?.();
    },
  };
}

function sendChanged(watchers: Set<Watcher>, written: (view: OrderVisibility) => string): void {
  const messages: Partial<Record<OrderVisibility, string>> = {};
  for (const watcher of watchers) {
    messages[watcher.view] ??= written(watcher.view);
    const message = messages[watcher.view] ?? "";
    if (message === watcher.sent) continue;
    watcher.sent = message;
    watcher.send(message);
  }
}

function messageOf(order: OrderUpdatedMessage["order"]): string {
  return JSON.stringify({ event_type: "ORDER_UPDATED", order } satisfies OrderUpdatedMessage);
}

function keyOf(companyId: string, orderId: string): string {
  return JSON.stringify([companyId, orderId]);
}

function ofKey(key: string): [companyId: string, orderId: string] {
  return JSON.parse(key);
}
