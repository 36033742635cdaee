import { readOrderForRestaurant } from "@comanda/api/orders/read-order-for-restaurant";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import {
  applyDiscountTo,
  companyWithDiscounts,
  createVisitorWithPoints,
} from "@comanda/api/testing/discount-fixture";
import { createDraft, patchOrder, specialCombo } from "@comanda/api/testing/order-flow";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatOrder } from "./order-text.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([companyWithDiscounts()]);
});
afterAll(() => api.close());

async function placeAndFormatOrder(discounts: Record<string, unknown>[]): Promise<string> {
  const { client, cookie } = await createVisitorWithPoints(api, 100);
  const body = { client_id: client.id, combos: [specialCombo()] };
  const { id } = (await createDraft(api, body, { cookie })).body;
  for (const discount of discounts)
    await applyDiscountTo(api, { order_id: id, ...discount }, { cookie });
  await patchOrder(api, id, undefined, { cookie });
  const order = await readOrderForRestaurant(api.deps, "tacos", id);
  if (!("combos" in order)) throw new Error(order.code);
  return formatOrder(order);
}

test("a coupon and a reward are printed by name, with the amount they take off", async () => {
  const text = await placeAndFormatOrder([
    { modality: "COUPON", coupon_code: "TEN" },
    { modality: "FIDELITY", reward_id: "coffee" },
  ]);
  expect(text).toContain('  coupon TEN "Ten per cent" 10% -$10.00\n');
  expect(text).toContain('  reward "A coffee" -$30.00\n');
  expect(text).toContain("  total: $60.00\n");
  expect(text).not.toContain("discounts");
});

test("a reward that is a free product is printed without an amount", async () => {
  const text = await placeAndFormatOrder([{ modality: "FIDELITY", reward_id: "cake" }]);
  expect(text).toContain('  reward "A cake"\n  combos: $100.00\n');
});

test("the source and campaign of the visit are printed", async () => {
  const utm = { utm_source: "flyer", utm_campaign: "summer" };
  const { id } = (await createDraft(api, utm)).body;
  await patchOrder(api, id);
  const order = await readOrderForRestaurant(api.deps, "tacos", id);
  if (!("combos" in order)) throw new Error(order.code);
  expect(formatOrder(order)).toContain("\n  came by flyer, summer\n");
  expect(formatOrder({ ...order, utm_source: null, utm_campaign: null })).not.toContain("came by");
});
