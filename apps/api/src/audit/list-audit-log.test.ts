import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder, specialCombo } from "../testing/order-flow.ts";
import { signedInAs } from "../testing/staff-members.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

type Log = StaffCallAnswer<"listAuditLog">;
const readLog = async () =>
  (await api.send<Log>("GET", "/ms-staff/companies/tacos/audit-log", signedInAs("owner"))).body;

test("an entry about an order has its number, and amounts in major units", async () => {
  const order = await createPlacedOrder(api, { combos: [specialCombo(2)] });
  const { revision } = (await readStaffOrderAs(api, "cashier", order)).body;
  const body = { revision, received: 500 };
  const paid = await sendBoardAction(api, "cashier", order, ["payment", body]);
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  const { entries, timezone } = await readLog();
  expect(timezone).toBe("America/Mexico_City");
  expect(entries).toMatchObject([
    {
      action: "orders.pay",
      order: { public_id: order.public_id, currency: { code: "MXN" } },
      after: { payment_state: "PAID", paid_received: 500 },
    },
  ]);
});

test("an entry about something else has no order", async () => {
  const body = { name: "Beto", role: "kitchen", pin: "7291" };
  const options = { ...signedInAs("owner"), body };
  await api.send("POST", "/ms-staff/companies/tacos/members", options);
  expect((await readLog()).entries).toMatchObject([{ action: "team.add", order: null }]);
});
