import type { PopularProducts } from "@comanda/contract/companies/popular-products";
import { seededRandom } from "@comanda/domain/testing/seeded-random";
import { DAY_MS } from "@comanda/domain/time/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPaymentContext } from "../payments/payment-context.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { storeMadeUpOrders } from "../testing/made-up-orders.store.ts";
import { makeUpOrders } from "../testing/made-up-orders.ts";
import { rollUpSales } from "./roll-up-sales.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const company = { companyId: "tacos", timezone: "America/Mexico_City", currency: "MXN" };
const path = "/ms-products/public/companies/tacos/popular-products";
const read = async () => (await api.send<PopularProducts>("GET", path)).body;
const rollUp = () =>
  rollUpSales({ ...createPaymentContext(api.deps), backgroundQueue: (work) => work() });

let placed = 0;
/** Stores `count` orders of these products, spread over the days before `daysAgo`. */
async function order(count: number, products: string[], { daysAgo = 1, span = 30 } = {}) {
  const to = api.now.getTime() - daysAgo * DAY_MS;
  const made = makeUpOrders(seededRandom(count), {
    count,
    from: to - span * DAY_MS,
    to,
    firstNumber: placed + 1,
  });
  placed += count;
  const lines = products.map((product) => ({ product, quantity: 2, unitPrice: 100 }));
  const orders = made.map((each, at) => ({
    ...each,
    lines,
    status: "FINALIZED" as const,
    coupon: null,
    reward: null,
    id: `${placed}-${at}`,
  }));
  await storeMadeUpOrders(api.db, company, orders, () => api.now.getTime());
}

test("the job counts which products of the visible menu are ordered most, and which together", async () => {
  await order(30, ["taco", "special"]);
  await order(20, ["other"]);
  await order(12, ["hidden", "taco"]);
  await order(4, ["other", "special"]);
  expect(await read()).toEqual({ days: 60, products: [], companions: [] });
  await rollUp();
  expect(await read()).toEqual({
    days: 60,
    products: ["taco", "special", "other"],
    companions: [
      { product_id: "special", products: ["taco"] },
      { product_id: "taco", products: ["special"] },
    ],
  });
  const { headers } = await api.send("GET", path);
  expect(headers.get("cache-control")).toBe("public, max-age=600");
});

test("a company with fewer than 50 orders has no popular products, and old orders do not count", async () => {
  await order(49, ["taco", "special"]);
  await order(60, ["taco", "special"], { daysAgo: 65, span: 20 });
  await rollUp();
  expect((await read()).products).toEqual([]);
  await order(1, ["taco"]);
  await rollUp();
  expect((await read()).products).toEqual(["taco", "special"]);
});

test("orders that are cancelled later do not count, and pairs of days that are too old are deleted", async () => {
  await order(55, ["taco", "special"]);
  await rollUp();
  expect((await read()).products).toHaveLength(2);
  await api.db.updateTable("orders").set({ status: "CANCELLED", updated_at: api.now }).execute();
  await rollUp();
  expect((await read()).products).toEqual([]);
  await order(55, ["other", "special"], { span: 3 });
  await rollUp();
  expect((await read()).companions).toHaveLength(0);
  expect(await api.db.selectFrom("sales_pairs").selectAll().execute()).not.toEqual([]);
  api.now = new Date(api.now.getTime() + 70 * DAY_MS);
  await rollUp();
  expect((await read()).products).toEqual([]);
  expect(await api.db.selectFrom("sales_pairs").selectAll().execute()).toEqual([]);
});
