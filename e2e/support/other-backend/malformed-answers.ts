import type { BackendCallName } from "./call-names.ts";
import { type FaultyAnswer, replacedBy, withoutValueAt, withValueAt } from "./faulty-answer.ts";
import { fixtureNames } from "./fixture.ts";

/** A malformed answer, and its effect on the page. */
export type MalformedAnswer = {
  /** Names the fault, after "a page where". */
  title: string;
  call: BackendCallName;
  fault: FaultyAnswer;
  /** The page that is opened; by default the menu. */
  page?: string;
  /** Texts that the page shows besides the restaurant's name. */
  expectedTexts?: string[];
  /** Texts that the page does not show. */
  absentTexts?: string[];
  /** The path of the field in the log; absent when the value is converted without a log line. */
  loggedPath?: string;
};

const { soup, tamal, water } = fixtureNames;
const dishes = [soup, tamal, water];
const withoutSoup = { expectedTexts: [tamal, water], absentTexts: [soup] };
const withoutWater = { expectedTexts: [soup, tamal], absentTexts: [water] };

const menu = (
  title: string,
  fault: FaultyAnswer,
  rest: Partial<MalformedAnswer> = {},
): MalformedAnswer => ({
  ...{ title, call: "listCategories", fault, expectedTexts: dishes },
  ...rest,
});
const company = (
  title: string,
  fault: FaultyAnswer,
  rest: Partial<MalformedAnswer> = {},
): MalformedAnswer => ({
  ...{ title, call: "readCompany", fault, expectedTexts: dishes },
  ...rest,
});
const settings = (
  title: string,
  fault: FaultyAnswer,
  rest: Partial<MalformedAnswer> = {},
): MalformedAnswer => ({
  ...{ title, call: "readEcommerceSettings", fault, expectedTexts: dishes },
  ...rest,
});
const landing = { page: "/", expectedTexts: ["Cocina yucateca"] };
const order = (
  title: string,
  fault: FaultyAnswer,
  rest: Partial<MalformedAnswer> = {},
): MalformedAnswer => ({
  ...{ title, call: "readOrder", fault, page: "/tracking?order_id=ord-0", expectedTexts: ["500"] },
  ...rest,
});

const firstId = "0.products.0.id";
const firstName = "0.products.0.name";
const price = "0.products.0.product_variants.0.price";
const monday = "business_hours_settings.monday.hours.0";

