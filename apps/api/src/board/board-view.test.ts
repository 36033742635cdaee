import type { Order } from "@comanda/contract/orders/order";
import { Board } from "@comanda/contract/staff/order-board-schemas";
import { StaffOrder } from "@comanda/contract/staff/staff-order";
import { sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readStaffBoard, readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import {
  createDraft,
  createPlacedOrder,
  createVisitor,
  patchOrder,
  tacoCombo,
} from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("burgers")]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** An order of a client who pays with 50.00 in cash and writes comments. */
async function orderOfClient(): Promise<Order & { clientName: string }> {
  const { client, cookie } = await createVisitor(api);
  const combos = [{ ...tacoCombo(), comment: "no onion" }];
  const draft = await createDraft(api, { client_id: client.id, combos }, { cookie });
  const assigned_payment = { payment_method_id: "cash", received_amount: 50 };
  const body = { comment: "ring twice", meta_data: { assigned_payment } };
  const { body: order } = await patchOrder(api, draft.body.id, body, { cookie });
  return { ...order, clientName: client.name ?? "" };
}

test("an order from a table has the zone in which the table stood when the guest ordered", async () => {
  await api.db
    .updateTable("qrs")
    .set({ document: sql`(document::jsonb || '{"zone": {"name": " Terrace "}}')::json` })
    .where("id", "=", "tacos-table-4")
    .execute();
  const order = await createPlacedOrder(api, {
    service_type: "TABLE",
    table_id: "tacos-table-4",
  });
  const { body } = await readStaffOrderAs(api, "kitchen", order);
  expect(body).toMatchObject({ order_title: "Table 4", table_zone: "Terrace" });
  expect(await readStaffBoard(api, "kitchen")).toMatchObject({
    opening: { open: expect.any(Boolean) },
    orders: [{ table_zone: "Terrace" }],
  });
});

test("a cashier sees people and money, a kitchen sees neither", async () => {
  const order = await orderOfClient();
  const { body: cashier } = await readStaffOrderAs(api, "cashier", order);
  expect(cashier).toMatchObject({
    public_id: order.public_id,
    comment: "ring twice",
    starts_at: null,
    client: {
      name: order.clientName,
      phone: expect.stringMatching(/^\+5255\d{8}$/u),
      orders_count: 1,
    },
    payment: { method_code: "cash", online: false, cash: 50, change: 21.5, paid_at: null },
    breakdown: { total: 28.5 },
    lines: [{ name: "Taco", comment: "no onion", total: 28.5, modifiers: [{ unit_price: 0 }] }],
  });
  const { body: kitchen } = await readStaffOrderAs(api, "kitchen", order);
  expect(kitchen).toMatchObject({
    client: null,
    address: null,
    payment: null,
    breakdown: null,
    discounts: [],
    comment: "ring twice",
    lines: [{ name: "Taco", comment: "no onion", total: null, modifiers: [{ unit_price: null }] }],
  });
  const text = JSON.stringify([kitchen, (await readStaffBoard(api, "kitchen")).orders]);
  for (const hidden of [order.clientName, cashier.client?.phone, "28.5", "21.5"]) {
    expect(text).not.toContain(hidden);
  }
});

test("the kitchen sees a required modifier as a choice and not as an extra, also with a price", async () => {
  const combos = [{ ...tacoCombo(), modifiers: [{ modifier_id: "red", quantity: 1 }] }];
  const order = await createPlacedOrder(api, { combos });
  for (const role of ["owner", "kitchen"] as const) {
    const { body } = await readStaffOrderAs(api, role, order);
    expect(body.lines).toMatchObject([{ modifiers: [{ name: "Red", sign: "choice" }] }]);
  }
});

test("the board has the orders in progress, and ended ones for a minute", async () => {
  await createDraft(api);
  const [first, second] = [await createPlacedOrder(api), await createPlacedOrder(api)];
  const idsOf = async () => (await readStaffBoard(api)).orders.map(({ id }) => id);
  expect(await idsOf()).toEqual([first.id, second.id]);
  const refusal = { revision: 0, reason: "too_busy" };
  const { body } = await readStaffOrderAs(api, "owner", first);
  await sendBoardAction(api, "owner", first, ["refuse", { ...refusal, revision: body.revision }]);
  expect(await idsOf()).toEqual([first.id, second.id]);
  api.now = new Date(NOON.getTime() + 60_001);
  expect(await idsOf()).toEqual([second.id]);
});

test("the board's answers have exactly the contract's fields", async () => {
  const order = await orderOfClient();
  const board = await readStaffBoard(api, "owner");
  expect(v.parse(Board, board)).toEqual(board);
  expect(board).toMatchObject({ now: NOON.toISOString(), timezone: "America/Mexico_City" });
  const { body } = await readStaffOrderAs(api, "owner", order);
  expect(v.parse(StaffOrder, body)).toEqual(body);
});

test("an order of another company is not found", async () => {
  const order = await createPlacedOrder(api);
  const path = `/ms-orders/companies/burgers/orders/${order.id}`;
  const as = signedInAs("owner", "burgers");
  expect(await api.send("GET", path, as)).toMatchObject({ status: 404 });
  const accept = await api.send("POST", `${path}/accept`, { ...as, body: { revision: 1 } });
  expect(accept).toMatchObject({ status: 404, body: { code: "order_not_found" } });
});

test("a client's placed orders are counted, drafts are not", async () => {
  const { client, cookie } = await createVisitor(api);
  await createDraft(api, { client_id: client.id }, { cookie });
  await createPlacedOrder(api, { client_id: client.id });
  const order = await createPlacedOrder(api, { client_id: client.id });
  expect((await readStaffOrderAs(api, "cashier", order)).body.client?.orders_count).toBe(2);
});
