import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCustomer, readCustomerOrder, startPayment } from "../testing/customer.ts";
import {
  openSandboxFixture,
  type SandboxFixture,
  submitWithPayment,
} from "../testing/sandbox-fixture.ts";

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
  await fixture.changeCompany((file) => {
    const variant = file.categories?.[1]?.products?.[0]?.product_variants?.[0];
    if (variant) variant.stock = 100_000;
  });
});
afterAll(() => fixture.api.close());

type Report = Parameters<SandboxFixture["report"]>[1];

const paidBy = (amount: number): Report => ({
  state: "paid",
  received: { amount, currency: "MXN" },
});

/** The possible reports on a payment of 200.00, with the received amount. */
const reports = fc.constantFrom(20_000, 19_000, 21_000).chain((amount) => {
  const paid = paidBy(amount);
  const dollars: Report = { state: "paid", received: { amount, currency: "USD" } };
  const unpaid = (["pending", "failed", "cancelled", "unknown"] as const).map(
    (state): Report => ({ state }),
  );
  return fc.array(fc.constantFrom<Report>(paid, paid, dollars, ...unpaid), {
    minLength: 2,
    maxLength: 5,
  });
});

/** Returns the state and the reservation of an order after these reports. */
async function endOf(list: readonly Report[]) {
  const person = await makeCustomer(fixture.api);
  const { body } = await startPayment(fixture.api, person, "sandbox_card");
  expect(await submitWithPayment(fixture.api, person, "sandbox_card")).toMatchObject({
    status: 200,
  });
  for (const report of list) await fixture.report(body.id, report);
  const { status, payment_status, payment_state } = await readCustomerOrder(fixture.api, person);
  const { state, received, suspect } = await fixture.paymentOf(body.id);
  const { stock_taken } = await fixture.api.db
    .selectFrom("orders")
    .select("stock_taken")
    .where("id", "=", person.order.id)
    .executeTakeFirstOrThrow();
  const holds = stock_taken !== null;
  return { status, payment_status, payment_state, state, received, suspect, holds };
}

test("the same reports in any order lead to the same result", {
  timeout: 180_000,
}, async () => {
  const shuffled = reports.chain((list) =>
    fc.record({
      list: fc.constant(list),
      other: fc.shuffledSubarray(list, { minLength: list.length }),
    }),
  );
  const ends = new Set<string>();
  // Each final state at least once, in addition to the random cases.
  const unpaid = (...states: ("pending" | "unknown" | "failed" | "cancelled")[]) =>
    states.map((state): Report => ({ state }));
  const examples = [
    unpaid("pending", "unknown"),
    unpaid("failed", "cancelled"),
    [paidBy(19_000), ...unpaid("failed")],
    [paidBy(20_000), ...unpaid("cancelled")],
    [...unpaid("failed"), paidBy(21_000)],
  ].map((list): [{ list: Report[]; other: Report[] }] => [{ list, other: list.toReversed() }]);
  const property = fc.asyncProperty(shuffled, async ({ list, other }) => {
    const end = await endOf(list);
    expect(await endOf(other)).toEqual(end);
    expect(await endOf([...list, ...other])).toEqual(end);
    ends.add(`${end.status} ${end.payment_status} ${end.payment_state}`);
  });
  await fc.assert(property, { numRuns: 15, seed: 20_261_121, examples });
  expect([...ends]).toEqual(
    expect.arrayContaining([
      "INITIATED payment_requested UNPAID",
      "INITIATED failed UNPAID",
      "INITIATED refund_pending PARTIAL",
      "PENDING null PAID",
      "PENDING null OVERPAID",
    ]),
  );
});

test("a refund and its payment lead to the same result in both orders", async () => {
  const paid = paidBy(20_000);
  const refunded: Report = { state: "refunded" };
  const inOrder = await endOf([paid, refunded]);
  const turned = await endOf([refunded, paid]);
  for (const end of [inOrder, turned]) {
    expect(end).toMatchObject({ state: "refunded", payment_status: "refunded" });
  }
  // The kitchen does not get an order that was refunded before the first report.
  expect([inOrder.status, turned.status]).toEqual(["PENDING", "INITIATED"]);
  expect(turned.holds).toBe(false);
});

test("a partial refund and its payment lead to the same result in both orders", async () => {
  const paid = paidBy(20_000);
  const part: Report = { state: "partially_refunded" };
  const ends: Awaited<ReturnType<typeof endOf>>[] = [];
  for (const list of [[paid, part], [part, paid], [part]]) ends.push(await endOf(list));
  for (const end of ends) expect(end).toEqual(ends[0]);
  expect(ends[0]).toMatchObject({
    status: "PENDING",
    payment_state: "PAID",
    state: "partially_refunded",
    received: 20_000,
    suspect: false,
  });
});

test("an order whose payment was refunded before any report cannot be paid again", async () => {
  const person = await makeCustomer(fixture.api);
  const { body } = await startPayment(fixture.api, person, "sandbox_card");
  expect(await submitWithPayment(fixture.api, person, "sandbox_card")).toMatchObject({
    status: 200,
  });
  await fixture.report(body.id, { state: "cancelled" });
  expect(await readCustomerOrder(fixture.api, person)).toMatchObject({ payment_status: "failed" });
  await fixture.report(body.id, { state: "refunded" });
  expect(await readCustomerOrder(fixture.api, person)).toMatchObject({
    payment_status: "refunded",
  });
  expect((await startPayment(fixture.api, person, "sandbox_card")).status).toBe(409);
});
