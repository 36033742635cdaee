import type { MenuProductPart } from "@comanda/contract/menu/menu-parts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { edit, order, productOf, putProduct, readMenuAsManager } from "./testing/menu-calls.ts";

/** A reward and a coupon name products. */
function withReferences() {
  const file = smallCompany();
  const coupon = { id: "five", code: "FIVE", discount_type: "fixed" as const, value: 5 };
  return { ...file, coupons: [{ ...coupon, product_ids: ["special"] }] };
}

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([withReferences()]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** The taco with another first variant. */
const variant = (fields: object) => (product: MenuProductPart) => ({
  ...product,
  product_variants: [{ ...product.product_variants?.[0], ...fields }],
});
/** The taco with another group. */
const group = (fields: object) => (product: MenuProductPart) => ({
  ...product,
  modifier_groups: [{ ...product.modifier_groups?.[0], ...fields }],
});
const field = (fields: object) => (product: MenuProductPart) => ({ ...product, ...fields });

/** The taco at its own times. */
const window = (fields: object) =>
  field({ availability: [{ days: ["monday"], from: "12:00", to: "16:00", ...fields }] });

type Case = [what: string, path: string, change: (product: MenuProductPart) => object];
const cases: Case[] = [
  ["an empty name", "name", field({ name: "" })],
  ["a name of spaces", "name", field({ name: "   " })],
  ["a name of invisible characters", "name", field({ name: "\u200b\u200b" })],
  ["a name with control characters", "name", field({ name: "Taco\u202e" })],
  ["a name that is too long", "name", field({ name: "x".repeat(201) })],
  ["no variant", "product_variants", field({ product_variants: [] })],
  ["a price as text", "product_variants.0.price", variant({ price: "12,50" })],
  ["a negative price", "product_variants.0.price", variant({ price: -1 })],
  ["too many decimals", "product_variants.0.price", variant({ price: 10.005 })],
  ["too large a price", "product_variants.0.price", variant({ price: 1e12 })],
  ["no price", "product_variants.0.price", variant({ price: null })],
  ["half a piece as stock", "product_variants.0.stock", variant({ stock: 1.5 })],
  ["a price that the product lacks", "product_variants.0.price_id", variant({ price_id: "p" })],
  ["an id with spaces", "product_variants.0.id", variant({ id: "a b" })],
  ["more min than max", "modifier_groups.0.min", group({ min: 3, max: 2 })],
  ["a group that cannot be filled", "modifier_groups.0.min", group({ min: 1, modifiers: [] })],
  ["an empty group name", "modifier_groups.0.name", group({ name: "" })],
  ["modifiers that are no list", "modifier_groups.0.modifiers", group({ min: 0, modifiers: {} })],
  ["an unknown allergen", "allergens.1", field({ allergens: ["milk", "cinnamon"] })],
  ["allergens that are no list", "allergens", field({ allergens: "milk" })],
  ["a repeated diet", "diets.1", field({ diets: ["halal", "halal"] })],
  ["a vegan dish with milk", "diets", field({ diets: ["vegan"], allergens: ["milk"] })],
  ["times on no day", "availability.0.days", window({ days: [] })],
  ["a time that is none", "availability.0.to", window({ to: "25:00" })],
  ["a time that ends as it begins", "availability.0.to", window({ to: "12:00" })],
  ["another id", "id", field({ id: "other" })],
];

test.each(cases)("%s is a fault at %s, and nothing is written", async (_, path, change) => {
  const before = await readMenuAsManager(api);
  const { status, body } = await putProduct(api, "taco", change);
  expect([status, body.code, body.errors?.map((fault) => fault.path)]).toEqual([
    422,
    "invalid_part",
    [path],
  ]);
  expect(await readMenuAsManager(api)).toEqual(before);
});

test("a variant cannot have the id of another product's", async () => {
  const { body } = await putProduct(api, "special", variant({ id: "taco-1" }));
  expect([body.code, body.errors?.[0]?.path]).toEqual(["invalid_part", "product_variants.0.id"]);
  const later = await putProduct(api, "taco", variant({ id: "special-1" }));
  expect(later.body.code).toBe("part_in_use");
});

test("a bulk with one bad row writes nothing, and names the row", async () => {
  const before = await readMenuAsManager(api);
  const products = before.categories.flatMap((category) => category.products);
  const changes = products.map(({ id, revision, product }) => ({
    id,
    revision,
    product: id === "special" ? { ...product, name: "" } : { ...product, name: "New" },
  }));
  const { body } = await edit(api, "products/bulk", { changes });
  expect([body.code, body.errors?.[0]?.path]).toEqual(["invalid_part", "changes.2.product.name"]);
  const twice = await edit(api, "products/bulk", { changes: [changes[0], changes[0]] });
  expect([twice.body.code, twice.body.errors?.[0]?.path]).toEqual(["invalid_body", "changes.1.id"]);
  expect(await readMenuAsManager(api)).toEqual(before);
});

test("a fault of a shared group is said once", async () => {
  await edit(api, "products/taco/duplicate", {});
  const [shared] = (await readMenuAsManager(api)).modifier_groups;
  const body = { revision: shared?.revision, group: { ...shared?.group, name: "" } };
  const answer = await edit(api, "modifier-groups/salsa", body, { method: "PUT" });
  expect(answer.body.errors?.map(({ path }) => path)).toEqual(["name"]);
});

test("a product that a coupon names cannot be deleted, and the answer says where", async () => {
  const { id, revision } = await productOf(api, "special");
  const { status, body } = await edit(api, "products/delete", { products: [{ id, revision }] });
  expect([status, body.code]).toEqual([409, "part_in_use"]);
  expect(body.errors?.[0]?.path).toBe("coupons.0.product_ids.0");
  expect(await order(api)).toContain("counted: special other");
});

test.each([
  ["products/none/move", { category_id: "tacos", after: null }, ""],
  ["products/taco/move", { category_id: "none", after: null }, "category_id"],
  ["products/taco/move", { category_id: "tacos", after: "special" }, "after"],
  ["categories/tacos/move", { after: "none" }, "after"],
  ["categories/none/duplicate", {}, ""],
  ["products", { category_id: "none", product: { name: "A" } }, "category_id"],
  ["products/delete", { products: [{ id: "none", revision: "x" }] }, "products.0.id"],
])("%s with %j is refused as part_not_found", async (path, body, at) => {
  const answer = await edit(api, path, body);
  expect([answer.status, answer.body.code, answer.body.errors?.[0]?.path]).toEqual([
    404,
    "part_not_found",
    at,
  ]);
});

test.each(["a b", "../taco", "%00", "x".repeat(65), "ñ", "'; drop table products;--"])(
  "the hostile id %s reaches nothing",
  async (id) => {
    const before = await readMenuAsManager(api);
    const path = encodeURIComponent(id);
    for (const [url, body] of [
      [`products/${path}/move`, { category_id: "tacos", after: null }],
      ["products/taco/move", { category_id: id, after: id }],
      ["products", { id, category_id: "tacos", product: { name: "A" } }],
      ["products/delete", { products: [{ id, revision: "x" }] }],
    ] as const)
      expect([404, 422]).toContain((await edit(api, url, body)).status);
    expect(await readMenuAsManager(api)).toEqual(before);
  },
);

test("special keys of objects are plain data", async () => {
  const { revision, product } = await productOf(api, "taco");
  const body = JSON.stringify({ revision, product }).replace(
    '"name":"Taco"',
    '"name":"Taco","__proto__":{"visible":false},"constructor":1',
  );
  const { cookie, headers } = signedInAs("owner");
  const response = await api.raw("/ms-menu/companies/tacos/products/taco", {
    method: "PUT",
    headers: { ...headers, cookie: cookie ?? "", "content-type": "application/json" },
    body,
  });
  expect(response.status).toBe(200);
  const menu = await api.send("GET", "/ms-products/public/companies/tacos/categories");
  expect(JSON.stringify(menu.body)).toContain('"Taco"');
  expect(({} as { visible?: boolean }).visible).toBeUndefined();
});

test("a body is refused above the limit of its call", async () => {
  const product = { name: "A", description: "x".repeat(2 * 1024 * 1024) };
  const answer = await edit(api, "products", { category_id: "tacos", product });
  expect([answer.status, answer.body.code]).toEqual([413, "payload_too_large"]);
  const many = {
    changes: Array.from({ length: 1001 }, () => ({ id: "taco", revision: "x", product: {} })),
  };
  expect((await edit(api, "products/bulk", many)).body.code).toBe("invalid_body");
});

test("a company that breaks a later rule elsewhere can still be edited", async () => {
  const documents = { id: "hidden", name: "\u200b", visible: false, product_variants: [] };
  await api.db
    .updateTable("products")
    .set({ document: JSON.stringify(documents) })
    .where("id", "=", "hidden")
    .execute();
  expect((await putProduct(api, "taco", field({ name: "New" }))).status).toBe(200);
  expect(
    (await edit(api, "products/taco/move", { category_id: "empty", after: null })).status,
  ).toBe(200);
  expect((await putProduct(api, "taco", field({ name: "\u200b" }))).body.code).toBe("invalid_part");
});
