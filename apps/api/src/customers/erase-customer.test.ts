import { calls } from "@comanda/contract/calls/call-table";
import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { markOrderRefunded } from "../orders/mark-refunded.ts";
import { readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, patchOrder, type Visitor } from "../testing/order-flow.ts";
import { signedInAs } from "../testing/staff-members.ts";
import {
  createClientNamed,
  deliver,
  listCustomersAs,
  placeOrderOf,
  readCustomerAs,
  sendErasure,
} from "./testing/staff-customer-calls.ts";

let api: TestApp;
let ana: Visitor;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  ana = await createClientNamed(api, "Ana Ruiz", "5512345678");
});
afterAll(() => api.close());

const readOrder = ({ id }: { id: string }, cookie = ana.cookie) =>
  api.send<Order>("GET", `/ms-orders/public/companies/tacos/orders/${id}`, { cookie });

test("an erased customer is gone, and their orders stay with lines and amounts", async () => {
  const tablet = await createClientNamed(api, "Ana R.", "5512345678");
  const order = await placeOrderOf(api, ana);
  const other = await placeOrderOf(api, tablet);
  await deliver(api, order);
  await deliver(api, other);
  api.published.length = 0;
  expect(await sendErasure(api, tablet.client, 2)).toMatchObject({
    status: 200,
    body: { orders: 2 },
  });
  expect(await listCustomersAs(api)).toMatchObject({ customers: [], total: 0 });
  expect(await readCustomerAs(api, "owner", ana.client)).toMatchObject({ status: 404 });
  const { body } = await readStaffOrderAs(api, "cashier", order);
  expect(body).toMatchObject({
    client: null,
    client_erased: true,
    status: "DELIVERED",
    undo_until: null,
    lines: [{ name: "Taco", total: 28.5 }],
    breakdown: { total: 28.5 },
  });
  const changed = api.published.map(({ payload }) => JSON.parse(payload).order_id);
  expect(changed.toSorted()).toEqual([order.id, other.id].toSorted());
});

test("a kitchen does not learn that a customer was erased", async () => {
  const order = await placeOrderOf(api, ana);
  await deliver(api, order);
  await sendErasure(api, ana.client, 1);
  expect((await readStaffOrderAs(api, "kitchen", order)).body.client_erased).toBe(false);
});

test("the device is a new one afterwards, and its old order opens without a name", async () => {
  const order = await placeOrderOf(api, ana);
  await deliver(api, order);
  await api.db.updateTable("clients").set({ available_points: 30 }).execute();
  const draft = await createDraft(api, { client_id: ana.client.id }, { cookie: ana.cookie });
  await sendErasure(api, ana.client, 1);
  const old = await readOrder(order);
  expect(old).toMatchObject({ status: 200, body: { client: null, public_id: order.public_id } });
  expect(JSON.stringify(old.body)).not.toContain("Ana");
  const path = `/ms-clients/public/companies/tacos/clients/${ana.client.id}`;
  expect(await api.send("GET", path, { cookie: ana.cookie })).toMatchObject({ status: 404 });
  const { id } = draft.body;
  expect(await patchOrder(api, id, undefined, { cookie: ana.cookie })).toMatchObject({
    body: { code: "order_not_found" },
  });
  const again = { client_id: ana.client.id };
  expect(await createDraft(api, again, { cookie: ana.cookie })).toMatchObject({
    body: { code: "client_not_found" },
  });
  const back = await createClientNamed(api, "Ana Ruiz", "5512345678", ana.cookie);
  expect(back.client).toMatchObject({ available_points: 0, addresses: [] });
  expect(back.client.id).not.toBe(ana.client.id);
  expect((await listCustomersAs(api)).customers).toMatchObject([{ orders: 0, spent: 0 }]);
});

