import { type CallName, calls } from "@comanda/contract/calls";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { draft } from "../testing/order-flow.ts";

let api: TestApp;
let orderId: string;
beforeAll(async () => {
  api = await createTestApp();
  orderId = (await draft(api)).body.id;
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

const body = fc.oneof(
  odd,
  fc
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
    .map(([order, lines]) => ({ ...(order as object), combos: lines })),
  nearly({ name: "Ana", country_calling_code: "52", phone_number: "55 1234 5678" }),
  fc
    .tuple(
      nearly({ comment: "a", scheduled_delivery_date: null }),
      nearly({ payment_method_id: "cash", tip_value: 1, received_amount: 500 }),
    )
    .map(([update, assigned_payment]) => ({
      ...(update as object),
      meta_data: { assigned_payment },
    })),
);

const name = fc.constantFrom(...(Object.keys(calls) as CallName[]));
const segment = fc.oneof(id, fc.string({ unit: "binary", maxLength: 70 }));

test("whatever is sent, the answer is the contract's: never a 5xx but 501, problems as such", async () => {
  await fc.assert(
    fc.asyncProperty(
      name,
      body,
      segment,
      fc.string({ maxLength: 20 }),
      async (call, sent, at, key) => {
        const { method, path } = calls[call];
        const filled = path
          .replace("{companyId}", "tacos")
          .replace("{orderId}", orderId)
          .replace(/\{\w+\}/g, () => encodeURIComponent(at.toWellFormed()));
        const headers: Record<string, string> = { "content-type": "application/json" };
        if (/^[\x21-\x7e]+$/.test(key)) headers["idempotency-key"] = key;
        const init =
          method === "GET" ? { method } : { method, headers, body: JSON.stringify(sent) };
        const response = await api.raw(filled, init);
        const answer: unknown = response.status === 204 ? null : await response.json();
        if (response.status < 300) return;
        expect(response.headers.get("content-type")).toBe("application/problem+json");
        expect(answer).toMatchObject({ status: response.status, code: expect.any(String) });
        expect(response.status === 501 || response.status < 500, JSON.stringify(answer)).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});
