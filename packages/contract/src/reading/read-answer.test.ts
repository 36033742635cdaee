import fc from "fast-check";
import { expect, test } from "vitest";
import type { CallName } from "../calls/call-table.ts";
import { type AnswerDifference, createAnswerReader, UnreadableAnswerError } from "./read-answer.ts";
import { answersOf, demoCompanies, orderAnswer } from "./testing/answers.ts";
import { ABSENT, type JsonPath, pathsOf, replaceAt, valueAt } from "./testing/mutate.ts";

const known = { companyId: "c", orderId: "o1", clientId: "c1", qrId: "q" };

function reading() {
  const notes: AnswerDifference[] = [];
  return { notes, read: createAnswerReader((note) => notes.push(note)) };
}

/** What becomes of one field of a valid answer. */
function field(call: CallName, path: string, given: unknown) {
  const { notes, read } = reading();
  const at_ = path.split(".");
  const valid = answersOf(demoCompanies[0] as (typeof demoCompanies)[number])[call];
  const answer = read(call, replaceAt(valid, at_, given), known);
  return { found: valueAt(answer, at_), notes };
}

const product = "0.products.0";
const monday = "business_hours_settings.monday.hours.0";

test.each<[CallName, string, unknown, unknown]>([
  // Ids.
  ["findHost", "company_id", 12, "12"],
  ["listCategories", "0.id", 3, "3"],
  ["listCategories", `${product}.id`, 31, "31"],
  ["listCategories", `${product}.id`, "gid://shop/Product/1", "gid://shop/Product/1"],
  ["readOrder", "combos.0.product_id", 5, "5"],
  ["listCoupons", "0.id", 9, "9"],
  ["readClient", "addresses.0.id", 4, "4"],
  // Words of a list: case, `_`, `-` and spaces say nothing.
  ["readOrder", "status", "preparing", "PREPARING"],
  ["readOrder", "status", "driver-on the way to destination", "DRIVER_ON_THE_WAY_TO_DESTINATION"],
  ["readOrder", "status", "Canceled", "CANCELLED"],
  ["readOrder", "service_type", "delivery", "DELIVERY"],
  ["readOrder", "payment_state", "paid", "PAID"],
  ["readOrder", "payment_status", "REFUND-PENDING", "refund_pending"],
  ["readOrder", "discounts.0.modality", "Coupon", "coupon"],
  ["readOrder", "discounts.0.type", "percentage", "PERCENTAGE"],
  ["readEcommerceSettings", "checkout_type", "read_only", "READONLY"],
  ["readEcommerceSettings", "layout_settings.product.body.background_type", "IMAGE", "image"],
  ["listCoupons", "0.discount_type", "PERCENTAGE", "percentage"],
  ["readCompany", "currency.position", "RIGHT", "right"],
  // Codes.
  ["readCompany", "currency.code", "usd", "USD"],
  ["readCompany", "country", "us", { name: null, country_code: "US" }],
  ["readCompany", "timezone", " America/Mexico_City ", "America/Mexico_City"],
  // Hours.
  ["readCompany", `${monday}.open`, "9:00", "09:00"],
  ["readCompany", `${monday}.open`, "09:00:00", "09:00"],
  ["readCompany", `${monday}.open`, "9:30 PM", "21:30"],
  ["readCompany", `${monday}.open`, "12:05 am", "00:05"],
  ["readCompany", `${monday}.open`, 9, "09:00"],
  ["readCompany", `${monday}.close`, "24:00", "23:59"],
  // Numbers, switches and texts.
  ["listCategories", `${product}.product_variants.0.price`, "12.50", 12.5],
  ["listCategories", `${product}.name`, 7, "7"],
  ["listCategories", `${product}.visible`, "false", false],
  ["listCategories", `${product}.visible`, 0, false],
  ["listCategories", `${product}.name`, "Ta\u0007co", "Taco"],
  ["listCategories", `${product}.description`, "x".repeat(3000), "x".repeat(2000)],
  ["readCompany", "latitude", "19.4", 19.4],
  ["readCompany", "whatsapp", 5512345678, "5512345678"],
  ["readEcommerceSettings", "delivery.active", "true", true],
  ["readDeliveryAreaCost", "area_price", "35", 35],
  ["readClient", "available_points", "120", 120],
  ["readOrder", "total", "70.50", 70.5],
  ["readOrder", "total", "8,50", 8.5],
  ["readOrder", "total", "0,125", 0.125],
  ["readOrder", "total", "1234,567", 1234.567],
  ["readOrder", "total", "1.234,56", 1234.56],
  ["readOrder", "total", "1,234.56", 1234.56],
  ["readOrder", "total", "1.234.567", 1234567],
  ["readOrder", "total", "1,234,567.5", 1234567.5],
  // Instants.
  ["readOrder", "created_at", 1773673200, "2026-03-16T15:00:00.000Z"],
  ["readOrder", "created_at", 1773673200000, "2026-03-16T15:00:00.000Z"],
  ["readEcommerceSettings", "takeaway.disabled_until", 1773673200, "2026-03-16T15:00:00.000Z"],
])("%s %s %j is read as %j and noted", (call, path, given, expected) => {
  const { found, notes } = field(call, path, given);
  expect(found).toEqual(expected);
  expect(notes).toEqual([expect.objectContaining({ call, kind: "converted", path })]);
});

