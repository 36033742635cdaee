import { DEFAULT_BOARD_SETTINGS } from "@comanda/domain/board/board-settings";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Customer, startPayment, submitOrderWith } from "../../payments/testing/customer.ts";
import { countStatements } from "../../testing/count-statements.ts";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { insertAddressDirectly } from "../../testing/delivery-fixture.ts";
import {
  applyDiscountTo,
  companyWithDiscounts,
  createVisitorWithPoints,
} from "../../testing/discount-fixture.ts";
import {
  CASH_PAYMENT,
  createDraft,
  type OrderAnswer,
  patchOrder,
  specialCombo,
  tacoCombo,
  type Visitor,
} from "../../testing/order-flow.ts";
import { smallCompany } from "../../testing/small-company.ts";
import { signedInAs } from "../../testing/staff-members.ts";

let api: TestApp;
let ana: Visitor;
let addressId: string;
beforeAll(async () => {
  const { coupons, loyalty_settings } = companyWithDiscounts();
  const file = { ...smallCompany(), coupons, loyalty_settings };
  file.company.current_subscriptions = [{ name: "premium", monthly_orders_limit: 1000 }];
  api = await createTestApp([file]);
});
beforeEach(async () => {
  await api.reset();
  ana = await createVisitorWithPoints(api, 100);
  addressId = await insertAddressDirectly(api, ana, {});
  // The first request reads the catalog that later ones use.
  await createDraft(api);
});
afterAll(() => api.close());

const counted = {
  product_id: "taco",
  variant_id: "taco-1",
  quantity: 1,
  modifiers: ["green", "rare"].map((modifier_id) => ({ modifier_id, quantity: 1 })),
};

/** What an order of two lines asks for, beside the lines. */
const ORDERS = {
  takeaway: () => ({ service_type: "TAKEAWAY" }),
  table: () => ({ service_type: "TABLE", table_id: "tacos-table-4" }),
  delivery: () => ({
    service_type: "DELIVERY",
    client_id: ana.client.id,
    address_id: addressId,
    combos: [tacoCombo(2), specialCombo(2)],
  }),
  "counted stock": () => ({ combos: [counted, specialCombo(2)] }),
  "two counted dishes": () => ({
    combos: [{ product_id: "other", variant_id: "other-1", quantity: 1 }, specialCombo(2)],
  }),
  "a client": () => ({ client_id: ana.client.id }),
};
type Kind = keyof typeof ORDERS;
const kinds = Object.keys(ORDERS) as Kind[];

const draft = (kind: Kind, headers: Record<string, string> = {}) => {
  const body = { combos: [tacoCombo(), tacoCombo(2)], ...ORDERS[kind]() };
  return createDraft(api, body, { cookie: ana.cookie, headers });
};
const place = (id: string, more: object = {}) =>
  patchOrder(api, id, { ...CASH_PAYMENT, ...more }, { cookie: ana.cookie });

/** Returns how many statements the request needs, which must be answered with this status. */
async function statementsOf(send: () => Promise<OrderAnswer>, status: number): Promise<number> {
  let answer: OrderAnswer | null = null;
  const statements = await countStatements(async () => {
    answer = await send();
  });
  expect(answer).toMatchObject({ status });
  return statements;
}

test.each(kinds)("a draft for %s takes two statements", async (kind) => {
  const headers = { "idempotency-key": "3b241101" };
  expect(await statementsOf(() => draft(kind, headers), 201)).toBe(2);
  // The same request again only reads the answer.
  expect(await statementsOf(() => draft(kind, headers), 201)).toBe(1);
});

/** The test's app publishes no event, which is one statement on a server. */
const PLACING = 5;

test.each(kinds)("placing an order for %s takes five statements and an event", async (kind) => {
  const { body } = await draft(kind);
  expect(await statementsOf(() => place(body.id), 200)).toBe(PLACING);
  expect(api.published).toHaveLength(1);
});

test("placing with coupon, reward, stock and pieces that staff counted takes as many", async () => {
  const left = { kind: "product", id: "special", state: "left", left: 9 };
  await api.send("POST", "/ms-products/companies/tacos/availability", {
    ...signedInAs("owner"),
    body: { changes: [left] },
  });
  const { body } = await createDraft(
    api,
    { client_id: ana.client.id, combos: [counted, specialCombo(2)] },
    { cookie: ana.cookie },
  );
  const discounts = [
    { modality: "COUPON", coupon_code: "FIRST" },
    { modality: "FIDELITY", reward_id: "coffee" },
  ];
  for (const discount of discounts) {
    const request = { order_id: body.id, ...discount };
    expect(await applyDiscountTo(api, request, ana)).toMatchObject({ status: 200 });
  }
  expect(await statementsOf(() => place(body.id), 200)).toBe(PLACING);
});

test("orders whose statements are alike write their own values", async () => {
  const comments = ["no onions", "extra lime"];
  const ids: string[] = [];
  for (const comment of comments) {
    const { body } = await draft("counted stock", { "idempotency-key": `key-${ids.length}` });
    expect(await place(body.id, { comment })).toMatchObject({ status: 200 });
    ids.push(body.id);
  }
  const written = await api.db
    .selectFrom("orders")
    .innerJoin("order_events", "order_events.order_id", "orders.id")
    .select(["orders.id", "orders.comment"])
    .where("orders.id", "in", ids)
    .where("order_events.status", "=", "PENDING")
    .execute();
  const expected = comments.map((comment, at) => ({ id: ids[at], comment }));
  expect(new Set(written)).toEqual(new Set(expected));
});

test("an order that is sent again only reads, and one that is refused writes nothing", async () => {
  const { body } = await draft("counted stock");
  await place(body.id);
  expect(await statementsOf(() => place(body.id), 200)).toBeLessThanOrEqual(PLACING);
  const { body: other } = await draft("counted stock");
  await api.db.updateTable("variants").set({ stock: 0 }).where("id", "=", "special-1").execute();
  expect(await statementsOf(() => place(other.id), 409)).toBeLessThan(PLACING);
});

test("an order that is paid online takes more, for its payment", async () => {
  const { body } = await draft("a client");
  const customer: Customer = { ...ana, order: body };
  await startPayment(api, customer, "sandbox_card");
  const send = () => submitOrderWith(api, customer, "sandbox_card");
  expect(await countStatements(send)).toBeLessThanOrEqual(12);
  const path = `/ms-orders/public/companies/tacos/orders/${body.id}`;
  const read = await api.send("GET", path, { cookie: ana.cookie });
  expect(read.body).toMatchObject({ payment_status: "payment_requested" });
});

test("an order that a rule accepts at once takes five more", async () => {
  const settings = { ...DEFAULT_BOARD_SETTINGS, auto_accept: { TAKEAWAY: 20 } };
  await api.db
    .updateTable("companies")
    .set({ board_settings: JSON.stringify(settings) })
    .execute();
  const { body } = await draft("takeaway");
  const send = () => place(body.id);
  expect(await statementsOf(send, 200)).toBe(PLACING + 5);
  expect((await send()).body).toMatchObject({ status: "PREPARING" });
});
