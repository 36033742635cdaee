import type { Client } from "@comanda/contract/clients/client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder, createVisitor, type Visitor } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { advanceOrder } from "./advance-order.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    {
      ...smallCompany(),
      loyalty_settings: { loyalty_program: { active: true, points_per_amount: 0.1, rewards: [] } },
    },
  ]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const pointsOf = async ({ client, cookie }: Visitor) => {
  const path = `/ms-clients/public/companies/tacos/clients/${client.id}`;
  return (await api.send<Client>("GET", path, { cookie })).body.available_points;
};

async function advanced(orderId: string, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await advanceOrder(api.deps, "tacos", orderId);
}

test("the client gets the points of an order when it is FINALIZED, and not before", async () => {
  const visitor = await createVisitor(api);
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 2 }];
  const order = await createPlacedOrder(api, { client_id: visitor.client.id, combos });
  expect(order.total).toBe(200);
  await advanced(order.id, 3);
  expect(await pointsOf(visitor)).toBe(0);
  await advanced(order.id, 1);
  expect(await pointsOf(visitor)).toBe(20);
});

test("concurrent moves to FINALIZED credit the points once, and orders add up", async () => {
  const visitor = await createVisitor(api);
  for (const points of [2, 4]) {
    const order = await createPlacedOrder(api, { client_id: visitor.client.id });
    await advanced(order.id, 3);
    await Promise.all([advanced(order.id, 1), advanced(order.id, 1)]);
    expect(await pointsOf(visitor)).toBe(points);
  }
});

test("a cancelled order earns no points, and an order without a client can be finished", async () => {
  const visitor = await createVisitor(api);
  const order = await createPlacedOrder(api, { client_id: visitor.client.id });
  await advanced(order.id, 2);
  await cancelOrder(api.deps, "tacos", order.id, null);
  expect(await pointsOf(visitor)).toBe(0);

  const nobodys = await createPlacedOrder(api);
  await advanced(nobodys.id, 3);
  expect(await advanceOrder(api.deps, "tacos", nobodys.id)).toMatchObject({ status: "FINALIZED" });
});
