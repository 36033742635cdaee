import { having, instead, lacking, type Odd } from "./odd.ts";
import { names } from "./plain.ts";
import type { CallName } from "./server.ts";

/** An odd answer, and what the customer sees of it. */
export type OddAnswer = {
  /** What is odd. */
  what: string;
  call: CallName;
  odd: Odd;
  /** The page that is opened; the menu unless it says so. */
  page?: string;
  /** What the page shows beside the restaurant's name. */
  shows?: string[];
  /** What it does not show. */
  hides?: string[];
  /** The path of the field that the log names; absent where what was meant is plain, and read. */
  logs?: string;
};

const { soup, tamal, water } = names;
const dishes = [soup, tamal, water];
const withoutSoup = { shows: [tamal, water], hides: [soup] };
const withoutWater = { shows: [soup, tamal], hides: [water] };

const menu = (what: string, odd: Odd, rest: Partial<OddAnswer> = {}): OddAnswer => ({
  ...{ what, call: "listCategories", odd, shows: dishes },
  ...rest,
});
const company = (what: string, odd: Odd, rest: Partial<OddAnswer> = {}): OddAnswer => ({
  ...{ what, call: "readCompany", odd, shows: dishes },
  ...rest,
});
const settings = (what: string, odd: Odd, rest: Partial<OddAnswer> = {}): OddAnswer => ({
  ...{ what, call: "readEcommerceSettings", odd, shows: dishes },
  ...rest,
});
const landing = { page: "/", shows: ["Cocina yucateca"] };
const order = (what: string, odd: Odd, rest: Partial<OddAnswer> = {}): OddAnswer => ({
  ...{ what, call: "readOrder", odd, page: "/tracking?order_id=ord-0", shows: ["500"] },
  ...rest,
});

const firstId = "0.products.0.id";
const firstName = "0.products.0.name";
const price = "0.products.0.product_variants.0.price";
const monday = "business_hours_settings.monday.hours.0";

