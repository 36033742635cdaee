import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, createVisitor, patchOrder } from "../testing/order-flow.ts";
import { type CompanyFile, smallCompany } from "../testing/small-company.ts";
import {
  categories,
  company,
  coupons,
  fees,
  loyalty,
  methods,
  qr,
  settings,
} from "./testing/specified-entities.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.store({
    ...smallCompany(),
    company,
    ecommerce_settings: settings,
    order_settings: fees,
    payment_methods: methods,
    categories,
    coupons,
    loyalty_settings: loyalty,
    qrs: [qr],
  } as CompanyFile);
});
afterAll(() => api.close());

const of = (service: string, rest: string) => `/ms-${service}/public/companies/tacos${rest}`;

test.each([
  ["company", of("companies", ""), company],
  ["e-commerce settings", of("companies", "/ecommerce-settings"), settings],
  ["order settings", of("orders", "/order-settings"), fees],
  ["categories and products", of("products", "/categories"), categories],
  ["coupons", of("orders", "/coupons"), coupons],
  ["loyalty settings", of("clients", "/loyalty-settings"), loyalty],
  ["payment methods", of("payments", "/payment-methods"), methods],
  ["QR code", "/ms-orders/public/qrs/table-4", qr],
])("every specified field of the %s comes back as it was imported", async (_, path, fields) => {
  const answer = await api.send("GET", path);
  expect(answer).toMatchObject({ status: 200, body: fields });
});

test("a client, an address and an order have every specified field", async () => {
  const { client, cookie } = await createVisitor(api);
  const place = {
    address: "Durango 200",
    complement: "4B",
    reference: "Blue door",
    area_id: "name:condesa",
    area_name: "Condesa",
    latitude: 19.5,
    longitude: -99.45,
  };
  const requested = { ...place, client_id: client.id };
  const made = await api.send<{ id: string }>("POST", "/ms-clients/public/addresses", {
    body: requested,
    cookie,
  });
  const address = { ...requested, id: made.body.id };
  expect(made).toMatchObject({ status: 201, body: address });
  await api.db
    .updateTable("clients")
    .set({ email: "ana@example.test", available_points: 120 })
    .where("id", "=", client.id)
    .execute();
  expect((await api.send("GET", of("clients", `/clients/${client.id}`), { cookie })).body).toEqual({
    id: expect.any(String),
    source: "WEBAPP",
    name: client.name,
    country_calling_code: "52",
    phone_number: client.phone_number,
    email: "ana@example.test",
    addresses: [address],
    available_points: 120,
  });

  const combos = [{ product_id: "taco", variant_id: "v1", quantity: 2, comment: "no onion" }];
  const { body: order } = await createDraft(api, { client_id: client.id, combos }, { cookie });
  const assigned = { payment_method_id: "cash", received_amount: 100 };
  const placed = await patchOrder(
    api,
    order.id,
    { comment: "ring twice", meta_data: { assigned_payment: assigned } },
    { cookie },
  );
  const read = await api.send<Order>("GET", of("orders", `/orders/${order.id}`), { cookie });
  expect(placed.status).toBe(200);
  expect(read.body).toMatchObject({
    id: order.id,
    public_id: expect.anything(),
    status: "PENDING",
    payment_status: null,
    created_at: expect.any(String),
    source: "INBOUND",
    total: 60,
    combos: [{ ...combos[0], name: "Taco", unit_price: 30, total: 60 }],
    combos_price: 60,
    client: { id: client.id, name: client.name },
    client_id: client.id,
    address: null,
    service_type: "TAKEAWAY",
    delivery_price: null,
    discounts: [],
    meta_data: { assigned_payment: { ...assigned, payment_method_code: "cash" } },
  });

  const delivered = { client_id: client.id, address_id: address.id, service_type: "DELIVERY" };
  const sent = await createDraft(
    api,
    { ...delivered, combos: [{ ...combos[0], quantity: 4 }], order_title: "Gate 3" },
    { cookie },
  );
  await api.send("POST", of("orders", "/apply-discount"), {
    body: { order_id: sent.body.id, modality: "COUPON", coupon_code: "TEN" },
    cookie,
  });
  const path = of("orders", `/orders/${sent.body.id}`);
  expect((await api.send<Order>("GET", path, { cookie })).body).toMatchObject({
    status: "INITIATED",
    service_type: "DELIVERY",
    combos_price: 120,
    address: place,
    delivery_price: 10,
    discounts: [{ modality: "COUPON", description: "Ten off", type: "PERCENTAGE", value: 10 }],
  });
});
