import type { Order } from "@comanda/contract/orders/order";
import { WEEKDAYS } from "@comanda/domain/hours/time-zone";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, createVisitor, patchOrder } from "../testing/order-flow.ts";
import { type CompanyFile, smallCompany } from "../testing/small-company.ts";

/** Every field that the specification lists, each with its own value. */

const currency = { code: "MXN", symbol: "$", tax: 16, position: "right", show_decimals: false };
const ring = [
  { latitude: 19, longitude: -99 },
  { latitude: 19, longitude: -98 },
  { latitude: 20, longitude: -98 },
];

const company = {
  id: "tacos",
  name: "Tacos",
  token: "token-1",
  logo_url: "https://pictures.test/logo.webp",
  logo_thumbnail_url: "https://pictures.test/small.webp",
  address: "Colima 220",
  address_enabled: false,
  address_google_validation: true,
  city: "Mexico City",
  latitude: 19.5,
  longitude: -99.5,
  whatsapp: "525512345678",
  language: "es",
  timezone: "America/Mexico_City",
  industry: "restaurant",
  country: { name: "Mexico", country_code: "MX" },
  currency,
  domain_settings: { registration_status: "active", url: "tacos.example" },
  current_subscriptions: [{ name: "premium", monthly_orders_limit: 500 }],
  highest_plan: "elite",
  order_limit_usage_count: 7,
  receives_orders_outside_delivery_range: true,
  delivery_districts: [{ id: "roma", name: "Roma", price: 20, enabled: false, paths: ring }],
  delivery_ranges: [{ enabled: false, max: 5 }],
  delivery_areas: [{ id: "north", enabled: false, price: 30, area: ring }],
  coupon_published: { active: true, start_date: "2026-01-01", end_date: "2026-12-31" },
  google_ratings_count: 42,
  business_hours_settings: Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      { is_active: true, hours: [{ open: "00:00", close: "23:59", id: "h1" }] },
    ]),
  ),
  settings: { facebook_domain_validation: "abc123" },
};

const body = {
  background_type: "image",
  background_color: "#ffffff",
  degraded_color: { degraded_1: "#eeeeee", degraded_2: "#dddddd" },
  background_image: {
    desktop_url: "https://pictures.test/wide.webp",
    mobile_url: "https://pictures.test/tall.webp",
    desktop_thumbnail_url: "https://pictures.test/wide-small.webp",
    mobile_thumbnail_url: "https://pictures.test/tall-small.webp",
  },
};
const ofType = {
  active: true,
  additional_input: "Which table?",
  collect_client_info: false,
  scheduled_orders_enabled: true,
  disabled_until: "2020-01-01T12:00:00.000Z",
  tip: { active: true, type: "percentage", comment: "For the kitchen" },
};
const settings = {
  checkout_type: "WEBAPP",
  layout_settings: {
    landing: {
      title: { name: "Tacos!", summary: "Hot", font: "rubik", text_color: "#111111" },
      content: { font: "nunito", text_color: "#222222" },
      body,
      buttons_icons: { form: "outlined_rounded" },
      contents: [
        {
          id: "b1",
          name: "Menu",
          order: 1,
          status: "enabled",
          type: "menu_webapp_url",
          value: "x",
        },
      ],
      footer: { download_app_enabled: true, promotion_enabled: false },
    },
    product: {
      body,
      buttons_icons: { form: "filled_squared" },
      content: { font: "poppins" },
      secondary_color: "#333333",
    },
  },
  analytics_settings: { facebook_pixel: "123456789012345" },
  google_settings: {
    ratings_score: 4.5,
    ratings_count: 40,
    display_ratings: true,
    place_id: "place-1",
  },
  social_networks_settings: {
    instagramUrl: "https://instagram.com/a",
    facebookUrl: "https://facebook.com/a",
    tiktokUrl: "https://tiktok.com/@a",
    tripadvisorUrl: "https://tripadvisor.com/a",
  },
  additional_address_information: "Tower",
  table: ofType,
  onsite: { ...ofType, onsite_qr_ordering: true },
  takeaway: ofType,
  delivery: {
    ...ofType,
    prices: {
      type: "fixed",
      fixed: { price: 10 },
      distance: { price_per_km: 5, starting_price: 15 },
      area: { areas: [{ id: "south", enabled: true, paths: ring }], enable_out_of_area: true },
      districts: [{ name: "Condesa", enabled: true }],
      ranges: [{ max: 9 }],
    },
    average_time: "25-35",
    minimum_amount_to_allow: 100,
    minimum_amount_for_free: 400,
    google_maps_validation: true,
  },
};

const product = {
  id: "taco",
  name: "Taco",
  description: "With pineapple",
  visible: true,
  stock_enabled: true,
  images: [{ image_url: "https://pictures.test/taco.webp" }],
  category_id: "tacos",
  product_category_id: "tacos",
  prices: [{ id: "p1", name: "One", price: 30, original_price: 35 }],
  product_variants: [
    { id: "v1", name: "One", price: 30, original_price: 35, selected: true, stock: 9 },
  ],
};
const categories = [{ id: "tacos", name: "Tacos", products: [product] }];
const coupon = { id: "ten", code: "TEN", description: "Ten off" };
const coupons = [
  { ...coupon, discount_type: "percentage", value: 10, usage_limit: 50, coupons_used: 3 },
  { id: "five", code: "FIVE", discount_type: "fixed", value: 5, usage_limit: 9, coupons_used: 1 },
].map((each) => ({ ...each, min_amount: 20 }));
const loyalty = {
  loyalty_program: {
    active: true,
    rewards: [{ id: "dessert", name: "Dessert", required_points: 60 }],
  },
};
const method = {
  id: "stripe_card",
  code: "stripe_card",
  description: "Card",
  payment_code: "card",
  provider_id: "stripe",
  provider_code: "stripe_card",
  payment_method_fee: 3.5,
};
const methods = { takeaway: [method, { id: "cash", code: "cash" }] };
const fees = {
  table: { service_fee: { value: 12, optional: false } },
  onsite: { service_fee: { value: 8, optional: true } },
  takeaway: { service_fee: { value: 10, optional: true } },
  delivery: { service_fee: { value: 5, optional: false } },
};
const qr = { id: "table-4", name: "Table 4", zone: { name: "Terrace" }, ordering_type: "TABLE" };

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