/** Each kind of field with another type, null, absent and unknown, then lists and objects. */
export const malformedAnswers: MalformedAnswer[] = [
  // Ids.
  menu("a product's id is a number", withValueAt(firstId, 17), {
    expectedTexts: [...dishes, "product=17"],
  }),
  menu("a product's id is null", withValueAt(firstId, null), {
    ...withoutSoup,
    loggedPath: firstId,
  }),
  menu("a product has no id", withoutValueAt(firstId), { ...withoutSoup, loggedPath: firstId }),
  menu("a product's id is an object", withValueAt(firstId, {}), {
    ...withoutSoup,
    loggedPath: firstId,
  }),
  menu("a variant's id is a number", withValueAt("1.products.0.product_variants.0.id", 9)),
  menu("a category's id is a number", withValueAt("0.id", 3)),
  menu("a category has no id", withoutValueAt("1.id"), { ...withoutWater, loggedPath: "1.id" }),
  company("the company's id is a number", withValueAt("id", 12)),

  // Texts.
  menu("a product's name is an object", withValueAt(firstName, { es: "Sopa" }), {
    ...withoutSoup,
    loggedPath: firstName,
  }),
  menu("a product's name is null", withValueAt(firstName, null), {
    ...withoutSoup,
    loggedPath: firstName,
  }),
  menu("a product has no name", withoutValueAt(firstName), {
    ...withoutSoup,
    loggedPath: firstName,
  }),
  menu("a product's description is an object", withValueAt("0.products.0.description", {}), {
    absentTexts: ["object Object"],
    loggedPath: "0.products.0.description",
  }),
  menu("a category's name is a list", withValueAt("1.name", ["Bebidas"]), {
    ...withoutWater,
    loggedPath: "1.name",
  }),
  company("the address is a list", withValueAt("address", ["Calle 60"]), {
    page: "/info",
    expectedTexts: [],
    absentTexts: ["Calle 60"],
    loggedPath: "address",
  }),
  company("the city is null", withValueAt("city", null)),

  // Amounts.
  menu("a price is a text", withValueAt(price, "80.50"), { expectedTexts: [...dishes, "80.50"] }),
  menu("a price is null", withValueAt(price, null)),
  menu("a price is a word", withValueAt(price, "cheap"), {
    ...withoutSoup,
    loggedPath: price,
  }),
  menu("a price is below zero", withValueAt(price, -5), { ...withoutSoup, loggedPath: price }),
  menu("a product has no price", withoutValueAt(price)),

  // Booleans.
  menu("a product is visible as a text", withValueAt("0.products.0.visible", "true")),
  menu("a product is invisible as a number", withValueAt("0.products.0.visible", 0), withoutSoup),
  menu("a product's visibility is null", withValueAt("0.products.0.visible", null)),
  menu("the stock setting is a word", withValueAt("0.products.0.stock_enabled", "sometimes"), {
    loggedPath: "0.products.0.stock_enabled",
  }),
  menu("a stock is a text", withValueAt("0.products.0.product_variants.0.stock", "12")),

  // Instants.
  settings("the end of a pause is a word", withValueAt("takeaway.disabled_until", "later")),
  settings("the end of a pause is an object", withValueAt("takeaway.disabled_until", {}), {
    loggedPath: "takeaway.disabled_until",
  }),
  settings("a pause has no end", withoutValueAt("takeaway.disabled_until")),

  // Times of day.
  company("an hour has one digit", withValueAt(`${monday}.open`, "9:00")),
  company("a day ends at 24:00", withValueAt(`${monday}.close`, "24:00")),
  company("an hour is a number", withValueAt(`${monday}.open`, 900), {
    loggedPath: `${monday}.open`,
  }),
  company("an hour is null", withValueAt(`${monday}.open`, null), { loggedPath: `${monday}.open` }),
  company("an hour is a word", withValueAt(`${monday}.close`, "late"), {
    loggedPath: `${monday}.close`,
  }),

  // Codes.
  settings("the checkout type is unknown", withValueAt("checkout_type", "HOLOGRAM"), {
    loggedPath: "checkout_type",
  }),
  settings("the checkout type is in small letters", withValueAt("checkout_type", "webapp")),
  settings("the checkout type is a number", withValueAt("checkout_type", 5), {
    loggedPath: "checkout_type",
  }),
  settings("there is no checkout type", withoutValueAt("checkout_type")),
  settings(
    "the background is of an unknown type",
    withValueAt("layout_settings.landing.body.background_type", "video"),
    { ...landing, loggedPath: "layout_settings.landing.body.background_type" },
  ),
  company("the country's code is in small letters", withValueAt("country.country_code", "mx")),
  company("the currency's code is in small letters", withValueAt("currency.code", "mxn")),
  company("the currency stands in the middle", withValueAt("currency.position", "middle"), {
    loggedPath: "currency.position",
  }),
  company("the language is unknown", withValueAt("language", "tlh")),

  // Numbers and places.
  company("coordinates are texts", withValueAt("latitude", "20.9674")),
  company("a coordinate is a word", withValueAt("latitude", "north"), { loggedPath: "latitude" }),
  company("a coordinate is beyond the pole", withValueAt("latitude", 900), {
    loggedPath: "latitude",
  }),
  company("a count is a text", withValueAt("google_ratings_count", "120")),
  settings("a score is a text", withValueAt("google_settings.ratings_score", "4.5")),
  settings("a score is a word", withValueAt("google_settings.ratings_score", "great"), {
    absentTexts: ["great"],
    loggedPath: "google_settings.ratings_score",
  }),
  settings("the delivery time is a number", withValueAt("delivery.average_time", 30)),
  settings("a colour is a number", withValueAt("layout_settings.landing.content.text_color", 5), {
    ...landing,
    loggedPath: "layout_settings.landing.content.text_color",
  }),

  // Lists.
  menu("the products are null", withValueAt("1.products", null), withoutWater),
  menu("the products are absent", withoutValueAt("1.products"), withoutWater),
  menu("the products are an object", withValueAt("1.products", {}), {
    ...withoutWater,
    loggedPath: "1.products",
  }),
  menu("a product is null", withValueAt("0.products.0", null), {
    ...withoutSoup,
    loggedPath: "0.products.0",
  }),
  menu("a category is a text", withValueAt("1", "Bebidas"), { ...withoutWater, loggedPath: "1" }),
  menu("the variants are absent", withoutValueAt("0.products.0.product_variants"), {
    expectedTexts: [tamal, water],
  }),
  menu("the pictures are a text", withValueAt("0.products.0.images", "soup.webp"), {
    absentTexts: ["soup.webp"],
    loggedPath: "0.products.0.images",
  }),
  menu("a field is unknown", withValueAt("0.products.0.spiciness", "hot"), {
    absentTexts: ["hot"],
  }),
  settings("the buttons are a text", withValueAt("layout_settings.landing.contents", "none"), {
    ...landing,
    loggedPath: "layout_settings.landing.contents",
  }),
  settings(
    "a button's value is a boolean",
    withValueAt("layout_settings.landing.contents.1.value", true),
    {
      ...landing,
      loggedPath: "layout_settings.landing.contents.1.value",
    },
  ),
  company("the districts are a text", withValueAt("delivery_districts", "all"), {
    loggedPath: "delivery_districts",
  }),
  company("a district is null", withValueAt("delivery_districts.0", null), {
    loggedPath: "delivery_districts.0",
  }),

  // Objects.
  company("the hours are a text", withValueAt("business_hours_settings", "always"), {
    loggedPath: "business_hours_settings",
  }),
  company("the currency is null", withValueAt("currency", null)),
  company("the subscriptions are absent", withoutValueAt("current_subscriptions")),
  settings("the layout is a text", withValueAt("layout_settings", "nice"), {
    loggedPath: "layout_settings",
  }),
  settings("a service type is a text", withValueAt("onsite", "yes"), { loggedPath: "onsite" }),
  settings("the delivery prices are a number", withValueAt("delivery.prices", 3), {
    loggedPath: "delivery.prices",
  }),
  settings("the settings are empty", replacedBy({})),
  {
    title: "the menu is an object",
    call: "listCategories",
    fault: replacedBy({ data: [] }),
    loggedPath: "",
  },
  {
    ...{
      title: "the fees are a list",
      call: "readOrderSettings",
      fault: replacedBy([]),
      expectedTexts: dishes,
    },
  },
  {
    ...{ title: "a fee is a word", call: "readOrderSettings", expectedTexts: dishes },
    ...{
      fault: withValueAt("takeaway.service_fee.value", "ten"),
      loggedPath: "takeaway.service_fee.value",
    },
  },
  {
    ...{ title: "a coupon has no kind", call: "listCoupons", expectedTexts: dishes },
    ...{ fault: withoutValueAt("0.discount_type"), loggedPath: "0.discount_type" },
  },
  {
    ...{ title: "a reward costs a word", call: "readLoyaltySettings", expectedTexts: dishes },
    fault: withValueAt("loyalty_program.rewards.0.required_points", "many"),
    loggedPath: "loyalty_program.rewards.0.required_points",
  },
  {
    ...{
      title: "the points' program is a text",
      call: "readLoyaltySettings",
      expectedTexts: dishes,
    },
    ...{ fault: withValueAt("loyalty_program", "soon"), loggedPath: "loyalty_program" },
  },
  {
    ...{ title: "a payment method has no id", call: "listPaymentMethods", expectedTexts: dishes },
    ...{ fault: withoutValueAt("takeaway.0.id"), loggedPath: "takeaway.0.id" },
  },
  {
    ...{
      title: "a table has no name",
      call: "readQr",
      page: "/products?qr-id=mesa-7.{company}",
      expectedTexts: dishes,
    },
    ...{ fault: withoutValueAt("name"), absentTexts: ["Mesa 7"], loggedPath: "name" },
  },

  // Orders.
  order("an order's status is unknown", withValueAt("status", "ON_FIRE"), { loggedPath: "status" }),
  order("an order's status is in small letters", withValueAt("status", "preparing")),
  order("an order's payment status is unknown", withValueAt("payment_status", "odd"), {
    loggedPath: "payment_status",
  }),
  order(
    "an order's modality is unknown",
    withValueAt("discounts", [{ modality: "LUCK", value: 5 }]),
    {
      loggedPath: "discounts.0.modality",
    },
  ),
  order("an order's total is a text", withValueAt("total", "80")),
  order("an order's lines are null", withValueAt("combos", null)),
  order("an order's line is a text", withValueAt("combos.0", "soup"), { loggedPath: "combos.0" }),
  order("an order's id is a number", withValueAt("id", 7)),
];
