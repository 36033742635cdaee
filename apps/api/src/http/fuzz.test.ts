import { type CallName, calls } from "@comanda/contract/calls";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { draft } from "../testing/order-flow.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const id = fc.constantFrom("tacos", "taco", "taco-1", "special-1", "green", "cash", "nobody", "");
const odd = fc.oneof(
  id,
  fc.string({ unit: "binary", maxLength: 130 }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "2026-02-31T25:00:00Z",
    "2026-02-31T10:00:00Z",
    "TAKEAWAY",
    "52",
  ),
  fc.double(),
  fc.constantFrom(1, 2, -1, 1e308, Number.MAX_SAFE_INTEGER),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A body that is nearly right: each field is what it should be, something odd, or absent. */
const nearly = (fields: Record<string, unknown>): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([key, right]) => [
        key,
        fc.oneof({ weight: 4, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: odd }),
      ]),
    ),
    { requiredKeys: [] },
  );

const combos = fc.oneof(
  odd,
  fc.array(
    nearly({
      product_id: "taco",
      variant_id: "taco-1",
      quantity: 2,
      comment: "hm",
      modifiers: [{ modifier_id: "green", quantity: 1 }],
    }),
    { maxLength: 4 },
  ),
);

/** The calls that write, each with a body that is nearly its own. */
const bodies: Partial<Record<CallName, fc.Arbitrary<unknown>>> = {
  createOrder: fc
    .tuple(
      nearly({
        company_id: "tacos",
        service_type: "TAKEAWAY",
        order_title: "a",
        table_id: "tacos-table-4",
        client_id: null,
      }),
      combos,
    )
    .map(([order, lines]) => ({ company_id: "tacos", ...(order as object), combos: lines })),
  createClient: nearly({ name: "Ana", country_calling_code: "52", phone_number: "55 1234 5678" }),
  updateOrder: fc
    .tuple(
      nearly({ comment: "a", scheduled_delivery_date: null }),
      nearly({ payment_method_id: "cash", tip_value: 1, received_amount: 500 }),
    )
    .map(([update, assigned_payment]) => ({
      ...(update as object),
      meta_data: { assigned_payment },
    })),
};

const names = Object.keys(calls) as CallName[];
const sending = fc.oneof(
  fc.record({ call: fc.constantFrom(...names), body: odd }),
  ...Object.entries(bodies).map(([call, body]) =>
    fc.record({ call: fc.constant(call as CallName), body }),
  ),
);
const segment = fc.oneof(id, fc.string({ unit: "binary", maxLength: 70 }));

test("whatever is sent, the answer is the contract's: never a 5xx but 501, problems as such", async () => {
  const statuses = new Set<number>();
  const property = fc.asyncProperty(
    sending,
    segment,
    fc.string({ maxLength: 20 }),
    async ({ call, body }, at, key) => {
      const { method, path } = calls[call];
      const filled = path
        .replace("{companyId}", "tacos")
        .replace("{orderId}", call === "updateOrder" ? (await draft(api)).body.id : "nothing")
        .replace(/\{\w+\}/g, () => encodeURIComponent(at.toWellFormed()));
      const headers: Record<string, string> = { "content-type": "application/json" };
      if (/^[\x21-\x7e]+$/.test(key)) headers["idempotency-key"] = key;
      const init = method === "GET" ? { method } : { method, headers, body: JSON.stringify(body) };
      const response = await api.raw(filled, init);
      const answer: unknown = await response.json();
      statuses.add(response.status);
      if (response.status < 300) return;
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(answer).toMatchObject({ status: response.status, code: expect.any(String) });
      expect(response.status === 501 || response.status < 500, JSON.stringify(answer)).toBe(true);
    },
  );
  await fc.assert(property, { numRuns: 1000 });
  // What is nearly right is sometimes right: the fuzz has reached behind the checks.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 404, 422]));
});
