import type { OrderUpdatedMessage } from "@comanda/contract/calls/order-socket";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentStatus } from "@comanda/domain/orders/payment-status";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { DatabaseEvents } from "../db/connect/database-events.ts";
import { advanceOrder } from "../orders/advance-order.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import {
  CASH_PAYMENT,
  createDraft,
  createVisitor,
  patchOrder,
  type Visitor,
} from "../testing/order-flow.ts";
import { createOrderFeed, type OrderFeed } from "./order-feed.ts";
import type { OrderTokenClaim } from "./order-token.ts";

let api: TestApp;
let visitor: Visitor;
let order: Order;
let feed: OrderFeed;
/** Publishes an event on the channel of changed orders. */
let publish: (payload: string) => void;
let subscriptions: number;
const failed = vi.fn<(error: Error) => void>();
const ended = vi.fn(async () => undefined);

beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  failed.mockClear();
  ended.mockClear();
  subscriptions = 0;
  const events: DatabaseEvents = {
    publish: async () => undefined,
    subscribe: async (channel, handler) => {
      expect(channel).toBe("order_changed");
      subscriptions += 1;
      publish = handler;
      return ended;
    },
  };
  feed = createOrderFeed({ ...api.deps, events, onError: failed });
  visitor = await createVisitor(api);
  const { cookie, client } = visitor;
  order = (await createDraft(api, { client_id: client.id }, { cookie })).body;
  await set({ payment_status: "payment_requested", payment_expires_at: api.now });
});
afterAll(() => api.close());

async function set(changes: { payment_status: PaymentStatus; payment_expires_at?: Date }) {
  const { db } = api;
  await db.updateTable("orders").set(changes).where("id", "=", order.id).execute();
}

const read = (cookie: string | null = visitor.cookie, id = order.id) =>
  api.send<Order>("GET", `/ms-orders/public/companies/tacos/orders/${id}`, { cookie });

const changed = (id = order.id) => publish(JSON.stringify({ company_id: "tacos", order_id: id }));

/** Follows an order; `received` holds the messages, the first one already. */
async function watch(claim: OrderTokenClaim) {
  const received: Order[] = [];
  const leave = await feed.watch(claim, (text) => {
    const message: OrderUpdatedMessage = JSON.parse(text);
    expect(message.event_type).toBe("ORDER_UPDATED");
    received.push(message.order);
  });
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(0), 10_000);
  return { received, leave };
}

/** Follows the order with the token of the answer to `cookie`. */
async function follow(cookie: string | null = visitor.cookie) {
  const claim = feed.openToken((await read(cookie)).body.socket_authorization ?? "");
  if (!claim || claim.view === "table" || claim.view === "shared_cart")
    throw new Error("The answer has no valid token");
  return watch(claim);
}

test("a draft has a socket token only while its online payment may still arrive", async () => {
  const { socket_authorization: token } = (await read()).body;
  expect(feed.openToken(token ?? "")).toEqual({
    companyId: "tacos",
    orderId: order.id,
    view: "whole",
  });
  // A failed payment can still arrive late.
  await set({ payment_status: "failed" });
  expect(feed.openToken((await read()).body.socket_authorization ?? "")).not.toBeNull();
  for (const payment_status of [null, "refund_pending", "refunded"] as const) {
    await set({ payment_status });
    expect((await read()).body.socket_authorization).toBeNull();
  }
});

test("a placed order has a socket token until it is handed over", async () => {
  await set({ payment_status: null });
  const { cookie } = visitor;
  await patchOrder(api, order.id, CASH_PAYMENT, { cookie });
  for (const status of ["PENDING", "PREPARING", "READY"]) {
    const { body } = await read();
    expect(body.status).toBe(status);
    expect(feed.openToken(body.socket_authorization ?? "")).toMatchObject({ orderId: order.id });
    await advanceOrder(api.deps, "tacos", order.id);
  }
  expect((await read()).body).toMatchObject({ status: "DELIVERED", socket_authorization: null });
});

test("only orders that may still be paid are named for polling", async () => {
  await follow();
  expect(feed.watchedOrders()).toEqual([{ companyId: "tacos", orderId: order.id }]);
  await set({ payment_status: null });
  changed();
  await vi.waitFor(() => expect(feed.watchedOrders()).toEqual([]), 10_000);
});

test("a token of another secret and an expired token are refused", async () => {
  const token = (await read()).body.socket_authorization ?? "";
  const elsewhere = createOrderFeed({ ...api.deps, secret: "another secret", onError: failed });
  expect(elsewhere.openToken(token)).toBeNull();
  api.now = new Date(api.now.getTime() + 15 * 60_000);
  expect(feed.openToken(token)).toBeNull();
});