test.each<[CallName, string, unknown, unknown]>([
  ["readOrder", "status", "CONFIRMED", "PENDING"],
  ["readOrder", "status", ABSENT, "PENDING"],
  ["readOrder", "status", {}, "PENDING"],
  ["readOrder", "payment_status", "settling", null],
  ["readOrder", "payment_state", "REFUSED", "UNPAID"],
  ["readOrder", "discounts.0.modality", "GIFT", "MANUAL"],
  ["readOrder", "service_type", "CURBSIDE", null],
  ["readOrder", "created_at", "yesterday", null],
  ["readOrder", "delivery_price", "1,234", null],
  ["readOrder", "delivery_price", "1.234,567.8", null],
  ["readOrder", "delivery_price", "12.34,5", null],
  ["readOrder", "delivery_price", "$12", null],
  ["readOrder", "public_id", ABSENT, "o1"],
  ["readOrder", "combos", "two tacos", []],
  ["readOrder", "client", "Ana", null],
  ["readOrder", "meta_data", "cash", null],
  ["readEcommerceSettings", "checkout_type", "TELEPATHY", "WEBAPP"],
  ["readEcommerceSettings", "layout_settings.landing.body.background_type", "video", "flat_color"],
  ["readEcommerceSettings", "layout_settings", "dark", null],
  ["readEcommerceSettings", "delivery", true, null],
  ["readEcommerceSettings", "takeaway.disabled_until", {}, null],
  ["readCompany", "id", ABSENT, "c"],
  ["readCompany", "name", ABSENT, ""],
  ["readCompany", "name", {}, ""],
  ["readCompany", "timezone", "Mars/Olympus", "UTC"],
  ["readCompany", "timezone", null, "UTC"],
  ["readCompany", "country", ABSENT, { name: null, country_code: "US" }],
  ["readCompany", "country.country_code", "MEX", "US"],
  ["readCompany", "currency.position", "above", "left"],
  ["readCompany", "latitude", 123, null],
  ["readCompany", "delivery_districts", {}, []],
  ["readCompany", "business_hours_settings", "always", null],
  ["readCompany", "business_hours_settings.monday", "9-17", null],
  ["listCategories", `${product}.description`, {}, null],
  ["listCategories", `${product}.images`, "taco.webp", []],
  ["listCategories", `${product}.stock_enabled`, "perhaps", false],
  ["readQr", "name", ABSENT, ""],
  ["readQr", "id", null, "q"],
  ["readClient", "addresses", "Calle 1", []],
  ["createAddress", "address", ABSENT, ""],
  ["createCompanyPayment", "status", ABSENT, "pending"],
])("%s %s %j has its default %j, and is noted", (call, path, given, expected) => {
  const { found, notes } = field(call, path, given);
  expect(found).toEqual(expected);
  expect(notes.map(({ kind }) => kind)).toContain("defaulted");
});

test.each<[CallName, string]>([
  ["listCategories", "0"],
  ["listCategories", product],
  ["listCategories", `${product}.product_variants.0`],
  ["listCategories", `${product}.images.0`],
  ["listCoupons", "0"],
  ["readLoyaltySettings", "loyalty_program.rewards.0"],
  ["readOrder", "combos.0"],
  ["readOrder", "combos.0.modifiers.0"],
  ["readOrder", "discounts.0"],
  ["readOrder", "status_history.0"],
  ["readEcommerceSettings", "layout_settings.landing.contents.0"],
  ["listPaymentMethods", "delivery.0"],
  ["readCompany", monday],
  ["readClient", "addresses.0"],
  ["filterCompanyPayments", "data.0"],
])("%s %s that cannot be read is left out and noted", (call, path) => {
  const { notes, read } = reading();
  const whole = answersOf(demoCompanies[0] as (typeof demoCompanies)[number])[call];
  const list = path.split(".").slice(0, -1);
  const before = valueAt(read(call, whole, known), list) as unknown[];
  // A product whose only variant is left out is left out with it.
  const extended = replaceAt(whole, list, [null, ...(valueAt(whole, list) as unknown[])]);
  expect(valueAt(read(call, extended, known), list)).toEqual(before);
  expect(notes).toEqual([
    expect.objectContaining({
      call,
      kind: "left_out",
      path: [...list, 0].join("."),
      found: "null",
    }),
  ]);
});

