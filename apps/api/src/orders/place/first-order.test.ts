import { parseAnswer } from "@comanda/contract/calls/parse-answer";
import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test("host, company, menu, client, order, placing: the server's own total, PENDING", async () => {
  const host = await api.send<{ company_id: string }>(
    "GET",
    "/ms-companies/public/hosts/tacos.test",
  );
  expect(host).toMatchObject({ status: 200, body: { company_id: "tacos" } });
  const company = `/ms-companies/public/companies/${host.body.company_id}`;
  expect(await api.send("GET", company)).toMatchObject({ status: 200, body: { name: "Tacos" } });
  expect(await api.send("GET", `${company}/ecommerce-settings`)).toMatchObject({ status: 200 });
  const categories = await api.send("GET", "/ms-products/public/companies/tacos/categories");
  expect(categories.body).toMatchObject([
    { id: "tacos", products: [{ id: "taco" }] },
    { id: "counted", products: [{ id: "special" }, { id: "other" }] },
  ]);
  expect(JSON.stringify(categories.body)).not.toMatch(/hidden|secret/i);

  const client = await api.send("POST", "/ms-clients/public/companies/tacos/clients", {
    body: { name: "Ana", country_calling_code: "+52", phone_number: "55 1234 5678" },
  });
  expect(client).toMatchObject({ status: 201, body: { name: "Ana", phone_number: "5512345678" } });
  const { cookie } = client;

  const draft = await api.send<Order>("POST", "/ms-orders/public/orders", {
    cookie,
    body: {
      company_id: "tacos",
      service_type: "TAKEAWAY",
      client_id: client.body.id,
      combos: [
        {
          product_id: "taco",
          variant_id: "taco-1",
          quantity: 2,
          comment: "no onion",
          modifiers: [{ modifier_id: "red", quantity: 1 }, { modifier_id: "green" }],
          price: 0.01,
          total: 0,
        },
        { product_id: "special", variant_id: "special-1", quantity: 1 },
      ],
      status: "DELIVERED",
      total: 1,
      delivery_price: -50,
      currency: { code: "USD" },
    },
  });
  expect(draft).toMatchObject({
    status: 201,
    body: { status: "INITIATED", total: 167, combos_price: 167, currency: { code: "MXN" } },
  });

  const path = `/ms-orders/public/companies/tacos/orders/${draft.body.id}`;
  const placing = {
    status: "FINALIZED",
    currency: "EUR",
    comment: "table by the window",
    meta_data: {
      assigned_payment: {
        payment_method_id: "terminal",
        fee_amount: 0,
        bill_amount: 1,
        received_amount: 1000,
        tip_value: 10,
      },
    },
  };
  const placed = await api.send<Order>("PATCH", path, { cookie, body: placing });
  // The terminal's fee is 5 % of 167.00, without the tip.
  expect(placed).toMatchObject({
    status: 200,
    body: {
      status: "PENDING",
      total: 167,
      breakdown: { combos: 167, tip: 10, payment_fee: 8.35, total: 185.35 },
      comment: "table by the window",
      client: { name: "Ana" },
      status_history: [{ status: "INITIATED" }, { status: "PENDING" }],
      meta_data: { assigned_payment: { payment_method_id: "terminal", received_amount: null } },
    },
  });
  expect(parseAnswer("updateOrder", placed.body)).toEqual(placed.body);
  expect(parseAnswer("createClient", client.body)).toEqual(client.body);
  expect(await api.send("PATCH", path, { cookie, body: placing })).toEqual(
    expect.objectContaining({ status: 200, body: placed.body }),
  );
  expect((await api.send("GET", path, { cookie })).body).toEqual(placed.body);
  expect(api.published.map(({ channel }) => channel)).toEqual(["order_changed"]);
});
