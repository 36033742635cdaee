import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeCustomer, startPayment, submitOrderWith } from "../payments/testing/customer.ts";
import { sandboxCompany } from "../payments/testing/sandbox-fixture.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { CASH_PAYMENT, patchOrder } from "../testing/order-flow.ts";
import { recordStatements } from "../testing/record-statements.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([sandboxCompany()]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const READ_CATALOG = /^select .* as "version", .* from "availability_marks"/u;
const READ_ORDER = /^select "orders"\.\*, "clients"\."device_id"/u;
const LOCK_ORDER = /^select "id" from "orders" .* for no key update$/u;

/** Returns how often a request reads catalog and order, before and after it locks the order. */
async function readsAroundLock(send: () => Promise<unknown>) {
  const statements = await recordStatements(api, send);
  const lock = statements.findIndex((sql) => LOCK_ORDER.test(sql));
  expect(lock).toBeGreaterThan(0);
  const count = (part: string[], read: RegExp) => part.filter((sql) => read.test(sql)).length;
  const [before, after] = [statements.slice(0, lock), statements.slice(lock)];
  return {
    catalog: [count(before, READ_CATALOG), count(after, READ_CATALOG)],
    order: [count(before, READ_ORDER), count(after, READ_ORDER)],
    total: statements.length,
  };
}

test("placing an order for cash reads catalog and order once before the lock and once under it", async () => {
  const { order, cookie } = await makeCustomer(api);
  const reads = await readsAroundLock(() => patchOrder(api, order.id, CASH_PAYMENT, { cookie }));
  // The last read of the order is its answer.
  expect(reads).toMatchObject({ catalog: [1, 1], order: [1, 2] });
  expect(reads.total).toBeLessThanOrEqual(15);
});

test("sending an order with an online method reads catalog and order as often", async () => {
  const customer = await makeCustomer(api);
  await startPayment(api, customer, "sandbox_card");
  const reads = await readsAroundLock(() => submitOrderWith(api, customer, "sandbox_card"));
  expect(reads).toMatchObject({ catalog: [1, 1], order: [1, 2] });
  expect(reads.total).toBeLessThanOrEqual(17);
});

test("a new comment on a draft needs no catalog under the lock", async () => {
  const { order, cookie } = await makeCustomer(api);
  const send = () => patchOrder(api, order.id, { comment: "Ring twice" }, { cookie });
  expect(await readsAroundLock(send)).toMatchObject({ catalog: [1, 0], order: [1, 2] });
});
