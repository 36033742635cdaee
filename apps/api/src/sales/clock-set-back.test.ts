import type { SalesOfRange } from "@comanda/contract/sales/sales-schemas";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPaymentContext } from "../payments/payment-context.ts";
import { sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder, specialCombo } from "../testing/order-flow.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { rollUpSales } from "./roll-up-sales.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const pass = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * MINUTE_MS);
};
const rollUp = () =>
  rollUpSales({ ...createPaymentContext(api.deps), backgroundQueue: (work) => work() });
async function readTotal(): Promise<number> {
  const path = "/ms-orders/companies/tacos/sales/range?from=2026-03-01&to=2026-03-31&by=day";
  const { body } = await api.send<SalesOfRange>("GET", path, signedInAs("manager"));
  return body.figures.total;
}

test.each([30, 90, 24 * 60])(
  "an order that is cancelled after the clock was set back by %i minutes leaves the reports with the next round",
  async (minutes) => {
    const order = await createPlacedOrder(api, { combos: [specialCombo(2)] });
    pass(2 * 24 * 60);
    await rollUp();
    expect(await readTotal()).toBe(200);
    pass(20 - minutes);
    const refuse = ["refuse", { revision: 1, reason: "too_busy" }] as const;
    expect((await sendBoardAction(api, "owner", order, refuse)).status).toBe(200);
    pass(40);
    await rollUp();
    expect(await readTotal()).toBe(0);
  },
);
