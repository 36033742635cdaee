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

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

/** A hanging server is called with a short deadline; others may be slow on a busy machine. */
function failWith(name: (typeof PROVIDER_NAMES)[number], what: StubFailure) {
  const { server, failureOn } = fixture.cases[name];
  setFailure(server, what, failureOn);
  fixture.wait(what === "hang" ? 250 : 5_000);
}

async function paidOnce(person: Customer, taken: number) {
  expect(await readCustomerOrder(fixture.api, person)).toMatchObject({
    status: "PENDING",
    payment_status: null,
    payment_state: "PAID",
  });
  const history = (await readCustomerOrder(fixture.api, person)).status_history.map(
    ({ status }) => status,
  );
  expect(history).toEqual(["INITIATED", "PENDING"]);
  expect(await stockOf(fixture.api, "special-1")).toBe(50 - taken);
}

describe.each(PROVIDER_NAMES)("%s", (name) => {
  const providerCase = () => fixture.cases[name];

  test.each(["none", "hang", "500", "reset"] as const)(
    "after '%s' at the creation and at the polls the schedule leads to one payment and one order",
    async (what) => {
      const { api } = fixture;
      const person = await makeCustomer(api);
      const before = providerCase().count();
      failWith(name, what);
      const first = await startPayment(api, person, providerCase().method);
      expect(first.status).toBe(what === "none" ? 201 : 503);
      if (what !== "none") expect(first.body.code).toBe("payment_provider_offline");
      failWith(name, "none");
      // The provider stores the 500 under its key, so one more try may be needed.
      let begun = await startPayment(api, person, providerCase().method);
      for (let tries = 1; begun.status !== 201 && tries < 3; tries += 1) {
        begun = await startPayment(api, person, providerCase().method);
      }
      expect(begun.status).toBe(201);
      expect(providerCase().count()).toBe(before + 1);
      await submitOrderWith(api, person, providerCase().method);

      failWith(name, what);
      providerCase().pay(await providerReference(api, begun));
      await fixture.advanceSeconds(25);
      if (what !== "none") {
        expect(await readCustomerOrder(api, person)).toMatchObject({
          status: "INITIATED",
          payment_status: "payment_requested",
          payment_state: "UNPAID",
        });
      }
      failWith(name, "none");
      await fixture.advanceSeconds(60);
      await paidOnce(person, 2);
      await fixture.advanceSeconds(300, 60);
      await paidOnce(person, 2);
      expect(providerCase().count()).toBe(before + 1);
      expect(providerCase().server.faults).toEqual([]);
    },
  );

  test("after a refused creation no payment exists, and the order can be paid in another way", async () => {
    const { api } = fixture;
    const person = await makeCustomer(api);
    const before = providerCase().count();
    failWith(name, "refused");
    const refused = await startPayment(api, person, providerCase().method);
    expect(refused).toMatchObject({ status: 503, body: { code: "payment_provider_offline" } });
    expect(providerCase().count()).toBe(before);
    failWith(name, "none");
    const placed = await patchOrder(api, person.order.id, CASH_PAYMENT, { cookie: person.cookie });
    expect(placed).toMatchObject({ status: 200, body: { status: "PENDING" } });
  });

  test("a payment during an outage is found late and places the order", async () => {
    const { api } = fixture;
    const person = await makeCustomer(api);
    const begun = await startPayment(api, person, providerCase().method);
    await submitOrderWith(api, person, providerCase().method);
    expect(await stockOf(api, "special-1")).toBe(48);
    failWith(name, "reset");
    providerCase().pay(await providerReference(api, begun));
    await fixture.advanceSeconds(45 * 60, 60);
    expect(await readCustomerOrder(api, person)).toMatchObject({
      status: "INITIATED",
      payment_status: "failed",
    });
    expect(await stockOf(api, "special-1")).toBe(50);
    failWith(name, "none");
    await fixture.advanceSeconds(6 * 60, 60);
    await paidOnce(person, 2);
  });
});
