import { afterAll, beforeAll, expect, test } from "vitest";
import { readCustomerOrder } from "../testing/customer.ts";
import { openSandboxFixture, type SandboxFixture } from "../testing/sandbox-fixture.ts";
import { AWAITING_PAYMENT, makeAwaitingOrder } from "../testing/waiting-orders.ts";
import { releaseLapsedOrders } from "./release-lapsed-orders.ts";

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
});
afterAll(() => fixture.api.close());

test("expired orders are released one after the other, and a server that stops leaves the rest", async () => {
  const { api } = fixture;
  const first = await makeAwaitingOrder(fixture);
  // The order that expires first is released first.
  api.now = new Date(api.now.getTime() + 1000);
  const people = [first.person, (await makeAwaitingOrder(fixture)).person];
  // Without a payment, whose withdrawal would release the order.
  await api.db.deleteFrom("company_payments").execute();
  api.now = new Date(api.now.getTime() + 3_600_000);
  const statuses = async () => Promise.all(people.map((person) => readCustomerOrder(api, person)));
  const context = fixture.context();
  await releaseLapsedOrders({ ...context, stopSignal: AbortSignal.abort() });
  expect(await statuses()).toMatchObject([AWAITING_PAYMENT, AWAITING_PAYMENT]);

  const stopping = new AbortController();
  const one: typeof context.backgroundQueue = async (work) => {
    const done = await context.backgroundQueue(work);
    stopping.abort();
    return done;
  };
  await releaseLapsedOrders({ ...context, backgroundQueue: one, stopSignal: stopping.signal });
  const failed = { payment_status: "failed" };
  expect(await statuses()).toMatchObject([failed, AWAITING_PAYMENT]);
  await releaseLapsedOrders(context);
  expect(await statuses()).toMatchObject([failed, failed]);
});

test("a locked company's other orders wait for the next round", async () => {
  const { api } = fixture;
  for (let orders = 0; orders < 3; orders += 1) await makeAwaitingOrder(fixture);
  await api.db.deleteFrom("company_payments").execute();
  api.now = new Date(api.now.getTime() + 3_600_000);
  const context = fixture.context();
  let tried = 0;
  const failing: typeof context.backgroundQueue = async () => {
    tried += 1;
    throw Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
  };
  await releaseLapsedOrders({ ...context, backgroundQueue: failing });
  expect(tried).toBe(1);
  await releaseLapsedOrders(context);
  const waiting = await api.db
    .selectFrom("orders")
    .select("id")
    .where("payment_status", "=", "payment_requested")
    .execute();
  expect(waiting).toEqual([]);
});
