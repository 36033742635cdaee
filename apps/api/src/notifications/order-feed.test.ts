import type { OrderUpdatedMessage } from "@comanda/contract/calls/order-socket";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentStatus } from "@comanda/domain/orders/payment-status";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { DatabaseEvents } from "../db/connect/events.ts";
import { advanceOrder } from "../orders/advance-order.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, createVisitor, type Visitor } from "../testing/order-flow.ts";
import { createOrderFeed, type OrderFeed } from "./order-feed.ts";
import type { OrderTokenClaim } from "./order-token.ts";

let api: TestApp;
let visitor: Visitor;
let order: Order;
let feed: OrderFeed;
/** Says that an order has changed, as any process does. */
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

/** Follows an order; `heard` is what was sent, the first of it already. */
async function watch(claim: OrderTokenClaim) {
  const heard: Order[] = [];
  const leave = await feed.watch(claim, (text) => {
    const message: OrderUpdatedMessage = JSON.parse(text);
    expect(message.event_type).toBe("ORDER_UPDATED");
    heard.push(message.order);
  });
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
  return { heard, leave };
}

/** Follows the order as the answer to `cookie` allows. */
async function follow(cookie: string | null = visitor.cookie) {
  const claim = feed.openToken((await read(cookie)).body.socket_authorization ?? "");
  if (!claim) throw new Error("The answer's token is none");
  return watch(claim);
}

test("an order says how it is followed while its online payment may still come, and not else", async () => {
  const { socket_authorization: token } = (await read()).body;
  expect(feed.openToken(token ?? "")).toEqual({
    companyId: "tacos",
    orderId: order.id,
    view: "whole",
  });
  // One that failed may come late.
  await set({ payment_status: "failed" });
  expect(feed.openToken((await read()).body.socket_authorization ?? "")).not.toBeNull();
  for (const payment_status of [null, "refund_pending", "refunded"] as const) {
    await set({ payment_status });
    expect((await read()).body.socket_authorization).toBeNull();
  }
});

test("a token of another server's secret, or one that has expired, opens nothing", async () => {
  const token = (await read()).body.socket_authorization ?? "";
  const elsewhere = createOrderFeed({ ...api.deps, secret: "another secret", onError: failed });
  expect(elsewhere.openToken(token)).toBeNull();
  api.now = new Date(api.now.getTime() + 15 * 60_000);
  expect(feed.openToken(token)).toBeNull();
});

test("who follows it gets it at once and at each change, as much as they may see", async () => {
  const owner = await follow();
  const stranger = await follow(null);
  expect(owner.heard.at(-1)).toMatchObject({ payment_status: "payment_requested", total: 28.5 });
  expect(owner.heard.at(-1)?.client).toMatchObject({ id: visitor.client.id });
  expect(stranger.heard.at(-1)).toMatchObject({ id: order.id, client: null, client_id: null });

  await set({ payment_status: "failed" });
  changed();
  await vi.waitFor(() => {
    for (const { heard } of [owner, stranger]) {
      expect(heard.map(({ payment_status }) => payment_status)).toEqual([
        "payment_requested",
        "failed",
      ]);
    }
  });
  expect(JSON.stringify(stranger.heard)).not.toContain(visitor.client.name);
  expect(JSON.stringify(stranger.heard)).not.toContain(visitor.client.phone_number);
});

test("messages carry no token", async () => {
  const { heard } = await follow();
  expect(heard.map((each) => each.socket_authorization)).toEqual([null]);
});

test("what did not change is not told, nor what is no order that somebody follows", async () => {
  const { heard } = await follow();
  const others = (await createDraft(api)).body;
  for (const payload of ["", "{}", "null", '{"company_id":1,"order_id":2}', "[]"]) publish(payload);
  changed(others.id);
  publish(JSON.stringify({ company_id: "burgers", order_id: order.id }));
  changed();
  await set({ payment_status: "failed" });
  changed();
  await vi.waitFor(() => expect(heard.at(-1)?.payment_status).toBe("failed"));
  expect(heard).toHaveLength(2);
  expect(failed).not.toHaveBeenCalled();
});

test("however many changes come at once, the last one is told last", async () => {
  const { heard } = await follow();
  await set({ payment_status: null });
  await api.db.updateTable("orders").set({ status: "PENDING" }).execute();
  const statuses = ["PREPARING", "READY", "DELIVERED", "FINALIZED"];
  for (const _ of statuses) {
    await advanceOrder(api.deps, "tacos", order.id);
    for (let times = 0; times < 20; times += 1) changed();
  }
  await vi.waitFor(() => expect(heard.at(-1)?.status).toBe("FINALIZED"));
  // What it was before may be told or not: the draft's own notification can come as late as this.
  const told = heard.map(({ status }) => statuses.indexOf(status)).filter((at) => at >= 0);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(new Set(told).size).toBe(told.length);
});

test("who has left is told nothing, and nobody's order is read for them", async () => {
  const { heard, leave } = await follow();
  leave();
  leave();
  await set({ payment_status: "failed" });
  changed();
  const after = await watch({ companyId: "tacos", orderId: order.id, view: "bare" });
  expect(after.heard.at(-1)?.payment_status).toBe("failed");
  expect(heard).toHaveLength(1);
});

test("one subscription serves all, and ends with the feed", async () => {
  await follow();
  await follow(null);
  expect(subscriptions).toBe(1);
  await feed.close();
  expect(ended).toHaveBeenCalledOnce();
});

test("a feed that nobody used closes, too", async () => {
  await feed.close();
  expect(subscriptions).toBe(0);
});

test("a database that is away refuses who comes, and the next one is served again", async () => {
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
  expect((await follow()).heard).toHaveLength(1);
});

test("an order that could not be read is told of at its next change", async () => {
  const { heard } = await follow();
  const broken = vi.spyOn(api.db, "selectFrom").mockImplementationOnce(() => {
    throw new Error("broken");
  });
  changed();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  broken.mockRestore();
  await set({ payment_status: "failed" });
  changed();
  await vi.waitFor(() => expect(heard.at(-1)?.payment_status).toBe("failed"));
});
