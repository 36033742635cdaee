import type { OrderUpdatedMessage } from "@comanda/contract/calls/order-socket";
import { mayStillBePaid } from "@comanda/domain/orders/payment-status";
import type { Deps } from "../context/deps.ts";
import { createSharedSubscription } from "../db/connect/shared-subscription.ts";
import { type OrderVisibility, toWireOrder } from "../orders/order-view.ts";
import { findOrder } from "../orders/orders.store.ts";
import { orderChangedChannel, parseOrderChanged } from "../orders/publish-order-changed.ts";
import { type OrderTokenClaim, orderTokens, type SocketClaim } from "./order-token.ts";

/** Sends orders to the visitors of this process when they change, in whichever process. */
export type OrderFeed = {
  /** See `OrderTokens`. */
  openToken(token: string): SocketClaim | null;
  /**
   * Calls `send` with the current order, and again after each change, until the returned function
   * is called; never twice in a row with the same message. Rejects when the database cannot be
   * reached.
   */
  watch(claim: OrderTokenClaim, send: (message: string) => void): Promise<() => void>;
  /** The orders that are watched in this process now and may still be paid online. */
  watchedOrders(): { companyId: string; orderId: string }[];
  close(): Promise<void>;
};

type Watcher = { view: OrderVisibility; send: (message: string) => void; sent: string | null };
type Watched = {
  watchers: Set<Watcher>;
  reading: boolean;
  changed: boolean;
  /** Whether a payment may still arrive, as far as the order was read. */
  mayBePaid: boolean;
};

export type OrderFeedDeps = Pick<Deps, "db" | "events" | "clock" | "secret"> & {
  /** Called when an order cannot be read; its watchers get it at its next change. */
  onError: (error: Error) => void;
};

/**
 * Creates one subscription for all orders, opened for the first watcher. An event only names the
 * changed order. The order is read once for all its watchers, one read after the other, so that no
 * watcher gets an older state after a newer one.
 */
export function createOrderFeed({ db, events, clock, secret, onError }: OrderFeedDeps): OrderFeed {
  const tokens = orderTokens(secret);
  const orders = new Map<string, Watched>();
  const subscription = createSharedSubscription(() =>
    events.subscribe(
      orderChangedChannel,
      (payload) => {
        const changed = parseOrderChanged(payload);
        if (changed) void refresh(changed.company_id, changed.order_id);
      },
      // One after the other: all at once would take the connections that requests need.
      () => void refreshAll(),
    ),
  );

  async function refreshAll(): Promise<void> {
    for (const key of [...orders.keys()]) await refresh(...parseKey(key));
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
        if (!stored) continue;
        watched.mayBePaid = mayStillBePaid(stored.order.payment_status);
        sendChanged(watched.watchers, (view) => messageOf(toWireOrder(stored, view)));
      }
    } catch (error) {
      onError(error as Error);
    } finally {
      watched.reading = false;
    }
  }

  return {
    openToken: (token) => tokens.open(token, clock()),

    watch: async ({ companyId, orderId, view }, send) => {
      await subscription.open();
      const key = keyOf(companyId, orderId);
      const watched = orders.get(key) ?? newWatched();
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
      [...orders].flatMap(([key, { mayBePaid }]) => {
        const [companyId, orderId] = parseKey(key);
        return mayBePaid ? [{ companyId, orderId }] : [];
      }),

    close: () => {
      orders.clear();
      return subscription.close();
    },
  };
}

/** Until the order is read, a payment may arrive. */
function newWatched(): Watched {
  return { watchers: new Set(), reading: false, changed: false, mayBePaid: true };
}

function sendChanged(watchers: Set<Watcher>, format: (view: OrderVisibility) => string): void {
  const messages: Partial<Record<OrderVisibility, string>> = {};
  for (const watcher of watchers) {
    messages[watcher.view] ??= format(watcher.view);
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

function parseKey(key: string): [companyId: string, orderId: string] {
  return JSON.parse(key);
}