test.each<[string, unknown]>([
  ["price", "cheap"],
  ["price", -3],
  ["original_price", {}],
])("a variant whose %s is %j is left out: it does not cost nothing", (name, given) => {
  const variants = [
    { id: "v1", price: 30 },
    { id: "v2", price: 40, [name]: given },
  ];
  const menu = [
    { id: "c", name: "C", products: [{ id: "p", name: "P", product_variants: variants }] },
  ];
  const { read, notes } = reading();
  expect(read("listCategories", menu)).toMatchObject([
    { products: [{ product_variants: [{ id: "v1", price: 30 }] }] },
  ]);
  expect(notes).toMatchObject([
    { kind: "left_out", path: `0.products.0.product_variants.1.${name}` },
  ]);
});

test("a product of whose variants none can be read is left out", () => {
  const product_variants = [{ id: "v1", price: "cheap" }];
  const products = [
    { id: "p", name: "P", product_variants },
    { id: "q", name: "Q" },
  ];
  const { read } = reading();
  expect(read("listCategories", [{ id: "c", name: "C", products }])).toMatchObject([
    { products: [{ id: "q" }] },
  ]);
});

test("hours without a time zone say nothing", () => {
  const { read } = reading();
  const company = { ...demoCompanies[1]?.company, timezone: "Mars/Olympus" };
  expect(read("readCompany", company)).toMatchObject({ business_hours_settings: null });
  const spaced = { ...company, timezone: "America/Sao_Paulo " };
  expect(read("readCompany", spaced)).toMatchObject({
    timezone: "America/Sao_Paulo",
    business_hours_settings: { saturday: { is_active: true } },
  });
});

test("fields are found in another case", () => {
  const { read } = reading();
  expect(read("readOrderSettings", { DELIVERY: { service_fee: { value: "3" } } })).toMatchObject({
    delivery: { service_fee: { value: 3 } },
  });
  const hours = { Monday: { hours: [{ open: "9:00", close: "17:00" }] } };
  expect(
    read("readCompany", { ...demoCompanies[0]?.company, business_hours_settings: hours }),
  ).toMatchObject({ business_hours_settings: { monday: { hours: [{ open: "09:00" }] } } });
});

test("a currency may be its code alone", () => {
  const { read } = reading();
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
])("%s is read out of its envelope %j", (call, given, expected) => {
  expect(reading().read(call, given)).toEqual(expected);
});

test.each<[CallName, unknown]>([
  ["readEcommerceSettings", null],
  ["readOrderSettings", "none"],
  ["readLoyaltySettings", "none"],
  ["listCategories", null],
  ["listCoupons", { none: true }],
])("%s that is %j says nothing, and its page stays", (call, given) => {
  const { read, notes } = reading();
  expect(() => read(call, given)).not.toThrow();
  expect(notes).toMatchObject([{ call, kind: "defaulted", path: "" }]);
});