/** Each class of field with another type, null, absent and unknown; then lists and objects. */
export const oddAnswers: OddAnswer[] = [
  // Ids.
  menu("a product's id is a number", having(firstId, 17), { shows: [...dishes, "product=17"] }),
  menu("a product's id is null", having(firstId, null), { ...withoutSoup, logs: firstId }),
  menu("a product has no id", lacking(firstId), { ...withoutSoup, logs: firstId }),
  menu("a product's id is an object", having(firstId, {}), { ...withoutSoup, logs: firstId }),
  menu("a variant's id is a number", having("1.products.0.product_variants.0.id", 9)),
  menu("a category's id is a number", having("0.id", 3)),
  menu("a category has no id", lacking("1.id"), { ...withoutWater, logs: "1.id" }),
  company("the company's id is a number", having("id", 12)),

  // Texts.
  menu("a product's name is an object", having(firstName, { es: "Sopa" }), {
    ...withoutSoup,
    logs: firstName,
  }),
  menu("a product's name is null", having(firstName, null), { ...withoutSoup, logs: firstName }),
  menu("a product has no name", lacking(firstName), { ...withoutSoup, logs: firstName }),
  menu("a product's description is an object", having("0.products.0.description", {}), {
    hides: ["object Object"],
    logs: "0.products.0.description",
  }),
  menu("a category's name is a list", having("1.name", ["Bebidas"]), {
    ...withoutWater,
    logs: "1.name",
  }),
  company("the address is a list", having("address", ["Calle 60"]), {
    page: "/info",
    shows: [],
    hides: ["Calle 60"],
    logs: "address",
  }),
  company("the city is null", having("city", null)),

  // Amounts.
  menu("a price is a text", having(price, "80.50"), { shows: [...dishes, "80.50"] }),
  menu("a price is null", having(price, null)),
  menu("a price is no number at all", having(price, "cheap"), { ...withoutSoup, logs: price }),
  menu("a price is below zero", having(price, -5), { ...withoutSoup, logs: price }),
  menu("a product has no price", lacking(price)),

  // Yes and no.
  menu("a product is visible as a text", having("0.products.0.visible", "true")),
  menu("a product is invisible as a number", having("0.products.0.visible", 0), withoutSoup),
  menu("a product's visibility is null", having("0.products.0.visible", null)),
  menu("whether stock counts is a word", having("0.products.0.stock_enabled", "sometimes"), {
    logs: "0.products.0.stock_enabled",
  }),
  menu("a stock is a text", having("0.products.0.product_variants.0.stock", "12")),

  // Instants.
  settings("a pause ends at no instant", having("takeaway.disabled_until", "later")),
  settings("a pause ends at a number", having("takeaway.disabled_until", {}), {
    logs: "takeaway.disabled_until",
  }),
  settings("a pause has no end", lacking("takeaway.disabled_until")),

  // Times of day.
  company("an hour has one digit", having(`${monday}.open`, "9:00")),
  company("a day ends at 24:00", having(`${monday}.close`, "24:00")),
  company("an hour is a number", having(`${monday}.open`, 900), { logs: `${monday}.open` }),
  company("an hour is null", having(`${monday}.open`, null), { logs: `${monday}.open` }),
  company("an hour is no time", having(`${monday}.close`, "late"), { logs: `${monday}.close` }),

  // Codes.
  settings("the checkout type is unknown", having("checkout_type", "HOLOGRAM"), {
    logs: "checkout_type",
  }),
  settings("the checkout type is in small letters", having("checkout_type", "webapp")),
  settings("the checkout type is a number", having("checkout_type", 5), { logs: "checkout_type" }),
  settings("there is no checkout type", lacking("checkout_type")),
  settings(
    "the background is of an unknown type",
    having("layout_settings.landing.body.background_type", "video"),
    { ...landing, logs: "layout_settings.landing.body.background_type" },
  ),
  company("the country's code is in small letters", having("country.country_code", "mx")),
  company("the currency's code is in small letters", having("currency.code", "mxn")),
  company("the currency stands in the middle", having("currency.position", "middle"), {
    logs: "currency.position",
  }),
  company("the language is unknown", having("language", "tlh")),

  // Numbers and places.
  company("coordinates are texts", having("latitude", "20.9674")),
  company("a coordinate is a word", having("latitude", "north"), { logs: "latitude" }),
  company("a coordinate is beyond the pole", having("latitude", 900), { logs: "latitude" }),
  company("a count is a text", having("google_ratings_count", "120")),
  settings("a score is a text", having("google_settings.ratings_score", "4.5")),
  settings("a score is a word", having("google_settings.ratings_score", "great"), {
    hides: ["great"],
    logs: "google_settings.ratings_score",
  }),
  settings("the delivery time is a number", having("delivery.average_time", 30)),
  settings("a colour is a number", having("layout_settings.landing.content.text_color", 5), {
    ...landing,
    logs: "layout_settings.landing.content.text_color",
  }),

  // Lists.
  menu("the products are null", having("1.products", null), withoutWater),
  menu("the products are absent", lacking("1.products"), withoutWater),
  menu("the products are an object", having("1.products", {}), {
    ...withoutWater,
    logs: "1.products",
  }),
  menu("a product is null", having("0.products.0", null), {
    ...withoutSoup,
    logs: "0.products.0",
  }),
  menu("a category is a text", having("1", "Bebidas"), { ...withoutWater, logs: "1" }),
  menu("the variants are absent", lacking("0.products.0.product_variants"), {
    shows: [tamal, water],
  }),
  menu("the pictures are a text", having("0.products.0.images", "soup.webp"), {
    hides: ["soup.webp"],
    logs: "0.products.0.images",
  }),
  menu("a field is unknown", having("0.products.0.spiciness", "hot"), { hides: ["hot"] }),
  settings("the buttons are a text", having("layout_settings.landing.contents", "none"), {
    ...landing,
    logs: "layout_settings.landing.contents",
  }),
  settings("a button's value is a yes", having("layout_settings.landing.contents.1.value", true), {
    ...landing,
    logs: "layout_settings.landing.contents.1.value",
  }),
  company("the districts are a text", having("delivery_districts", "all"), {
    logs: "delivery_districts",
  }),
  company("a district is null", having("delivery_districts.0", null), {
    logs: "delivery_districts.0",
  }),

  // Objects.
  company("the hours are a text", having("business_hours_settings", "always"), {
    logs: "business_hours_settings",
  }),
  company("the currency is null", having("currency", null)),
  company("the subscriptions are absent", lacking("current_subscriptions")),
  settings("the layout is a text", having("layout_settings", "nice"), { logs: "layout_settings" }),
  settings("a service type is a text", having("onsite", "yes"), { logs: "onsite" }),
  settings("the delivery prices are a number", having("delivery.prices", 3), {
    logs: "delivery.prices",
  }),
  settings("the settings are empty", instead({})),
  { what: "the menu is no list", call: "listCategories", odd: instead({ data: [] }), logs: "" },
  {
    ...{ what: "the fees are a list", call: "readOrderSettings", odd: instead([]), shows: dishes },
  },
  {
    ...{ what: "a fee is a word", call: "readOrderSettings", shows: dishes },
    ...{ odd: having("takeaway.service_fee.value", "ten"), logs: "takeaway.service_fee.value" },
  },
  {
    ...{ what: "a coupon has no kind", call: "listCoupons", shows: dishes },
    ...{ odd: lacking("0.discount_type"), logs: "0.discount_type" },
  },
  {
    ...{ what: "a reward costs a word", call: "readLoyaltySettings", shows: dishes },
    odd: having("loyalty_program.rewards.0.required_points", "many"),
    logs: "loyalty_program.rewards.0.required_points",
  },
  {
    ...{ what: "the points' program is a text", call: "readLoyaltySettings", shows: dishes },
    ...{ odd: having("loyalty_program", "soon"), logs: "loyalty_program" },
  },
  {
    ...{ what: "a way to pay has no id", call: "listPaymentMethods", shows: dishes },
    ...{ odd: lacking("takeaway.0.id"), logs: "takeaway.0.id" },
  },
  {
    ...{
      what: "a table has no name",
      call: "readQr",
      page: "/products?qr-id=mesa-7.{company}",
      shows: dishes,
    },
    ...{ odd: lacking("name"), hides: ["Mesa 7"], logs: "name" },
  },

  // Orders.
  order("an order's status is unknown", having("status", "ON_FIRE"), { logs: "status" }),
  order("an order's status is in small letters", having("status", "preparing")),
  order("an order's payment status is unknown", having("payment_status", "odd"), {
    logs: "payment_status",
  }),
  order("an order's modality is unknown", having("discounts", [{ modality: "LUCK", value: 5 }]), {
    logs: "discounts.0.modality",
  }),
  order("an order's total is a text", having("total", "80")),
  order("an order's lines are null", having("combos", null)),
  order("an order's line is a text", having("combos.0", "soup"), { logs: "combos.0" }),
  order("an order's id is a number", having("id", 7)),
];
