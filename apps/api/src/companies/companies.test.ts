import { parseAnswer } from "@comanda/contract/calls/parse-answer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder, specialCombo } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { normalizeHost } from "./find-host.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const COMPANY = "/ms-companies/public/companies/tacos";
const MENU = "/ms-products/public/companies/tacos/categories";
const METHODS = "/ms-payments/public/companies/tacos/payment-methods";

test.each(["tacos.test", "TACOS.test", "tacos.test:3000", "tacos.test%3A3000", "tacos.test."])(
  "the host %s finds its company",
  async (host) => {
    const answer = await api.send("GET", `/ms-companies/public/hosts/${host}`);
    expect(answer).toMatchObject({ status: 200, body: { company_id: "tacos" } });
  },
);

test("a host is normalised, written in letters or in punycode, with or without a port", () => {
  for (const host of [
    "Café.example",
    "xn--caf-dma.example",
    "CAFÉ.example:3000",
    "café.example.",
  ]) {
    expect(normalizeHost(host)).toBe("xn--caf-dma.example");
  }
});

test("localhost is a host like any other: it is found when a company has it", async () => {
  const path = "/ms-companies/public/hosts/localhost:3000";
  expect(await api.send("GET", path)).toMatchObject({
    status: 404,
    body: { code: "host_not_found" },
  });
  await api.store({ ...smallCompany(), hosts: ["tacos.test", "localhost"] });
  expect(await api.send("GET", path)).toMatchObject({ body: { company_id: "tacos" } });
});

test.each([
  ["readCompany", COMPANY],
  ["readEcommerceSettings", `${COMPANY}/ecommerce-settings`],
  ["listCategories", MENU],
  ["listPaymentMethods", METHODS],
  ["readOrderSettings", "/ms-orders/public/companies/tacos/order-settings"],
  ["listCoupons", "/ms-orders/public/companies/tacos/coupons"],
  ["readPopularProducts", "/ms-products/public/companies/tacos/popular-products"],
  ["readLoyaltySettings", "/ms-clients/public/companies/tacos/loyalty-settings"],
] as const)(
  "%s answers in the contract's shape, and with 404 for an unknown company",
  async (name, path) => {
    const { status, body } = await api.send("GET", path);
    expect(status).toBe(200);
    // The schema drops fields that it does not have: an unchanged body has no others.
    expect(parseAnswer(name, body)).toEqual(body);
    expect(await api.send("GET", path.replace("tacos", "nobody"))).toMatchObject({
      status: 404,
      body: { code: "company_not_found" },
    });
  },
);

test("a document's private fields are not in the answer", async () => {
  const file = smallCompany();
  const company: object = { ...file.company, tax_number: "secret" };
  await api.store({ ...file, company: company as typeof file.company });
  expect(JSON.stringify((await api.send("GET", COMPANY)).body)).not.toContain("secret");
});

test("payment methods can be listed for one service type only", async () => {
  const cash = [{ id: "cash" }];
  const { body } = await api.send("GET", `${METHODS}?service_type=onsite`);
  expect(body).toMatchObject({ table: [], takeaway: [], delivery: [], onsite: cash });
  // Without a service type, every service type has its methods.
  const all = await api.send<{ takeaway: { id: string }[] }>("GET", METHODS);
  expect(all.body).toMatchObject({ table: cash, delivery: cash, onsite: cash });
  expect(all.body.takeaway.map(({ id }) => id)).toEqual([
    ...["cash", "terminal", "stripe_card", "sandbox_card"],
  ]);
});

test("a QR code is read by its id alone", async () => {
  const answer = await api.send("GET", "/ms-orders/public/qrs/tacos-table-4");
  expect(answer).toMatchObject({ status: 200, body: { name: "Table 4", company_id: "tacos" } });
});

test("an unknown QR code is not found", async () => {
  expect(await api.send("GET", "/ms-orders/public/qrs/nothing")).toMatchObject({
    status: 404,
    body: { code: "qr_not_found" },
  });
});

test("a new import and a change of stock show in the next answer", async () => {
  const productsOf = async () => {
    const { body } = await api.send<{ products: { product_variants: object[] }[] }[]>("GET", MENU);
    return body.flatMap(({ products }) => products);
  };
  expect((await productsOf())[1]).toMatchObject({ product_variants: [{ stock: 50 }] });
  await createPlacedOrder(api, { combos: [specialCombo(8)] });
  expect((await productsOf())[1]).toMatchObject({ product_variants: [{ stock: 42 }] });
  const file = smallCompany();
  file.categories[0]!.products![0]!.name = "Taco of today";
  await api.store(file);
  expect((await productsOf())[0]).toMatchObject({ name: "Taco of today" });
});

test("a stored picture shows its file name, one on another site its URL", async () => {
  const picture = { company_id: "tacos", kind: "product", source: "taco.png", file: "abc.webp" };
  await api.db.insertInto("pictures").values(picture).execute();
  api.restart();
  const { body } = await api.send<{ products: object[] }[]>("GET", MENU);
  expect(body[0]?.products[0]).toMatchObject({
    images: [{ image_url: "abc.webp" }, { image_url: "https://pictures.test/taco.jpg" }],
  });
});

test("the month of the plan's orders is the company's own, and includes what another system counted", async () => {
  const usage = async () => (await api.send("GET", COMPANY)).body.order_limit_usage_count;
  const file = smallCompany();
  file.company.order_limit_usage_count = 7;
  await api.store(file);
  await createPlacedOrder(api);
  expect(await usage()).toBe(8);
  // Still March in Mexico City, already April in UTC.
  api.now = new Date("2026-04-01T05:30:00Z");
  expect(await usage()).toBe(8);
  api.now = new Date("2026-04-01T06:30:00Z");
  expect(await usage()).toBe(0);
});

test("a program of points without a rate says that an order earns none", async () => {
  const rewards = [{ id: "flan", name: "Flan", required_points: 5 }];
  await api.store({
    ...smallCompany(),
    loyalty_settings: { loyalty_program: { active: true, rewards } },
  });
  const { body } = await api.send("GET", "/ms-clients/public/companies/tacos/loyalty-settings");
  expect(body).toMatchObject({ loyalty_program: { active: true, points_per_amount: 0 } });
});
