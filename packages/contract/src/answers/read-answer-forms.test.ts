import { expect, test } from "vitest";
import type { CallName } from "../calls/call-table.ts";
import { demoCompanies, orderAnswer } from "./testing/answers.ts";
import { createTestReader, pathParams } from "./testing/test-reader.ts";

test.each<[string, unknown]>([
  ["price", "cheap"],
  ["price", -3],
  ["original_price", {}],
])("a variant with %s %j is left out and does not become free", (name, value) => {
  const variants = [
    { id: "v1", price: 30 },
    { id: "v2", price: 40, [name]: value },
  ];
  const menu = [
    { id: "c", name: "C", products: [{ id: "p", name: "P", product_variants: variants }] },
  ];
  const { read, notes } = createTestReader();
  expect(read("listCategories", menu)).toMatchObject([
    { products: [{ product_variants: [{ id: "v1", price: 30 }] }] },
  ]);
  expect(notes).toMatchObject([
    { kind: "left_out", path: `0.products.0.product_variants.1.${name}` },
  ]);
});

test("a price of -0 is read as 0", () => {
  const variants = [{ id: "v1", price: -0 }];
  const products = [{ id: "p", name: "P", product_variants: variants }];
  const { read } = createTestReader();
  const menu = read("listCategories", [{ id: "c", name: "C", products }]);
  expect(menu).toMatchObject([{ products: [{ product_variants: [{ price: 0 }] }] }]);
});

test("a product without a readable variant is left out", () => {
  const product_variants = [{ id: "v1", price: "cheap" }];
  const products = [
    { id: "p", name: "P", product_variants },
    { id: "q", name: "Q" },
  ];
  const { read } = createTestReader();
  expect(read("listCategories", [{ id: "c", name: "C", products }])).toMatchObject([
    { products: [{ id: "q" }] },
  ]);
});

test("opening hours become null if the time zone is unreadable", () => {
  const { read } = createTestReader();
  const company = { ...demoCompanies[1]?.company, timezone: "Mars/Olympus" };
  expect(read("readCompany", company, pathParams)).toMatchObject({ business_hours_settings: null });
  const spaced = { ...company, timezone: "America/Sao_Paulo " };
  expect(read("readCompany", spaced)).toMatchObject({
    timezone: "America/Sao_Paulo",
    business_hours_settings: { saturday: { is_active: true } },
  });
});

test.each([[{}], ["premium"], [[{ plan: "premium" }]]])(
  "a paid plan counts as current if the subscriptions are unreadable: %j",
  (current_subscriptions) => {
    const company = { ...demoCompanies[1]?.company, current_subscriptions };
    const read = createTestReader().read("readCompany", company, pathParams);
    expect(read).toMatchObject({ current_subscriptions: [], highest_plan: null });
  },
);

test("a field is found if its name has another case", () => {
  const { read } = createTestReader();
  expect(read("readOrderSettings", { DELIVERY: { service_fee: { value: "3" } } })).toMatchObject({
    delivery: { service_fee: { value: 3 } },
  });
  const hours = { Monday: { hours: [{ open: "9:00", close: "17:00" }] } };
  expect(
    read("readCompany", { ...demoCompanies[0]?.company, business_hours_settings: hours }),
  ).toMatchObject({ business_hours_settings: { monday: { hours: [{ open: "09:00" }] } } });
});

test("a currency can be only its code", () => {
  const { read } = createTestReader();
  expect(read("readCompany", { ...demoCompanies[0]?.company, currency: "eur" })).toMatchObject({
    currency: { code: "EUR", symbol: "€", position: "left" },
  });
});

test.each<[CallName, unknown, unknown]>([
  ["listCategories", { categories: [] }, []],
  [
    "listCategories",
    { data: [{ id: 1, name: "A" }], total: 1 },
    [{ id: "1", name: "A", products: [] }],
  ],
  ["findHost", { data: { company_id: "c" } }, { company_id: "c" }],
  ["filterCompanyPayments", [], { data: [] }],
])("%s is taken out of its envelope %j", (call, answer, expected) => {
  expect(createTestReader().read(call, answer)).toEqual(expected);
});

test.each<[CallName, unknown]>([
  ["readEcommerceSettings", null],
  ["readOrderSettings", "none"],
  ["readLoyaltySettings", "none"],
  ["listCategories", null],
  ["listCoupons", { none: true }],
])("%s with the answer %j becomes empty and does not throw", (call, answer) => {
  const { read, notes } = createTestReader();
  expect(() => read(call, answer)).not.toThrow();
  expect(notes).toMatchObject([{ call, kind: "defaulted", path: "" }]);
});

test.each(["lng", "lon"])("the points of an area can be named lat and %s", (name) => {
  const corners = [
    [1, 2],
    [1, 3],
    [2, 3],
  ];
  const area = corners.map(([lat, longitude]) => ({ lat, [name]: longitude }));
  for (const shape of [area, [area]]) {
    const company = { ...demoCompanies[1]?.company, delivery_areas: [{ id: "a", area: shape }] };
    const read = createTestReader().read("readCompany", company, pathParams);
    const ring = corners.map(([latitude, longitude]) => ({ latitude, longitude }));
    const expected = shape === area ? ring : [ring];
    expect(read).toMatchObject({ delivery_areas: [{ id: "a", area: expected }] });
  }
});

