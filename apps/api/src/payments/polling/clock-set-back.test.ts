import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bringDueForward } from "../../db/maintenance/bring-due-forward.ts";
import { createPaymentContext } from "../payment-context.ts";
import { makeAwaitedPayment, readCustomerOrder } from "../testing/customer.ts";
import { pollDuePayments } from "../testing/poll-due.ts";
import { openPaymentFixture, type PaymentFixture } from "../testing/provider-payment-fixture.ts";

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

test("a payment is asked about after the clock was set back by a day", async () => {
  const { api, cases, servers } = fixture;
  const person = await makeAwaitedPayment(api, cases.d24.method);
  const asked = () => servers.d24.requests.length;
  const before = asked();
  // A delay that is planned stays.
  await bringDueForward(api.db, api.now);
  await pollDuePayments(createPaymentContext(api.deps));
  expect(asked()).toBe(before);
  api.now = new Date(api.now.getTime() - 24 * 3_600_000);
  cases.d24.pay(person.reference);
  await bringDueForward(api.db, api.now);
  await pollDuePayments(createPaymentContext(api.deps));
  expect(await readCustomerOrder(api, person)).toMatchObject({ payment_state: "PAID" });
});
