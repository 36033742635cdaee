import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeCustomer, startPayment } from "../testing/customer.ts";
import {
  openSandboxFixture,
  type SandboxFixture,
  submitWithPayment,
} from "../testing/sandbox-fixture.ts";

let fixture: SandboxFixture;
const unheard = async () => {
  throw new Error("nobody hears +52 55 1234 5678");
};

beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.api.reset());
afterAll(() => fixture.api.close());

test("what cannot be told to who watches is done all the same", async () => {
  const { api } = fixture;
  const person = await makeCustomer(api);
  const other = await startPayment(api, person, "sandbox_card");
  expect(other.status).toBe(201);
  const { publish } = api.deps.events;
  api.deps.events.publish = unheard;
  const answer = await submitWithPayment(api, person, "sandbox_pix");
  api.deps.events.publish = publish;
  expect(answer).toMatchObject({ status: 200, body: { payment_status: "payment_requested" } });
  // It was for something else than the order is sent with: nobody may pay it any more.
  expect(await fixture.paymentOf(other.body.id)).toMatchObject({ state: "cancelled" });
  const lines = api.log.filter(({ msg }) => msg === "order change not published");
  // The order's change, and the payment's.
  const line = { error: "Error", stack: expect.any(String) };
  expect(lines).toMatchObject([line, line]);
  expect(JSON.stringify(lines)).not.toContain("1234");
});
