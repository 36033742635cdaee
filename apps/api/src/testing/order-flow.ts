import type { Problem } from "@comanda/contract/calls/problems";
import type { Client } from "@comanda/contract/clients/client";
import type { Order } from "@comanda/contract/orders/order";
import { expect } from "vitest";
import type { TestAnswer, TestApp, TestRequest } from "./create-test-app.ts";

/** An order, or the problem document of a refusal. */
export type OrderAnswer = TestAnswer<Order & Partial<Omit<Problem, "status">>>;

export type Visitor = { cookie: string; client: Client };

let people = 0;

/** Creates a new client of the company, with the cookie of a new device. */
export async function createVisitor(api: TestApp, companyId = "tacos"): Promise<Visitor> {
  people += 1;
  const body = {
    name: `Person ${people}`,
    country_calling_code: "52",
    phone_number: `55${String(10_000_000 + people)}`,
  };
  const answer = await api.send<Client>(
    "POST",
    `/ms-clients/public/companies/${companyId}/clients`,
    { body },
  );
  expect(answer.status).toBe(201);
  return { client: answer.body, cookie: answer.cookie ?? "" };
}

/** Returns a special, whose stock is counted. */
export const specialCombo = (quantity = 1) => ({
  product_id: "special",
  variant_id: "special-1",
  quantity,
});

/** Returns a taco with its required salsa. */
export const tacoCombo = (quantity = 1) => ({
  product_id: "taco",
  variant_id: "taco-1",
  quantity,
  modifiers: [{ modifier_id: "green", quantity: 1 }],
});

/** Creates a draft of the small company: one taco to take away, unless `body` says otherwise. */
export function createDraft(
  api: TestApp,
  body: Record<string, unknown> = {},
  request: TestRequest = {},
): Promise<OrderAnswer> {
  return api.send("POST", "/ms-orders/public/orders", {
    ...request,
    body: { company_id: "tacos", service_type: "TAKEAWAY", combos: [tacoCombo()], ...body },
  });
}

export const CASH_PAYMENT = { meta_data: { assigned_payment: { payment_method_id: "cash" } } };

/** Updates an order; without a body it is placed, to be paid in cash. */
export function patchOrder(
  api: TestApp,
  orderId: string,
  body: unknown = CASH_PAYMENT,
  request: TestRequest = {},
): Promise<OrderAnswer> {
  const path = `/ms-orders/public/companies/tacos/orders/${orderId}`;
  return api.send("PATCH", path, { ...request, body });
}

/** Creates an order and places it. */
export async function createPlacedOrder(
  api: TestApp,
  body: Record<string, unknown> = {},
): Promise<Order> {
  const made = await createDraft(api, body);
  expect(made.status).toBe(201);
  const answer = await patchOrder(api, made.body.id);
  expect(answer).toMatchObject({ status: 200, body: { status: "PENDING" } });
  return answer.body;
}

/** Reads how many of a variant are left; null where they are not counted. */
export async function stockOf(api: TestApp, variantId: string): Promise<number | null> {
  const row = await api.db
    .selectFrom("variants")
    .select("stock")
    .where("company_id", "=", "tacos")
    .where("id", "=", variantId)
    .executeTakeFirstOrThrow();
  return row.stock;
}

/** Reads how many of a modifier are left; null where they are not counted. */
export async function modifierStockOf(api: TestApp, modifierId: string): Promise<number | null> {
  const row = await api.db
    .selectFrom("modifiers")
    .select("stock")
    .where("company_id", "=", "tacos")
    .where("id", "=", modifierId)
    .executeTakeFirstOrThrow();
  return row.stock;
}

/** Returns the answer of a refusal, to compare with. */
export function refusalBody(status: number, code: Problem["code"], facts: Partial<Problem> = {}) {
  return { status, body: { status, code, ...facts } };
}
