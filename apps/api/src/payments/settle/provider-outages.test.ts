import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CASH_PAYMENT, patchOrder, stockOf } from "../../testing/order-flow.ts";
import { type StubFailure, setFailure } from "../providers/testing/stub-server.ts";
import {
  type Customer,
  makeCustomer,
  providerReference,
  readCustomerOrder,
  startPayment,
  submitOrderWith,
} from "../testing/customer.ts";
import {
  openPaymentFixture,
  type PaymentFixture,
  PROVIDER_NAMES,
} from "../testing/provider-payment-fixture.ts";

let bench: PaymentFixture;
beforeAll(async () => {
  bench = await openPaymentFixture();
});
beforeEach(() => bench.reset());
afterAll(() => bench.close());

/** Whoever waits for a server that hangs is not patient; others may be slow on a busy machine. */
function trouble(name: (typeof PROVIDER_NAMES)[number], what: StubFailure) {
  const { server, failureOn } = bench.tills[name];
  setFailure(server, what, failureOn);
  bench.wait(what === "hang" ? 250 : 5_000);
}

async function paidOnce(person: Customer, taken: number) {
  expect(await readCustomerOrder(bench.api, person)).toMatchObject({
    status: "PENDING",
    payment_status: null,
    payment_state: "PAID",
  });
  const history = (await readCustomerOrder(bench.api, person)).status_history.map(
    ({ status }) => status,
  );
  expect(history).toEqual(["INITIATED", "PENDING"]);
  expect(await stockOf(bench.api, "special-1")).toBe(50 - taken);
}

describe.each(PROVIDER_NAMES)("%s", (name) => {
  const till = () => bench.tills[name];

  test.each(["none", "hang", "500", "reset"] as const)(
    "'%s' while it is begun and while it is asked for: one payment, one order, by the schedule",
    async (what) => {
      const { api } = bench;
      const person = await makeCustomer(api);
      const before = till().count();
      trouble(name, what);
      const first = await startPayment(api, person, till().method);
      expect(first.status).toBe(what === "none" ? 201 : 503);
      if (what !== "none") expect(first.body.code).toBe("payment_provider_offline");
      trouble(name, "none");
      // A 500 is kept under its key, so that it may take a try more.
      let begun = await startPayment(api, person, till().method);
      for (let tries = 1; begun.status !== 201 && tries < 3; tries += 1) {
        begun = await startPayment(api, person, till().method);
      }
      expect(begun.status).toBe(201);
      expect(till().count()).toBe(before + 1);
      await submitOrderWith(api, person, till().method);

      trouble(name, what);
      till().pay(await providerReference(api, begun));
      await bench.pass(25);
      if (what !== "none") {
        expect(await readCustomerOrder(api, person)).toMatchObject({
          status: "INITIATED",
          payment_status: "payment_requested",
          payment_state: "UNPAID",
        });
      }
      trouble(name, "none");
      await bench.pass(60);
      await paidOnce(person, 2);
      await bench.pass(300, 60);
      await paidOnce(person, 2);
      expect(till().count()).toBe(before + 1);
      expect(till().server.faults).toEqual([]);
    },
  );

  test("refused: nothing is there, and the order can be paid in another way", async () => {
    const { api } = bench;
    const person = await makeCustomer(api);
    const before = till().count();
    trouble(name, "refused");
    const refused = await startPayment(api, person, till().method);
    expect(refused).toMatchObject({ status: 503, body: { code: "payment_provider_offline" } });
    expect(till().count()).toBe(before);
    trouble(name, "none");
    const placed = await patchOrder(api, person.order.id, CASH_PAYMENT, { cookie: person.cookie });
    expect(placed).toMatchObject({ status: 200, body: { status: "PENDING" } });
  });

  test("paid while nobody could be asked until after the end: paid late, and placed all the same", async () => {
    const { api } = bench;
    const person = await makeCustomer(api);
    const begun = await startPayment(api, person, till().method);
    await submitOrderWith(api, person, till().method);
    expect(await stockOf(api, "special-1")).toBe(48);
    trouble(name, "reset");
    till().pay(await providerReference(api, begun));
    await bench.pass(45 * 60, 60);
    expect(await readCustomerOrder(api, person)).toMatchObject({
      status: "INITIATED",
      payment_status: "failed",
    });
    expect(await stockOf(api, "special-1")).toBe(50);
    trouble(name, "none");
    await bench.pass(6 * 60, 60);
    await paidOnce(person, 2);
  });
});
