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

test("a failed publication does not undo the change", async () => {
  const { api } = fixture;
  const person = await makeCustomer(api);
  const other = await startPayment(api, person, "sandbox_card");
  expect(other.status).toBe(201);
  const { publish } = api.deps.events;
  api.deps.events.publish = unheard;
  const answer = await submitWithPayment(api, person, "sandbox_pix");
  api.deps.events.publish = publish;
  expect(answer).toMatchObject({ status: 200, body: { payment_status: "payment_requested" } });
  // Its method differs from the submitted one, so it must no longer be paid.
  expect(await fixture.paymentOf(other.body.id)).toMatchObject({ state: "cancelled" });
  const lines = api.log.filter(({ msg }) => msg === "order change not published");
  // One publication for the order, one for the payment.
  const line = { error: "Error", stack: expect.any(String) };
  expect(lines).toMatchObject([line, line]);
  expect(JSON.stringify(lines)).not.toContain("1234");
});