test("no device can rate an erased customer's order", async () => {
  const order = await placeOrderOf(api, ana);
  await deliver(api, order);
  await sendErasure(api, ana.client, 1);
  const path = calls.createOrderRating.path.replace("{companyId}", "tacos");
  for (const cookie of [ana.cookie, null]) {
    const body = { order_id: order.id, score: 5, comment: "Ana was here" };
    expect(await api.send("POST", path, { body, cookie })).toMatchObject({
      status: 404,
      body: { code: "order_not_found" },
    });
  }
});

test("a customer with an order in progress is not erased", async () => {
  const order = await placeOrderOf(api, ana);
  const refused = { status: 409, body: { code: "customer_has_open_orders" } };
  expect(await sendErasure(api, ana.client, 1)).toMatchObject(refused);
  expect((await readCustomerAs(api, "owner", ana.client)).body).toMatchObject({ open_orders: 1 });
  await deliver(api, order);
  expect((await readCustomerAs(api, "owner", ana.client)).body).toMatchObject({ open_orders: 0 });
  expect(await sendErasure(api, ana.client, 1)).toMatchObject({ status: 200 });
});

test("a customer who is owed a refund is not erased until it was made", async () => {
  const order = await placeOrderOf(api, ana);
  await api.db.updateTable("orders").set({ payment_state: "PAID" }).execute();
  await cancelOrder(api.deps, "tacos", order.id, "Sorry, Ana");
  expect(await sendErasure(api, ana.client, 0)).toMatchObject({
    body: { code: "customer_has_open_orders" },
  });
  await markOrderRefunded(api.deps, "tacos", order.id);
  expect(await sendErasure(api, ana.client, 0)).toMatchObject({ status: 200 });
  const { body } = await readStaffOrderAs(api, "owner", order);
  expect(body).toMatchObject({ cancel_reason: null, payment_status: "refunded" });
});

test("an erasure names the orders that were seen, and is refused when there are more", async () => {
  await deliver(api, await placeOrderOf(api, ana));
  const answer = await sendErasure(api, ana.client, 0);
  expect(answer).toMatchObject({
    status: 409,
    body: { code: "customer_changed", changed: { by: null, at: api.now.toISOString() } },
  });
  expect((await listCustomersAs(api)).total).toBe(1);
});

test("the same erasure again is answered as before, and one of an unknown customer is not found", async () => {
  await deliver(api, await placeOrderOf(api, ana));
  expect(await sendErasure(api, ana.client, 1)).toMatchObject({ status: 200 });
  expect(await sendErasure(api, ana.client, 1)).toMatchObject({ status: 200, body: { orders: 1 } });
  const log = await api.db.selectFrom("audit_log").selectAll().execute();
  const erasures = log.filter(({ action }) => action === "customers.erase");
  expect(erasures).toMatchObject([
    { target: ana.client.id, actor: "Owner", before: null, after: { orders: 1 } },
  ]);
  expect(await sendErasure(api, { id: "nobody" }, 0)).toMatchObject({
    body: { code: "customer_not_found" },
  });
});

test("an order of an erased customer cannot be stepped back from a board with the name", async () => {
  const order = await placeOrderOf(api, ana);
  await deliver(api, order);
  const { body } = await readStaffOrderAs(api, "cashier", order);
  await sendErasure(api, ana.client, 1);
  const { revision } = body;
  const answer = await sendBoardAction(api, "cashier", order, ["step-back", { revision }]);
  expect(answer).toMatchObject({ status: 409, body: { code: "order_changed" } });
});

test("an erased customer's order is found by its number, and not by name or phone", async () => {
  const order = await placeOrderOf(api, ana);
  await deliver(api, order);
  await sendErasure(api, ana.client, 1);
  const search = async (text: string) => {
    const path = `/ms-orders/companies/tacos/orders?${new URLSearchParams({ search: text })}`;
    return (await api.send<{ total: number }>("GET", path, signedInAs("owner"))).body.total;
  };
  expect([
    await search(String(order.public_id)),
    await search("Ana"),
    await search("5678"),
  ]).toEqual([1, 0, 0]);
});