test("a ring without one of its points is no area", () => {
  const point = { latitude: "1", longitude: 2 };
  const { read } = reading();
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

test("an order waits for its payment whichever status says so", () => {
  const { read } = reading();
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

test("an order may have only the fields of the call's row", () => {
  const { read, notes } = reading();
  const { id, status, payment_status, created_at, source, total, public_id, discounts } =
    orderAnswer;
  const short = { id, status, payment_status, created_at, source, total, public_id, discounts };
  expect(read("readOrder", short)).toMatchObject({ id, status, service_type: null, combos: [] });
  expect(notes).toEqual([]);
});

test("an order's lines may have the request's form", () => {
  const { read } = reading();
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

test("a payment may be its params alone", () => {
  const params = { client_secret: "secret", publishable_key: "key" };
  expect(reading().read("createCompanyPayment", params)).toMatchObject({
    status: "pending",
    params,
  });
});

test("a difference is noted once for its call, path and kind", () => {
  const { read, notes } = reading();
  const products = Array.from({ length: 50 }, (_, id) => ({ id, name: `P${id}` }));
  for (let time = 0; time < 20; time++) read("listCategories", [{ id: "c", name: "C", products }]);
  expect(notes).toMatchObject([{ path: "0.products.0.id", kind: "converted" }]);
  read("listCategories", [{ id: 1, name: "C" }]);
  expect(notes).toHaveLength(2);
});

test.each<[CallName, unknown, string, string]>([
  ["findHost", {}, "company_id", "absent"],
  ["findHost", { company_id: null }, "company_id", "null"],
  ["findHost", "<html>", "", "text of 6 characters"],
  ["readCompany", null, "", "null"],
  ["readCompany", [], "", "list of 0"],
  ["readCompany", { error: "moved" }, "id", "absent"],
  ["readOrder", { error: "moved" }, "id", "absent"],
  ["createOrder", { ...orderAnswer, id: { secret: "Ana" } }, "id", "object with 1 fields"],
  ["readOrder", "Ana", "", "text of 3 characters"],
  ["readDeliveryAreaCost", { area_price: "much" }, "area_price", '"much"'],
])("%s %j cannot be read, and says where and what was found", (call, given, path, found) => {
  const { read, notes } = reading();
  expect(() => read(call, given)).toThrow(UnreadableAnswerError);
  expect(notes).toMatchObject([{ call, kind: "unreadable", path, found }]);
});

test("a note names no person's data and no secret", () => {
  const { read, notes } = reading();
  const secrets = ["Ana López", "+52 55 1234", "s3cret-w1fi", "pi_secret_x", "Calle 1"];
  read("readClient", { id: "c", name: [secrets[0]], phone_number: { is: secrets[1] } });
  read("readClient", { id: "c", available_points: secrets[0], addresses: secrets[4] });
  read("readOrder", { ...orderAnswer, total: secrets[0], status: secrets[1], address: secrets[4] });
  const contents = [{ name: "Wi-Fi", type: "wifi_network", value: [secrets[2]] }, secrets[2]];
  read("readEcommerceSettings", { layout_settings: { landing: { contents } } });
  read("createCompanyPayment", { params: { client_secret: [secrets[3]], expires_at: secrets[3] } });
  expect(notes.length).toBeGreaterThan(8);
  for (const secret of secrets) expect(JSON.stringify(notes)).not.toContain(secret);
});

/** The few fields that an answer cannot do without. */
const needed: Partial<Record<CallName, readonly string[]>> = {
  findHost: ["", "company_id"],
  readCompany: [""],
  readDeliveryAreaCost: ["", "area_price"],
  readOrder: [""],
  createOrder: [""],
  updateOrder: [""],
  applyDiscount: [""],
  readQr: [""],
  listPaymentMethods: [""],
  createCompanyPayment: ["", "params"],
  createClient: [""],
  readClient: [""],
  createAddress: ["", "id"],
  readOrderRating: ["", "score"],
};

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    ABSENT,
    null,
    "",
    "unknown",
    "12.50",
    "9:00",
    "24:00",
    -1,
    0,
    3.7,
    1e300,
  ),
  fc.constantFrom<unknown>(true, [], {}, [null], [[]], { id: 1 }, "x".repeat(6000), "\ud800\u0000"),
  fc.jsonValue({ maxDepth: 2 }),
);

const cases = demoCompanies.flatMap((demo) =>
  Object.entries(answersOf(demo)).map(([call, valid]) => ({
    call: call as CallName,
    valid,
    paths: pathsOf(valid),
  })),
);

const mutation = fc.constantFrom(...cases).chain(({ call, valid, paths }) =>
  fc.record({
    call: fc.constant(call),
    valid: fc.constant(valid),
    path: fc.constantFrom<JsonPath>(...paths),
    given: odd,
  }),
);

test("one odd field of a valid answer is never refused, but for the few that are needed", () => {
  const { read } = reading();
  fc.assert(
    fc.property(mutation, ({ call, valid, path, given }) => {
      if (needed[call]?.includes(path.join("."))) return;
      expect(() => read(call, replaceAt(valid, path, given), known)).not.toThrow();
    }),
    { numRuns: 2000 },
  );
});

test("what has been read once is read again without a note", () => {
  fc.assert(
    fc.property(mutation, ({ call, valid, path, given }) => {
      const first = reading();
      let read: unknown;
      try {
        read = first.read(call, replaceAt(valid, path, given), known);
      } catch {
        return;
      }
      const again = reading();
      const twice = again.read(call, JSON.parse(JSON.stringify(read ?? null)), known);
      expect(twice ?? null).toEqual(read ?? null);
    }),
    { numRuns: 500 },
  );
});

test("a valid answer is read as it is, without a note", () => {
  for (const { call, valid } of cases) {
    const { read, notes } = reading();
    read(call, valid, known);
    expect(notes).toEqual([]);
  }
});
