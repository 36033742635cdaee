import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { AdmitOrder } from "../context/admit-order.ts";
import { Refusal } from "../shared/refusal.ts";
import type { HttpEnv } from "./request-env.ts";
import { createServe } from "./serve-calls.ts";

const order = { company_id: "tacos", service_type: "TAKEAWAY", combos: [] };
const combos = [{ product_id: "p", variant_id: "v", quantity: 1 }];
const placing = { meta_data: { assigned_payment: { payment_method_id: "cash" } } };

/** An app whose calls for orders are admitted by `admit`; all answer without content. */
function createOrders(admit: AdmitOrder) {
  const app = new Hono<HttpEnv>();
  const admitOrder = vi.fn(admit) as unknown as AdmitOrder;
  const handler = vi.fn(async () => new Refusal("order_not_found"));
  const { serve } = createServe(app, { secret: "secret", admitOrder });
  for (const name of ["createOrder", "updateOrder", "readOrder"] as const) serve(name, handler);
  const send = (method: string, path: string, body?: object) =>
    app.request(`/ms-orders/public${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { send, handler, admitted: vi.mocked(admitOrder) };
}

const ONE = "/companies/tacos/orders/o-1";

test("creating and placing an order wait for their turn, other calls do not", async () => {
  const { send, handler, admitted } = createOrders((_, __, work) => work());
  await send("POST", "/orders", { ...order, combos });
  await send("PATCH", ONE, placing);
  await send("PATCH", ONE, { comment: "without onions" });
  await send("GET", ONE);
  const request = { companyId: "tacos", signal: expect.any(AbortSignal) };
  expect(admitted.mock.calls.map(([kind, of]) => [kind, of])).toEqual([
    ["creating", expect.objectContaining(request)],
    ["placing", expect.objectContaining(request)],
  ]);
  expect(handler).toHaveBeenCalledTimes(4);
});

test("a refused order is 503 busy with Retry-After, and nothing of it is done", async () => {
  const { send, handler } = createOrders(async () => new Refusal("busy"));
  for (const answer of [
    await send("POST", "/orders", { ...order, combos }),
    await send("PATCH", ONE, placing),
  ]) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toMatchObject({ code: "busy" });
  }
  expect(handler).not.toHaveBeenCalled();
});
