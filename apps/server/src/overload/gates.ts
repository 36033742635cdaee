import type { AdmitOrder, OrderWork } from "@comanda/api/context/admit-order";
import { Refusal } from "@comanda/api/shared/refusal";
import type { Arrivals } from "./arrivals.ts";
import { Gate, type GateOutcome } from "./gate.ts";

/** The kinds of pages, by priority: those that many visitors share, those of the console, those for one visitor. */
export type PageKind = "shared_page" | "console_page" | "page";

export type Gates = {
  orders: Gate<OrderWork>;
  pages: Gate<PageKind>;
  searches: Gate<"search">;
};

/** Milliseconds that a page or a search waits for running orders: about the time of a render. */
const ORDERS_FIRST_MS = 30;

/**
 * There are fewer connections to a database than this, so that their fair share decides which company goes on
 * (decision 33). A customer who sends an order has chosen already, so placing waits longer than creating.
 */
const orders = {
  atOnce: 32,
  atOnceOfKey: 16,
  maxMs: null,
  kinds: {
    placing: { waiting: 200, waitingOfKey: 100, waitMs: 8_000 },
    creating: { waiting: 100, waitingOfKey: 50, waitMs: 3_000 },
  },
};

/** A render takes 10 to 100 ms of the only thread: more than two at once would finish no sooner. */
const pages = {
  atOnce: 2,
  atOnceOfKey: 2,
  maxMs: 15_000,
  kinds: {
    shared_page: { waiting: 100, waitingOfKey: 50, waitMs: 5_000 },
    console_page: { waiting: 50, waitingOfKey: 25, waitMs: 5_000 },
    page: { waiting: 40, waitingOfKey: 20, waitMs: 3_000 },
  },
};

/** In front of another backend a page mostly waits for the network. */
const REMOTE_PAGES_AT_ONCE = 32;

/** A search may wait four seconds for a service, and sends few queries to the database. */
const searches = {
  atOnce: 16,
  atOnceOfKey: 8,
  maxMs: 15_000,
  kinds: { search: { waiting: 50, waitingOfKey: 25, waitMs: 2_000 } },
};

/**
 * Creates the gates of a server (decision 68). Before a page or a search starts, it waits until the requests
 * that have arrived are read, and up to 30 ms for running orders.
 */
export function createGates(
  { isRemote, arrivals }: { isRemote: boolean; arrivals: Pick<Arrivals, "taken"> },
  onOutcome: (kind: string, outcome: GateOutcome) => void,
): Gates {
  const ordersGate = new Gate<OrderWork>(orders, { onOutcome });
  const beforeStart = async () => {
    await arrivals.taken();
    await ordersGate.whenIdle(ORDERS_FIRST_MS);
  };
  const atOnce = isRemote ? REMOTE_PAGES_AT_ONCE : pages.atOnce;
  return {
    orders: ordersGate,
    pages: new Gate<PageKind>(
      { ...pages, atOnce, atOnceOfKey: atOnce },
      { onOutcome, beforeStart },
    ),
    searches: new Gate<"search">(searches, { onOutcome, beforeStart }),
  };
}

/** Returns what waits at the gates, by kind. */
export function waitingAtGates({ orders, pages, searches }: Gates) {
  return [orders.waitingByKind(), pages.waitingByKind(), searches.waitingByKind()].flat();
}

/** Admits the API's orders by their gate; a refused one is `busy`, and may be sent again. */
export function admitOrdersBy(gate: Gate<OrderWork>): AdmitOrder {
  return async (kind, { companyId, signal }, work) => {
    const result = await gate.run(kind, { key: companyId, signal }, work);
    return "done" in result ? result.done : new Refusal("busy");
  };
}
