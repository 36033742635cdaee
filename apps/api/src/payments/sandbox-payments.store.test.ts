import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import type { CreatedPayment } from "./providers/common/payment-provider.ts";
import { sandboxProvider } from "./providers/sandbox/sandbox-provider.ts";
import { paymentOrder } from "./providers/testing/payment-order.ts";
import { createSandboxStore } from "./sandbox-payments.store.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("pizza")]);
});
afterAll(() => api.close());

const sandbox = (companyId = "tacos") =>
  sandboxProvider(companyId, createSandboxStore(api.db), () => "data:drawn", api.deps);
const expiresAt = new Date("2026-03-14T18:15:00Z");

/** Creates a card payment. */
async function begin(order = paymentOrder({ expiresAt })): Promise<CreatedPayment> {
  return (await sandbox().create(order, "card")) as CreatedPayment;
}

test("ten concurrent requests of one attempt make one payment", async () => {
  const order = paymentOrder({ expiresAt });
  const made = await Promise.all(Array.from({ length: 10 }, () => begin(order)));
  expect(new Set(made.map(({ reference }) => reference)).size).toBe(1);
  expect(new Set(made.map(({ params }) => params.client_secret)).size).toBe(1);
  expect(made[0]?.expiresAt).toEqual(expiresAt);
});

test("two attempts make two payments", async () => {
  const [one, other] = [await begin(), await begin()];
  expect(other.reference).not.toBe(one.reference);
});

test("at most one of concurrent card payments and cancellations of an order succeeds", async () => {
  const { reference, params } = await begin();
  const card = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };
  const outcomes = await Promise.all([
    ...Array.from({ length: 5 }, () => sandbox().payByCard(params.client_secret ?? "", card)),
    ...Array.from({ length: 5 }, () => sandbox().cancel({ reference, createdAt: api.now })),
  ]);
  const paid = outcomes.filter((outcome) => outcome === "paid");
  const status = await sandbox().status({ reference, createdAt: api.now });
  expect(status).toMatchObject({ state: paid.length === 1 ? "paid" : "cancelled" });
  expect(paid.length).toBeLessThanOrEqual(1);
});

test("the number, expiry and code of a card are not stored", async () => {
  const { reference, params } = await begin();
  const card = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };
  await sandbox().payByCard(params.client_secret ?? "", card);
  expect(await sandbox().status({ reference, createdAt: api.now })).toMatchObject({
    state: "paid",
  });
  const storedPayments = await api.db.selectFrom("sandbox_payments").selectAll().execute();
  expect(JSON.stringify(storedPayments)).not.toMatch(/4242 ?4242|12\/34|"123"/);
});

test("another company's payments are not found", async () => {
  const { reference, params } = await begin();
  const handle = { reference, createdAt: api.now };
  expect(await sandbox("pizza").status(handle)).toMatchObject({ reason: "not_found" });
  const card = { number: "4242424242424242", expiry: "12/34", cvc: "123" };
  expect(await sandbox("pizza").payByCard(params.client_secret ?? "", card)).toBeNull();
  expect(await sandbox().status(handle)).toMatchObject({ state: "pending" });
});

test("concurrent refunds send back no more than was paid, and each key counts once", async () => {
  const store = createSandboxStore(api.db);
  const { reference } = await begin();
  const payment = { companyId: "tacos", reference };
  expect(await store.refund(payment, { key: "early", amount: 1 })).toBe("too_much");
  await sandbox().settle(reference);
  const refunds = Array.from({ length: 12 }, (_, at) => ({ key: `key-${at % 6}`, amount: 600 }));
  const done = await Promise.all(refunds.map((refund) => store.refund(payment, refund)));
  // 28.50 has room for four refunds of 6.00, each asked for twice.
  expect(done.filter((each) => each === "refunded")).toHaveLength(8);
  expect(await store.find("tacos", reference)).toMatchObject({ state: "partially_refunded" });
  await store.refund(payment, { key: "rest", amount: 450 });
  expect(await store.find("tacos", reference)).toMatchObject({ state: "refunded" });
});
