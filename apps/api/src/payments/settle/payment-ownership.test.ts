import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { purgeExpiredData } from "../../db/maintenance/purge-expired-data.ts";
import {
  CASH_PAYMENT,
  createDraft,
  patchOrder,
  refusalBody,
  specialCombo,
} from "../../testing/order-flow.ts";
import { makeCustomer, readCustomerOrder, startPayment } from "../testing/customer.ts";
import {
  openSandboxFixture,
  type SandboxFixture,
  submitWithPayment,
} from "../testing/sandbox-fixture.ts";

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.api.reset());
afterAll(() => fixture.api.close());

const PAYMENTS = "/ms-payments/public/company-payments";

test("a device with only the order's link can neither pay it nor withdraw its payment", async () => {
  const { api } = fixture;
  const person = await makeCustomer(api);
  const { body } = await startPayment(api, person, "sandbox_pix");
  expect(await submitWithPayment(api, person, "sandbox_pix")).toMatchObject({ status: 200 });
  const stranger = { ...person, cookie: "" };
  const noOrder = refusalBody(404, "order_not_found");
  const noPayment = refusalBody(404, "payment_not_found");
  expect(await startPayment(api, stranger, "sandbox_pix")).toMatchObject(noOrder);
  expect(await startPayment(api, stranger, "sandbox_card")).toMatchObject(noOrder);
  const withdrawn = await api.send("POST", `${PAYMENTS}/${body.id}/cancel`, {
    body: { company_id: "tacos" },
  });
  expect(withdrawn).toMatchObject(noPayment);
  expect(await patchOrder(api, person.order.id, CASH_PAYMENT)).toMatchObject(noOrder);
  expect(await fixture.paymentsOf(person.order.id)).toMatchObject([
    { id: body.id, state: "pending" },
  ]);
  expect(await readCustomerOrder(api, person)).toMatchObject({
    payment_status: "payment_requested",
  });
});

test("an order without a client can be paid by every device that has its id", async () => {
  const { api } = fixture;
  const { body: order } = await createDraft(api, { combos: [specialCombo()] });
  const anybody = { order, cookie: "", client: {} as never };
  const begun = await startPayment(api, anybody, "sandbox_pix");
  expect(begun).toMatchObject({ status: 201, body: { params: { qr_code: expect.any(String) } } });
  expect(await submitWithPayment(api, anybody, "sandbox_pix")).toMatchObject({ status: 200 });
  const again = await startPayment(api, anybody, "sandbox_pix");
  expect(again.body).toMatchObject({ id: begun.body.id, params: begun.body.params });
});

test("an order that cannot be released stops no other", async () => {
  const { api } = fixture;
  const spoiled = await makeCustomer(api);
  const good = await makeCustomer(api);
  for (const person of [spoiled, good]) await submitWithPayment(api, person, "sandbox_card");
  await api.db
    .updateTable("orders")
    .set({ stock_taken: '"spoiled"' })
    .where("id", "=", spoiled.order.id)
    .execute();
  api.log.length = 0;
  await fixture.advanceSeconds(16 * 60);
  expect(await readCustomerOrder(api, spoiled)).toMatchObject({
    payment_status: "payment_requested",
  });
  expect(await readCustomerOrder(api, good)).toMatchObject({ payment_status: "failed" });
  expect(api.log).toContainEqual(expect.objectContaining({ order: spoiled.order.id, level: 50 }));
});

test("payment details are deleted a month after the payment is over", async () => {
  const { api } = fixture;
  const over = await makeCustomer(api);
  const live = await makeCustomer(api);
  const paid = await startPayment(api, over, "sandbox_pix");
  await submitWithPayment(api, over, "sandbox_pix");
  await fixture.report(paid.body.id, { state: "paid", received: "as_asked" });
  const waits = await startPayment(api, live, "sandbox_pix");
  // Set by the database's clock, which is far ahead of the test's clock.
  await purgeExpiredData(api.db);
  const forgotten = await fixture.paymentOf(paid.body.id);
  expect(forgotten).toMatchObject({ state: "paid", params: null, received: forgotten.amount });
  expect(forgotten.facts).toMatchObject({
    customer: { id: "", name: "", phone: null },
    items: [],
    clientIp: null,
    publicId: String(over.order.public_id),
  });
  expect(await fixture.paymentOf(waits.body.id)).toMatchObject({
    params: { qr_code: expect.any(String) },
    facts: { customer: { name: live.client.name } },
  });
});