test("an area is empty if one point of its ring is unreadable", () => {
  const point = { latitude: "1", longitude: 2 };
  const { read } = createTestReader();
  const areas = (area: unknown) => ({
    ...demoCompanies[0]?.company,
    delivery_areas: [{ id: "a", area }],
  });
  const ring = [
    { latitude: 1, longitude: 2 },
    { latitude: 1, longitude: 2 },
  ];
  expect(read("readCompany", areas([point, point]))).toMatchObject({
    delivery_areas: [{ area: ring }],
  });
  expect(read("readCompany", areas([[point, point]]))).toMatchObject({
    delivery_areas: [{ area: [ring] }],
  });
  expect(read("readCompany", areas([point, {}]))).toMatchObject({ delivery_areas: [{ area: [] }] });
});

test("an order waits for its payment if status or payment_status says so", () => {
  const { read } = createTestReader();
  expect(read("readOrder", { ...orderAnswer, status: "payment_requested" })).toMatchObject({
    status: "INITIATED",
    payment_status: "payment_requested",
  });
  const { payment_state: _, ...short } = orderAnswer;
  expect(read("readOrder", { ...short, payment_status: "PAID" })).toMatchObject({
    payment_status: null,
    payment_state: "PAID",
  });
});

test("an order can have only the fields that the specification lists", () => {
  const { read, notes } = createTestReader();
  const { id, status, payment_status, created_at, source, total, public_id, discounts } =
    orderAnswer;
  const short = { id, status, payment_status, created_at, source, total, public_id, discounts };
  expect(read("readOrder", short)).toMatchObject({ id, status, service_type: null, combos: [] });
  expect(notes).toEqual([]);
});

test("the lines of an order can have the form of the request", () => {
  const { read } = createTestReader();
  const modifiers = [{ modifier_id: 3, quantity: 2 }];
  const combos = [{ product_id: 1, variant_id: 2, quantity: 2, comment: "hot", modifiers }];
  expect(read("readOrder", { ...orderAnswer, combos })).toMatchObject({
    combos: [
      {
        product_id: "1",
        variant_id: "2",
        quantity: 2,
        comment: "hot",
        modifiers: [{ modifier_id: "3", quantity: 2, name: "" }],
      },
    ],
  });
});

test("a payment can be only its params", () => {
  const params = { client_secret: "secret", publishable_key: "key" };
  expect(createTestReader().read("createCompanyPayment", params)).toMatchObject({
    status: "pending",
    params,
  });
});

test("the text of an error page is no company of a host", () => {
  const { read } = createTestReader();
  expect(() => read("findHost", "<html>Not found</html>")).toThrow(/findHost/u);
});

test("a company without id and name is read from its other fields", () => {
  const { read } = createTestReader();
  const demo = demoCompanies[0]?.company;
  const { city } = demo ?? {};
  const company = { ...demo, id: undefined, name: undefined };
  const found = read("readCompany", company, pathParams);
  expect(found).toMatchObject({ id: "c", name: "", city });
});

test("a list in place of order settings is no order settings, which the log says", () => {
  const { read, notes } = createTestReader();
  expect(read("readOrderSettings", [{ value: 5 }])).toMatchObject({ takeaway: null });
  expect(notes).toMatchObject([{ kind: "defaulted", path: "" }]);
});

test.each<[CallName, unknown, object]>([
  ["findHost", { status: "ok", data: { host: { company_id: "c" } } }, { company_id: "c" }],
  ["findHost", "c", { company_id: "c" }],
  ["findHost", 12, { company_id: "12" }],
  ["findHost", { id: "c", name: "Fonda" }, { company_id: "c" }],
  ["findHost", { company: { id: "c" } }, { company_id: "c" }],
  ["readOrder", [orderAnswer], { id: orderAnswer.id }],
  ["listCategories", { data: { items: [{ id: "1", name: "A" }] }, errors: [] }, [{ id: "1" }]],
  ["listCategories", { items: [{ id: "1", name: "A" }], errors: [] }, [{ id: "1" }]],
  ["readClient", { status: "ok", client: { id: "c-1", name: "Ana" } }, { name: "Ana" }],
  ["readOrderSettings", { settings: { takeaway: { service_fee: null } } }, { takeaway: {} }],
  ["readQr", { id: "t", zone: { id: "z", name: "Hall" }, ordering_type: "TABLE" }, { id: "t" }],
])("%s is taken out of its nested or named envelope %j", (call, answer, expected) => {
  expect(createTestReader().read(call, answer)).toMatchObject(expected);
});

test.each(["hot drinks", "a/b?c#d", "50%", "niño\\1", "“q” & 'r'"])(
  "an id of another backend may be %j",
  (id) => {
    const { read } = createTestReader();
    const products = [{ id: `${id} p`, name: "P", product_variants: [{ id, price: 30 }] }];
    expect(read("listCategories", [{ id, name: "C", products }])).toMatchObject([
      { id, products: [{ id: `${id} p`, product_variants: [{ id }] }] },
    ]);
  },
);

test.each(["a\nb", " ", "x".repeat(201)])("a product with the id %j is left out", (id) => {
  const { read } = createTestReader();
  const product_variants = [{ id: "v", price: 30 }];
  const products = [id, "q"].map((each) => ({ id: each, name: "P", product_variants }));
  expect(read("listCategories", [{ id: "c", name: "C", products }])).toMatchObject([
    { products: [{ id: "q" }] },
  ]);
});
