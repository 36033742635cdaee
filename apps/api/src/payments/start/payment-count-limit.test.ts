import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refusalBody } from "../../testing/order-flow.ts";
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

const METHODS = ["sandbox_card", "sandbox_pix"] as const;

test("an order has at most twenty payments, and can be paid by the last one or offline", async () => {
  const { api } = fixture;
  const person = await makeCustomer(api);
  for (let nth = 1; nth <= 20; nth += 1) {
    expect(await startPayment(api, person, METHODS[nth % 2] ?? "")).toMatchObject({ status: 201 });
  }
  const last = await startPayment(api, person, METHODS[0]);
  expect(last).toMatchObject({ status: 201, body: { status: "pending" } });
  expect(await startPayment(api, person, METHODS[1])).toMatchObject(
    refusalBody(422, "payment_method_not_found"),
  );
  const states = (await fixture.paymentsOf(person.order.id)).map(({ id, state }) => ({
    id,
    state,
  }));
  expect(states).toHaveLength(20);
  // The refusal changes nothing: the existing payment can still be paid.
  expect(states).toContainEqual({ id: last.body.id, state: "pending" });
  expect((await startPayment(api, person, METHODS[0])).body.id).toBe(last.body.id);

  await submitWithPayment(api, person, "cash");
  expect(await readCustomerOrder(api, person)).toMatchObject({
    status: "PENDING",
    payment_status: null,
  });
  const other = await makeCustomer(api);
  expect(await startPayment(api, other, METHODS[1])).toMatchObject({ status: 201 });
});
