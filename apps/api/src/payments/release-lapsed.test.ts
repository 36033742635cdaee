import { afterAll, beforeAll, expect, test } from "vitest";
import { giveUpDue } from "./release-lapsed.ts";
import { orderOf } from "./testing/customers.ts";
import { openSandboxTill, type SandboxTill } from "./testing/sandbox-till.ts";
import { WAITS, waitingOrder } from "./testing/waiting-orders.ts";

let till: SandboxTill;
beforeAll(async () => {
  till = await openSandboxTill();
});
afterAll(() => till.api.close());

test("lapsed orders are released one after the other; a server that stops leaves the rest", async () => {
  const { api } = till;
  const people = [(await waitingOrder(till)).person, (await waitingOrder(till)).person];
  // Without a payment that would release it when it is withdrawn.
  await api.db.deleteFrom("company_payments").execute();
  api.now = new Date(api.now.getTime() + 3_600_000);
  const statuses = async () => Promise.all(people.map((person) => orderOf(api, person)));
  const context = till.context();
  await giveUpDue({ ...context, stopping: AbortSignal.abort() });
  expect(await statuses()).toMatchObject([WAITS, WAITS]);

  const stopping = new AbortController();
  const one: typeof context.turns = async (work) => {
    const done = await context.turns(work);
    stopping.abort();
    return done;
  };
  await giveUpDue({ ...context, turns: one, stopping: stopping.signal });
  const failed = { payment_status: "failed" };
  expect(await statuses()).toMatchObject([failed, WAITS]);
  await giveUpDue(context);
  expect(await statuses()).toMatchObject([failed, failed]);
});

test("a locked company's other orders wait for the next round", async () => {
  const { api } = till;
  for (let orders = 0; orders < 3; orders += 1) await waitingOrder(till);
  await api.db.deleteFrom("company_payments").execute();
  api.now = new Date(api.now.getTime() + 3_600_000);
  const context = till.context();
  let tried = 0;
  const failing: typeof context.turns = async () => {
    tried += 1;
    throw Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
  };
  await giveUpDue({ ...context, turns: failing });
  expect(tried).toBe(1);
  await giveUpDue(context);
  const waiting = await api.db
    .selectFrom("orders")
    .select("id")
    .where("payment_status", "=", "payment_requested")
    .execute();
  expect(waiting).toEqual([]);
});
