import { replacedBy, withoutValueAt, withValueAt } from "./faulty-answer.ts";
import { fixtureNames } from "./fixture.ts";
import { dishes, type MalformedAnswer, malformedAnswersOf } from "./malformed-answer.ts";

const { soup, tamal, water } = fixtureNames;
const withoutSoup = { expectedTexts: [tamal, water], absentTexts: [soup] };
const withoutWater = { expectedTexts: [soup, tamal], absentTexts: [water] };

const menu = malformedAnswersOf("listCategories");

const firstId = "0.products.0.id";
const firstName = "0.products.0.name";
const price = "0.products.0.product_variants.0.price";

/** Faults of the menu: fields of each kind, then lists, then the whole menu. */
export const malformedMenus: MalformedAnswer[] = [
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
  menu("a category has no id", withoutValueAt("1.id"), {
    expectedTexts: dishes,
    loggedPath: "1.id",
  }),

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
    expectedTexts: [...dishes, "Menú"],
    loggedPath: "1.name",
  }),

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
  menu("a field is unknown", withValueAt("0.products.0.spiciness", "scorching"), {
    absentTexts: ["scorching"],
  }),

  // The whole menu.
  menu("the menu is an object", replacedBy({ data: [] }), { expectedTexts: [], loggedPath: "" }),
  menu(
    "the menu breaks off",
    { text: '[{"id":"cat-1","name":"Plat' },
    {
      expectedTexts: [],
      absentTexts: ["There is no menu yet", "Todavía no hay menú"],
      loggedPath: "",
    },
  ),
];