test("a watcher gets the order at once and at each change, as much of it as its token allows", async () => {
  const owner = await follow();
  const stranger = await follow(null);
  expect(owner.received.at(-1)).toMatchObject({ payment_status: "payment_requested", total: 28.5 });
  expect(owner.received.at(-1)?.client).toMatchObject({ id: visitor.client.id });
  expect(stranger.received.at(-1)).toMatchObject({ id: order.id, client: null, client_id: null });

  await set({ payment_status: "failed" });
  changed();
  await vi.waitFor(() => {
    for (const { received } of [owner, stranger]) {
      expect(received.map(({ payment_status }) => payment_status)).toEqual([
        "payment_requested",
        "failed",
      ]);
    }
  }, 10_000);
  expect(JSON.stringify(stranger.received)).not.toContain(visitor.client.name);
  expect(JSON.stringify(stranger.received)).not.toContain(visitor.client.phone_number);
});

test("messages carry no token", async () => {
  const { received } = await follow();
  expect(received.map((each) => each.socket_authorization)).toEqual([null]);
});

test("an unchanged order sends no message, nor does an order without watchers", async () => {
  const { received } = await follow();
  const others = (await createDraft(api)).body;
  for (const payload of ["", "{}", "null", '{"company_id":1,"order_id":2}', "[]"]) publish(payload);
  changed(others.id);
  publish(JSON.stringify({ company_id: "burgers", order_id: order.id }));
  changed();
  await set({ payment_status: "failed" });
  changed();
  await vi.waitFor(() => expect(received.at(-1)?.payment_status).toBe("failed"), 10_000);
  expect(received).toHaveLength(2);
  expect(failed).not.toHaveBeenCalled();
});

test("after many changes at once, the last message is the last state", async () => {
  const { received } = await follow();
  await set({ payment_status: null });
  await api.db.updateTable("orders").set({ status: "PENDING" }).execute();
  const statuses = ["PREPARING", "READY", "DELIVERED", "FINALIZED"];
  for (const _ of statuses) {
    await advanceOrder(api.deps, "tacos", order.id);
    for (let times = 0; times < 20; times += 1) changed();
  }
  await vi.waitFor(() => expect(received.at(-1)?.status).toBe("FINALIZED"), 10_000);
  // Earlier states may or may not arrive: the draft's own notification can come this late.
  const receivedStatuses = received
    .map(({ status }) => statuses.indexOf(status))
    .filter((at) => at >= 0);
  expect(receivedStatuses).toEqual(receivedStatuses.toSorted((one, other) => one - other));
  expect(new Set(receivedStatuses).size).toBe(receivedStatuses.length);
});

test("after leaving, a watcher gets no messages and causes no reads", async () => {
  const { received, leave } = await follow();
  leave();
  leave();
  await set({ payment_status: "failed" });
  changed();
  const after = await watch({ companyId: "tacos", orderId: order.id, view: "bare" });
  expect(after.received.at(-1)?.payment_status).toBe("failed");
  expect(received).toHaveLength(1);
});

test("one subscription serves all watchers and ends with the feed", async () => {
  await follow();
  await follow(null);
  expect(subscriptions).toBe(1);
  await feed.close();
  expect(ended).toHaveBeenCalledOnce();
});

test("a feed without watchers closes", async () => {
  await feed.close();
  expect(subscriptions).toBe(0);
});

test("without a database a watcher is refused, and the next one is served after it is back", async () => {
  let away = true;
  const events: DatabaseEvents = {
    publish: async () => undefined,
    subscribe: async () => {
      if (away) throw new Error("away");
      return ended;
    },
  };
  feed = createOrderFeed({ ...api.deps, events, onError: failed });
  const claim = { companyId: "tacos", orderId: order.id, view: "bare" } as const;
  await expect(feed.watch(claim, () => undefined)).rejects.toThrow("away");
  away = false;
  expect((await follow()).received).toHaveLength(1);
});

test("an order that cannot be read is sent at its next change", async () => {
  const { received } = await follow();
  const broken = vi.spyOn(api.db, "selectFrom").mockImplementationOnce(() => {
    throw new Error("broken");
  });
  changed();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), 10_000);
  broken.mockRestore();
  await set({ payment_status: "failed" });
  changed();
  await vi.waitFor(() => expect(received.at(-1)?.payment_status).toBe("failed"), 10_000);
});
