import { planMonth } from "@comanda/domain/company/plan";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { releaseLapsedOrders } from "../payments/polling/release-lapsed-orders.ts";
import { openSandboxFixture, type SandboxFixture } from "../payments/testing/sandbox-fixture.ts";
import { makeAwaitingOrder } from "../payments/testing/waiting-orders.ts";
import { retryWhileBusy, sendConcurrently } from "../testing/concurrent-requests.ts";
import { createDraft, createPlacedOrder, patchOrder } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { readOrdersOfMonth } from "./plan-orders.store.ts";

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
});
afterAll(() => fixture.api.close());

const TIMEZONE = smallCompany().company.timezone;

/** Counts the orders that use the plan in the month of the test's clock, one by one. */
async function countOneByOne(): Promise<number> {
  const { api } = fixture;
  const orders = await api.db
    .selectFrom("orders")
    .select(["placed_at", "payment_expires_at"])
    .where("status", "!=", "CANCELLED")
    .where(sql<boolean>`coalesce(placed_at, payment_expires_at) is not null`)
    .execute();
  const months = orders.map(({ placed_at, payment_expires_at }) =>
    planMonth(TIMEZONE, placed_at ?? payment_expires_at ?? new Date(0)),
  );
  return months.filter((month) => month === planMonth(TIMEZONE, api.now)).length;
}

const readCount = async () =>
  (await readOrdersOfMonth(fixture.api.db, "tacos", TIMEZONE, fixture.api.now)).orders;

const placed: string[] = [];
const STEPS = {
  place: async () => void placed.push((await createPlacedOrder(fixture.api)).id),
  wait: async () => void (await makeAwaitingOrder(fixture)),
  cancel: async () => {
    const id = placed.pop();
    if (id) await cancelOrder(fixture.api.deps, "tacos", id, null);
  },
  lapse: async () => {
    fixture.api.now = new Date(fixture.api.now.getTime() + 3_600_000);
    await fixture.api.db.deleteFrom("company_payments").execute();
    await releaseLapsedOrders(fixture.context());
  },
  "next month": async () => {
    fixture.api.now = new Date(fixture.api.now.getTime() + 31 * 86_400_000);
  },
};
type Step = keyof typeof STEPS;
const steps = fc.array(fc.constantFrom(...(Object.keys(STEPS) as Step[])), {
  minLength: 4,
  maxLength: 8,
});

test("the month's row counts the orders that use the plan, whatever happens to them", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      for (const step of sequence) {
        await STEPS[step]();
        expect(await readCount()).toBe(await countOneByOne());
      }
    }),
    { numRuns: 4 },
  );
});

test("orders that are placed and cancelled at once are all counted", async () => {
  const { api } = fixture;
  const before = await readCount();
  const drafts = await sendConcurrently(12, () => createDraft(api));
  await sendConcurrently(12, (at) =>
    retryWhileBusy(() => patchOrder(api, drafts[at]?.body.id ?? "")),
  );
  const more = await sendConcurrently(6, () => createDraft(api));
  await Promise.all([
    ...drafts.slice(0, 6).map(({ body }) => cancelOrder(api.deps, "tacos", body.id, null)),
    ...more.map(({ body }) => retryWhileBusy(() => patchOrder(api, body.id))),
  ]);
  expect(await readCount()).toBe(before + 12);
  expect(await readCount()).toBe(await countOneByOne());
});
