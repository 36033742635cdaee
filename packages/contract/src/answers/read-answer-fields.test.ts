import { expect, test } from "vitest";
import type { CallName } from "../calls/call-table.ts";
import { answersOf, demoCompanies } from "./testing/answers.ts";
import { ABSENT, replaceAt, valueAt } from "./testing/mutate.ts";
import { createTestReader, pathParams, productPath, readWithField } from "./testing/test-reader.ts";

const monday = "business_hours_settings.monday.hours.0";

test.each<[CallName, string, unknown, unknown]>([
  // Ids.
  ["findHost", "company_id", 12, "12"],
  ["listCategories", "0.id", 3, "3"],
  ["listCategories", `${productPath}.id`, 31, "31"],
  ["listCategories", `${productPath}.id`, "gid://shop/Product/1", "gid://shop/Product/1"],
  ["readOrder", "combos.0.product_id", 5, "5"],
  ["listCoupons", "0.id", 9, "9"],
  ["readClient", "addresses.0.id", 4, "4"],
  // Codes of a picklist: case, `_`, `-` and spaces do not matter.
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
  // Other codes.
  ["readCompany", "currency.code", "usd", "USD"],
  ["readCompany", "country", "us", { name: null, country_code: "US" }],
  ["readCompany", "timezone", " America/Mexico_City ", "America/Mexico_City"],
  // Times of day.
  ["readCompany", `${monday}.open`, "9:00", "09:00"],
  ["readCompany", `${monday}.open`, "09:00:00", "09:00"],
  ["readCompany", `${monday}.open`, "9:30 PM", "21:30"],
  ["readCompany", `${monday}.open`, "12:05 am", "00:05"],
  ["readCompany", `${monday}.open`, 9, "09:00"],
  ["readCompany", `${monday}.close`, "24:00", "23:59"],
  // Numbers, booleans and texts.
  ["listCategories", `${productPath}.product_variants.0.price`, "12.50", 12.5],
  ["listCategories", `${productPath}.product_variants.0.stock`, 2.5, 2],
  ["listCategories", `${productPath}.product_variants.0.stock`, "2.5", 2],
  ["listCategories", `${productPath}.name`, 7, "7"],
  ["listCategories", `${productPath}.visible`, "false", false],
  ["listCategories", `${productPath}.visible`, 0, false],
  ["listCategories", `${productPath}.name`, "Ta\u0007co", "Taco"],
  ["listCategories", `${productPath}.description`, "x".repeat(3000), "x".repeat(2000)],
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
])("%s %s %j is converted to %j and reported", (call, path, value, expected) => {
  const { found, notes } = readWithField(call, path, value);
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
  ["listCategories", `${productPath}.description`, {}, null],
  ["listCategories", `${productPath}.images`, "taco.webp", []],
  ["listCategories", `${productPath}.stock_enabled`, "perhaps", false],
  ["readQr", "name", ABSENT, ""],
  ["readQr", "id", null, "q"],
  ["readClient", "addresses", "Calle 1", []],
  ["readLoyaltySettings", "loyalty_program.rewards.0.name", ABSENT, ""],
  ["readLoyaltySettings", "loyalty_program.rewards.0.id", ABSENT, "Agua fresca de cortesía"],
  ["createAddress", "address", ABSENT, ""],
  ["createCompanyPayment", "status", ABSENT, "pending"],
])("%s %s %j becomes the default %j and is reported", (call, path, value, expected) => {
  const { found, notes } = readWithField(call, path, value);
  expect(found).toEqual(expected);
  expect(notes.map(({ kind }) => kind)).toContain("defaulted");
});

test.each<[CallName, string]>([
  ["listCategories", "0"],
  ["listCategories", productPath],
  ["listCategories", `${productPath}.product_variants.0`],
  ["listCategories", `${productPath}.images.0`],
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
])("an unreadable entry in the list of %s %s is left out and reported", (call, path) => {
  const { notes, read } = createTestReader();
  const whole = answersOf(demoCompanies[0] as (typeof demoCompanies)[number])[call];
  const list = path.split(".").slice(0, -1);
  const before = valueAt(read(call, whole, pathParams), list) as unknown[];
  // The unreadable entry is added: a product without its only variant would be left out too.
  const extended = replaceAt(whole, list, [null, ...(valueAt(whole, list) as unknown[])]);
  expect(valueAt(read(call, extended, pathParams), list)).toEqual(before);
  expect(notes).toEqual([
    expect.objectContaining({
      call,
      kind: "left_out",
      path: [...list, 0].join("."),
      found: "null",
    }),
  ]);
});
