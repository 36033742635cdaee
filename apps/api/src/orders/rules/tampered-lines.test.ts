import type { Problem, ProblemCode } from "@comanda/contract/calls/problems";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestApp } from "../../testing/create-test-app.ts";
import {
  createDraft,
  patchOrder,
  refusalBody,
  specialCombo,
  tacoCombo,
  type Visitor,
} from "../../testing/order-flow.ts";
import { readStoredOrders } from "../../testing/stored-orders.ts";
import { createTwoCompaniesWithVisitors } from "../../testing/two-companies.ts";

let api: TestApp;
let ana: Visitor;
let foreigner: Visitor;
beforeAll(async () => {
  ({ api, ana, foreigner } = await createTwoCompaniesWithVisitors());
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Returns all stored orders, without ids and the new device of each request. */
async function storedOrders() {
  return (await readStoredOrders(api)).map(({ guest_device_id, ...order }) => ({
    ...order,
    isOfClaimedDevice: guest_device_id === "mine",
  }));
}

const lines = [{ ...tacoCombo(2), comment: null }, specialCombo()];

test.each<[string, object]>([
  ["a status", { status: "DELIVERED" }],
  ["a status that is none", { status: { $ne: "INITIATED" } }],
  ["a payment status", { payment_status: "paid", payment_state: "PAID", placed_at: "2020-01-01" }],
  ["another currency", { currency: "IRR" }],
  ["another currency, in parts", { currency: { code: "IRR", symbol: "", position: "right" } }],
  ["no delivery price", { delivery_price: 0 }],
  ["a negative delivery price", { delivery_price: -1000 }],
  ["a huge delivery price", { delivery_price: 1e308 }],
  ["a delivery price in words", { delivery_price: "free" }],
  ["totals", { total: 0, combos_price: 0, amount_due: -5, breakdown: { total: 0 } }],
  ["discounts", { discounts: [{ modality: "MANUAL", type: "AMOUNT", value: 1000 }] }],
  ["fees", { service_fee: 0, tip: -100, payment_fee: -100 }],
  ["another country and zone", { country_code: "BR", timezone: "Pacific/Kiritimati" }],
  ["an id and a number", { id: "mine", public_id: 1, created_at: "2001-01-01T00:00:00Z" }],
  ["a person", { client: { name: "X" }, client_snapshot: { name: "X" }, source: "CHATBOT" }],
  ["a payment", { meta_data: { assigned_payment: { payment_method_id: "cash" } } }],
  ["a device", { device_id: "mine", cookie: "comanda_device=x" }],
])("a draft that claims %s is the draft without it", async (_, claims) => {
  expect((await createDraft(api, { combos: lines })).status).toBe(201);
  expect((await createDraft(api, { combos: lines, ...claims })).status).toBe(201);
  const [honest, claimed] = await storedOrders();
  expect(claimed).toEqual(honest);
  expect(claimed).toMatchObject({
    status: "INITIATED",
    amount_due: 15_700,
    currency: { code: "MXN" },
  });
});

test.each<[string, object]>([
  ["a price", { price: 0.01 }],
  ["unit price and total", { unit_price: 0.01, total: 0.01 }],
  ["a negative price", { price: -28.5, variant: { price: -1 }, original_price: -1 }],
  ["stock", { stock: 1000, stock_consumed: -5, stock_enabled: false }],
  ["a name", { name: "Cheap", variant_name: "Free", image_url: "javascript:alert(1)" }],
  ["a modifier's price", { modifiers: [{ modifier_id: "green", quantity: 1, price: -28.5 }] }],
  ["prices of a cart item", { selectedProductPriceToPay: 0, selectedModifiersTotalPrice: -9 }],
])("a line that claims %s is the line without it", async (_, claims) => {
  await createDraft(api, { combos: [lines[0], specialCombo()] });
  const answer = await createDraft(api, {
    combos: [
      { ...lines[0], ...claims },
      { ...specialCombo(), ...claims, modifiers: [] },
    ],
  });
  expect(answer).toMatchObject({ status: 201, body: { total: 157 } });
  const [honest, claimed] = await storedOrders();
  expect(claimed).toEqual(honest);
});

test.each<[string, object, object]>([
  ["a status", { status: "FINALIZED" }, {}],
  ["a payment status", { status: "payment_requested", payment_status: "refunded" }, {}],
  ["another currency and zone", { currency: "EUR", timezone: "UTC" }, {}],
  ["another service type", { service_type: "DELIVERY", table_id: "tacos-table-4" }, {}],
  ["other lines", { combos: [tacoCombo(1)], combos_price: 1, total: 1, delivery_price: -1 }, {}],
  ["another client", { client_id: "x", company_id: "burgers", address_id: "burgers-home" }, {}],
  ["amounts", {}, { bill_amount: 0.01, fee_amount: -100, payment_method_fee: -50 }],
  ["another kind of payment", {}, { payment_method_code: "stripe_card", provider_id: "stripe" }],
  ["that it is paid", { payment_state: "PAID" }, { payment_method_payment_code: "99" }],
])("a placing that claims %s is the placing without it", async (_, claims, paymentClaims) => {
  const placing = (more: object, payment: object) => ({
    comment: "ring twice",
    ...more,
    meta_data: { assigned_payment: { payment_method_id: "terminal", tip_value: 3, ...payment } },
  });
  const honestly = await createDraft(api, { combos: lines });
  const claiming = await createDraft(api, { combos: lines });
  expect((await patchOrder(api, honestly.body.id, placing({}, {}))).status).toBe(200);
  const answer = await patchOrder(api, claiming.body.id, placing(claims, paymentClaims));
  // 5 % of 157.00 for the terminal, plus the tip.
  const total = 157 + 7.85 + 3;
  expect(answer).toMatchObject({ status: 200, body: { status: "PENDING", breakdown: { total } } });
  const [honest, claimed] = await storedOrders();
  expect(claimed).toEqual(honest);
});

test.each<[unknown, number | null]>([
  [157, 157],
  [500.5, 500.5],
  [156.99, null],
  [0, null],
  [-500, null],
  ["500", null],
  [1e308, null],
  [2 ** 53, null],
  [{ $gt: 0 }, null],
  [[500], null],
  [true, null],
  [null, null],
])("cash of %j is noted as %j", async (received_amount, noted) => {
  const { cookie, client } = ana;
  const { body } = await createDraft(api, { combos: lines, client_id: client.id }, { cookie });
  const assigned_payment = { payment_method_id: "cash", received_amount };
  const answer = await patchOrder(api, body.id, { meta_data: { assigned_payment } }, { cookie });
  expect(answer).toMatchObject({
    status: 200,
    body: { total: 157, meta_data: { assigned_payment: { received_amount: noted } } },
  });
});

/** Numbers in JSON that are no valid quantity. */
const noQuantities = ["0", "-1", "-0", "101", "1.5", "0.1e-300", "1e308", "1e999", "-1e999"].concat(
  ["9007199254740992", "9007199254740993", '"2"', '"NaN"', '"Infinity"', "true", "[2]", "{}"],
);

test.each([...noQuantities, "null"])("no line of %s", async (quantity) => {
  const line = JSON.stringify(tacoCombo()).replace('"quantity":1', `"quantity":${quantity}`);
  expect(await sent(line)).toEqual(invalid("combos.0.quantity"));
  expect(await storedOrders()).toEqual([]);
});

test.each(noQuantities)("no modifier %s times", async (quantity) => {
  const line = JSON.stringify({ ...specialCombo(), modifiers: [{ modifier_id: "green" }] });
  const wrong = line.replace('"green"', `"green","quantity":${quantity}`);
  expect(await sent(wrong)).toEqual(invalid("combos.0.modifiers.0.quantity"));
  expect(await storedOrders()).toEqual([]);
});

/** The answer to a draft with one line; the line is raw JSON that no correct client writes. */
async function sent(line: string) {
  const headers = { "content-type": "application/json" };
  const body = `{"company_id":"tacos","service_type":"TAKEAWAY","combos":[${line}]}`;
  const response = await api.raw("/ms-orders/public/orders", { method: "POST", headers, body });
  return problemOf(response);
}

/** Returns the errors of a body, with their paths. */
async function problemOf(response: Response) {
  const { code, errors = [] }: Partial<Problem> = await response.json();
  return { status: response.status, code, at: [...new Set(errors.map(({ path }) => path))] };
}

const invalid = (path: string) => ({ status: 422, code: "invalid_body", at: [path] });

test.each(["-1", "-0.01", "1e308", "1e999", "1000000001", '"5"', "[5]", "true"])(
  "no tip of %s",
  async (tip) => {
    const { body } = await createDraft(api);
    const response = await api.raw(`/ms-orders/public/companies/tacos/orders/${body.id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: `{"meta_data":{"assigned_payment":{"payment_method_id":"cash","tip_value":${tip}}}}`,
    });
    expect(await problemOf(response)).toEqual(invalid("meta_data.assigned_payment.tip_value"));
    expect(await storedOrders()).toMatchObject([{ status: "INITIATED", tip: 0, amount_due: 2850 }]);
  },
);

const modified = (modifier_id: string) => ({
  ...tacoCombo(),
  modifiers: [{ modifier_id: "green" }, { modifier_id }],
});

test.each<[string, () => Record<string, unknown>, number, ProblemCode]>([
  ["company, its own the rest", () => ({ company_id: "burgers" }), 404, "product_not_found"],
  [
    "product",
    () => ({ combos: [{ ...tacoCombo(), product_id: "burgers-taco" }] }),
    404,
    "product_not_found",
  ],
  [
    "variant",
    () => ({ combos: [{ ...tacoCombo(), variant_id: "burgers-taco-1" }] }),
    404,
    "product_not_found",
  ],
  [
    "product and variant",
    () => ({
      combos: [{ product_id: "burgers-special", variant_id: "burgers-special-1", quantity: 1 }],
    }),
    404,
    "product_not_found",
  ],
  ["modifier", () => ({ combos: [modified("burgers-red")] }), 422, "invalid_modifiers"],
  [
    "modifier, for the one that must be",
    () => ({ combos: [{ ...tacoCombo(), modifiers: [{ modifier_id: "burgers-green" }] }] }),
    422,
    "invalid_modifiers",
  ],
  ["client", () => ({ client_id: foreigner.client.id }), 404, "client_not_found"],
  [
    "client and address",
    () => ({ client_id: foreigner.client.id, address_id: "burgers-home" }),
    404,
    "client_not_found",
  ],
  ["address, without a client", () => ({ address_id: "burgers-home" }), 404, "address_not_found"],
  ["table", () => ({ service_type: "TABLE", table_id: "burgers-table-4" }), 404, "qr_not_found"],
  ["table, for takeaway", () => ({ table_id: "burgers-table-4" }), 404, "qr_not_found"],
])("no draft with another company's %s", async (_, body, status, code) => {
  for (const cookie of [ana.cookie, foreigner.cookie, null]) {
    expect(await createDraft(api, body(), { cookie })).toMatchObject(refusalBody(status, code));
  }
  expect(await storedOrders()).toEqual([]);
});
