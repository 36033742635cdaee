import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refusal } from "../testing/order-flow.ts";
import { begin, customer, orderOf } from "./testing/customers.ts";
import { openSandboxTill, type SandboxTill, sent } from "./testing/sandbox-till.ts";

let till: SandboxTill;
beforeAll(async () => {
  till = await openSandboxTill();
});
beforeEach(() => till.api.reset());
afterAll(() => till.api.close());

const METHODS = ["sandbox_card", "sandbox_pix"] as const;

test("an order has twenty payments at most, and is paid by the last of them or otherwise", async () => {
  const { api } = till;
  const person = await customer(api);
  for (let nth = 1; nth <= 20; nth += 1) {
    expect(await begin(api, person, METHODS[nth % 2] ?? "")).toMatchObject({ status: 201 });
  }
  const last = await begin(api, person, METHODS[0]);
  expect(last).toMatchObject({ status: 201, body: { status: "pending" } });
  expect(await begin(api, person, METHODS[1])).toMatchObject(
    refusal(422, "payment_method_not_found"),
  );
  const states = (await till.paymentsOf(person.order.id)).map(({ id, state }) => ({ id, state }));
  expect(states).toHaveLength(20);
  // What is refused takes nothing away: the one there is can still be paid.
  expect(states).toContainEqual({ id: last.body.id, state: "pending" });
  expect((await begin(api, person, METHODS[0])).body.id).toBe(last.body.id);

  await sent(api, person, "cash");
  expect(await orderOf(api, person)).toMatchObject({ status: "PENDING", payment_status: null });
  const other = await customer(api);
  expect(await begin(api, other, METHODS[1])).toMatchObject({ status: 201 });
});
