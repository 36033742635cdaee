import { afterAll, beforeAll, expect, test } from "vitest";
import { CatalogCache } from "../catalog/catalog-cache.ts";
import { createPaymentContext } from "../payments/payment-context.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { companyWithUsageIfLimited } from "./read-company.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([]);
});
afterAll(() => api.close());

/**
 * Returns what counting the month's orders costs and gives under this limit of the plan; null is no
 * limit.
 */
async function countForOrder(monthly_orders_limit: number | null) {
  const file = smallCompany();
  file.company.current_subscriptions = [{ name: "premium", monthly_orders_limit }];
  file.company.order_limit_usage_count = 7;
  await api.store(file);
  const catalog = await new CatalogCache(api.deps.clock).read(api.db, "tacos");
  if (!catalog) throw new Error("no catalog");
  let queries = 0;
  const db = new Proxy(api.db, {
    get: (target, name) => {
      queries += 1;
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const company = await companyWithUsageIfLimited(
    { ...createPaymentContext(api.deps), db },
    catalog,
  );
  return { queries, used: company.order_limit_usage_count };
}

test("the month's orders are counted for an order only when the plan limits them", async () => {
  expect(await countForOrder(null)).toMatchObject({ queries: 0 });
  const limited = await countForOrder(100);
  expect(limited.queries).toBeGreaterThan(0);
});
