import type { Order } from "@comanda/contract/orders/order";
import type { ChildServer } from "./child-server.ts";

/** Creates a draft of two specials for takeaway at the small company. */
function createDraft(server: Pick<ChildServer, "url">): Promise<Order> {
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 2 }];
  const body = { company_id: "tacos", service_type: "TAKEAWAY", combos };
  return sendOrFail(server, "POST", "/ms-orders/public/orders", body);
}

/** Orders two specials and pays in cash; returns the order that the server has acknowledged. */
export async function placeTestOrder(server: Pick<ChildServer, "url">): Promise<Order> {
  const { id } = await createDraft(server);
  const cash = { meta_data: { assigned_payment: { payment_method_id: "cash" } } };
  const order = await sendOrFail(
    server,
    "PATCH",
    `/ms-orders/public/companies/tacos/orders/${id}`,
    cash,
  );
  if (order.status !== "PENDING") throw new Error(`The order is ${order.status}`);
  return order;
}

/** Sends a call and returns its answer; throws when it was refused. */
export async function sendOrFail<Answer = Order>(
  server: Pick<ChildServer, "url">,
  method: string,
  path: string,
  body: object,
): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
