import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { Refusal } from "../shared/refusal.ts";
import { sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import {
  createDraft,
  createPlacedOrder,
  createVisitor,
  modifierStockOf,
  specialCombo,
  stockOf,
  tacoCombo,
} from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { advanceOrder } from "./advance-order.ts";
import { listOrders } from "./list-orders.ts";
import { readOrderForRestaurant } from "./read-order-for-restaurant.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("burgers")]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const advance = (reference: string) => advanceOrder(api.deps, "tacos", reference);

test("the list has the open orders, newest first, and other statuses on request", async () => {
  const { client } = await createVisitor(api);
  const first = await createPlacedOrder(api, { client_id: client.id });
  api.now = new Date(api.now.getTime() + 1000);
  const second = await createPlacedOrder(api);
  await createDraft(api);
  await cancelOrder(api.deps, "tacos", second.id, null);
  expect(await listOrders(api.deps, "tacos")).toMatchObject([
    { id: first.id, status: "PENDING", client_name: client.name, amount_due: 28.5 },
  ]);
  expect(await listOrders(api.deps, "tacos", ["PENDING", "CANCELLED"])).toMatchObject([
    { id: second.id },
    { id: first.id },
  ]);
  expect(await listOrders(api.deps, "burgers")).toEqual([]);
});

test("the restaurant reads a whole order by its id or its short number", async () => {
  const { client } = await createVisitor(api);
  const order = await createPlacedOrder(api, { client_id: client.id });
  const shown = await readOrderForRestaurant(api.deps, "tacos", `${order.public_id}`);
  expect(shown).toMatchObject({ id: order.id, client: { phone_number: client.phone_number } });
  expect(await readOrderForRestaurant(api.deps, "tacos", order.id)).toEqual(shown);
  for (const reference of ["1", "nothing", "9".repeat(30), "\u0027; drop table orders"]) {
    expect(await readOrderForRestaurant(api.deps, "tacos", reference)).toEqual(
      new Refusal("order_not_found"),
    );
  }
  expect(await readOrderForRestaurant(api.deps, "burgers", order.id)).toEqual(
    new Refusal("order_not_found"),
  );
});

test("one of four concurrent advances succeeds, and the others are refused with the current status", async () => {
  const order = await createPlacedOrder(api);
  const deps = { ...api.deps, clock: () => new Date() };
  const answers = await sendConcurrently(4, () => advanceOrder(deps, "tacos", order.id));
  const refused = answers.filter((answer) => answer instanceof Refusal);
  expect(answers.filter((answer) => !(answer instanceof Refusal))).toMatchObject([
    { status: "PREPARING" },
  ]);
  expect(refused).toEqual(
    Array(3).fill(
      new Refusal("illegal_transition", {
        detail: "The order has been moved already: it is PREPARING now",
      }),
    ),
  );
  expect(await advanceOrder(deps, "tacos", order.id)).toMatchObject({ status: "READY" });
});

test("an order that was advanced after the call began is not advanced again", async () => {
  const order = await createPlacedOrder(api);
  const startedAt = api.now;
  api.now = new Date(startedAt.getTime() + 1000);
  expect(await advance(order.id)).toMatchObject({ status: "PREPARING" });
  const clock = vi.fn(() => api.now).mockReturnValueOnce(startedAt);
  const late = await advanceOrder({ ...api.deps, clock }, "tacos", order.id);
  expect(late).toMatchObject({ code: "illegal_transition" });
  expect(await readOrderForRestaurant(api.deps, "tacos", order.id)).toMatchObject({
    status: "PREPARING",
  });
});

test("an order advances through every status, and each change is recorded and published", async () => {
  const order = await createPlacedOrder(api);
  api.published.length = 0;
  for (const status of ["PREPARING", "READY", "DELIVERED", "FINALIZED"]) {
    api.now = new Date(api.now.getTime() + 60_000);
    expect(await advance(order.id)).toMatchObject({ status, updated_at: api.now.toISOString() });
  }
  expect(await advance(order.id)).toMatchObject({ code: "illegal_transition" });
  expect(api.published).toEqual(
    Array(4).fill({
      channel: "order_changed",
      payload: JSON.stringify({ company_id: "tacos", order_id: order.id }),
    }),
  );
  const path = `/ms-orders/public/companies/tacos/orders/${order.id}`;
  expect((await api.send("GET", path)).body.status_history).toHaveLength(6);
});

test("the restaurant cannot place a draft", async () => {
  const { body } = await createDraft(api);
  expect(await advance(body.id)).toMatchObject({ code: "illegal_transition" });
});

test("cancelling releases the stock once", async () => {
  const rare = { ...tacoCombo(2), modifiers: [{ modifier_id: "rare", quantity: 1 }] };
  const order = await createPlacedOrder(api, { combos: [specialCombo(3), rare, specialCombo(2)] });
  expect([await stockOf(api, "special-1"), await modifierStockOf(api, "rare")]).toEqual([45, 1]);
  expect(await cancelOrder(api.deps, "tacos", order.id, "no gas")).toMatchObject({
    status: "CANCELLED",
    cancel_reason: "no gas",
  });
  expect(await cancelOrder(api.deps, "tacos", order.id, null)).toMatchObject({
    code: "illegal_transition",
  });
  expect([await stockOf(api, "special-1"), await modifierStockOf(api, "rare")]).toEqual([50, 3]);
  // Uncounted stock stays uncounted.
  expect([await stockOf(api, "taco-1"), await modifierStockOf(api, "green")]).toEqual([null, null]);
});

test("stock that was not counted at placement is not given back", async () => {
  const green = { ...tacoCombo(2), modifiers: [{ modifier_id: "green", quantity: 1 }] };
  const order = await createPlacedOrder(api, { combos: [green, specialCombo(3)] });
  const menu = smallCompany();
  for (const product of menu.categories.flatMap(({ products }) => products ?? [])) {
    if (product.id !== "taco") continue;
    product.stock_enabled = true;
    for (const variant of product.product_variants ?? []) variant.stock = 7;
    for (const group of product.modifier_groups ?? []) {
      for (const modifier of group.modifiers ?? []) modifier.stock = 7;
    }
  }
  await api.store(menu);
  const specials = await stockOf(api, "special-1");
  expect(await cancelOrder(api.deps, "tacos", order.id, null)).toMatchObject({
    status: "CANCELLED",
  });
  expect([await stockOf(api, "taco-1"), await modifierStockOf(api, "green")]).toEqual([7, 7]);
  expect(await stockOf(api, "special-1")).toBe((specials ?? 0) + 3);
});

test("cancelling a draft changes no stock", async () => {
  const { body } = await createDraft(api, { combos: [specialCombo(3)] });
  expect(await cancelOrder(api.deps, "tacos", body.id, null)).toMatchObject({
    status: "CANCELLED",
  });
  expect(await stockOf(api, "special-1")).toBe(50);
});
