import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { refusalBody } from "../../testing/order-flow.ts";
import { testPayments } from "../../testing/test-payments.ts";
import { storeProviderKeys } from "../keys/store-provider-keys.ts";
import { makeAwaitedPayment, readCustomerOrder } from "../testing/customer.ts";
import { companyWithProviders } from "../testing/provider-payment-fixture.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([companyWithProviders()]);
});
afterAll(() => api.close());

const PAID = "4242 4242 4242 4242";
const REFUSED = "4000 0000 0000 0002";
const HANGS = "4000 0000 0000 0259";

type Person = Awaited<ReturnType<typeof makeAwaitedPayment>>;
const someone = () => makeAwaitedPayment(api, "sandbox_card");

function payBy(number: string, { payment }: Person, more: object = {}) {
  const { client_secret } = payment.params;
  const card = { number, expiry: "12/34", cvc: "123" };
  const body = { company_id: "tacos", client_secret, card, ...more };
  return api.send("POST", "/ms-payments/public/sandbox/cards", { body });
}

function settle(outcome: string, { payment, cookie }: Pick<Person, "payment" | "cookie">) {
  const path = `/ms-payments/public/sandbox/payments/${payment.id}`;
  return api.send("POST", path, { body: { company_id: "tacos", outcome }, cookie });
}

const paid = { status: "PENDING", payment_status: null, payment_state: "PAID" };
const failed = { status: "INITIATED", payment_status: "failed", payment_state: "UNPAID" };
const waits = { status: "INITIATED", payment_status: "payment_requested" };

test("a card that is paid or refused changes the order at once, and a pending one does not", async () => {
  const person = await someone();
  expect(await payBy(HANGS, person)).toMatchObject({ status: 200, body: { outcome: "pending" } });
  expect(await readCustomerOrder(api, person)).toMatchObject(waits);
  expect(await payBy(REFUSED, person)).toMatchObject({ status: 200, body: { outcome: "failed" } });
  expect(await readCustomerOrder(api, person)).toMatchObject(failed);
  const other = await someone();
  expect(await payBy(PAID, other)).toMatchObject({ status: 200, body: { outcome: "paid" } });
  expect(await readCustomerOrder(api, other)).toMatchObject(paid);
  expect(await payBy(PAID, other)).toMatchObject(refusalBody(409, "payment_closed"));
});

test.each([
  ["1234 5678 9012 3456", {}, refusalBody(422, "invalid_card")],
  [PAID, { card: { number: PAID, expiry: "12/20", cvc: "123" } }, refusalBody(422, "invalid_card")],
  [PAID, { client_secret: "sb_0_secret_0" }, refusalBody(404, "payment_not_found")],
  [PAID, { client_secret: "" }, refusalBody(404, "payment_not_found")],
  [PAID, { company_id: "nobody" }, refusalBody(404, "company_not_found")],
])("a card %s with %j pays nothing", async (number, more, answer) => {
  const person = await someone();
  expect(await payBy(number, person, more)).toMatchObject(answer);
  expect(await readCustomerOrder(api, person)).toMatchObject(waits);
});

test("another payment's reference with a wrong secret pays nothing", async () => {
  const person = await someone();
  const client_secret = `${person.reference}_secret_${"0".repeat(32)}`;
  const answer = await payBy(PAID, person, { client_secret });
  expect(answer).toMatchObject(refusalBody(404, "payment_not_found"));
  expect(await readCustomerOrder(api, person)).toMatchObject(waits);
});

test("the customer can pay, refuse and cancel a sandbox payment, and pay late", async () => {
  const person = await someone();
  expect(await settle("failed", person)).toMatchObject({ status: 200, body: { status: "failed" } });
  expect(await readCustomerOrder(api, person)).toMatchObject(failed);
  const late = await settle("paid", person);
  expect(late).toMatchObject({ status: 200, body: { status: "paid", test: true } });
  expect(await readCustomerOrder(api, person)).toMatchObject(paid);
  expect(await settle("cancelled", person)).toMatchObject({ body: { status: "paid" } });
  const other = await someone();
  expect(await settle("cancelled", other)).toMatchObject({ body: { status: "cancelled" } });
  expect(await readCustomerOrder(api, other)).toMatchObject(failed);
});

test("another device cannot settle it, and a real provider's payment cannot be settled", async () => {
  const person = await someone();
  const stranger = await someone();
  const answer = await settle("paid", { ...person, cookie: stranger.cookie });
  expect(answer).toMatchObject(refusalBody(404, "payment_not_found"));
  const unknown = { ...person, payment: { ...person.payment, id: "nothing" } };
  expect(await settle("paid", unknown)).toMatchObject(refusalBody(404, "payment_not_found"));
  expect(await readCustomerOrder(api, person)).toMatchObject(waits);
});

test("in production with a real provider the sandbox pays nothing", async () => {
  const person = await someone();
  const keys = { provider: "d24", login: "login", apiSignature: "signature" };
  await storeProviderKeys(api.deps, "tacos", "d24", keys);
  api.deps.payments = testPayments({ production: true });
  api.restart();
  expect(await payBy(PAID, person)).toMatchObject(refusalBody(404, "payment_not_found"));
  expect(await settle("paid", person)).toMatchObject(refusalBody(404, "payment_not_found"));
  expect(await readCustomerOrder(api, person)).toMatchObject(waits);
});
