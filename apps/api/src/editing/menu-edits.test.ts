import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readMenuVersion } from "../companies/menu-version.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { stockOf } from "../testing/order-flow.ts";
import {
  type CategoryAnswer,
  categoryOf,
  edit,
  order,
  productOf,
  putProduct,
  readMenuAsManager,
} from "./testing/menu-calls.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const PUBLIC_MENU = "/ms-products/public/companies/tacos/categories";
const publicMenu = async () => (await api.send<{ name: string }[]>("GET", PUBLIC_MENU)).body;
const auditOf = () =>
  api.db.selectFrom("audit_log").select(["action", "target", "before", "after"]).execute();

test("the menu is read in its order, with hidden products and the stock that is left", async () => {
  await api.db.updateTable("variants").set({ stock: 47 }).where("id", "=", "special-1").execute();
  const menu = await readMenuAsManager(api);
  expect(await order(api)).toEqual(["tacos: taco hidden", "counted: special other", "empty: "]);
  expect(menu.currency).toBe("MXN");
  expect((await productOf(api, "special")).product).toEqual({
    id: "special",
    name: "Special",
    stock_enabled: true,
    product_variants: [{ id: "special-1", price: 100, stock: 47 }],
  });
  expect(menu.categories[0]?.category).toEqual({ id: "tacos", name: "Tacos" });
  expect(menu.modifier_groups).toMatchObject([{ id: "salsa", product_ids: ["taco"], same: true }]);
});

test("a changed product is in the public menu, and the log has the fields that differ", async () => {
  const answer = await putProduct(api, "taco", (product) => ({ ...product, name: "Taco grande" }));
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ id: "taco", category_id: "tacos", after: null });
  expect(JSON.stringify(await publicMenu())).toContain("Taco grande");
  expect(await auditOf()).toEqual([
    {
      action: "menu.change_product",
      target: "taco",
      before: { name: "Taco" },
      after: { name: "Taco grande" },
    },
  ]);
  expect(answer.body.revision).toBe((await productOf(api, "taco")).revision);
});

test("a new product gets ids, stands where it was placed, and is added once", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  const product = {
    name: "Gringa",
    product_variants: [{ price: 45.5, selected: true }],
    modifier_groups: [{ name: "Extras", modifiers: [{ name: "Cheese", price: 5 }] }],
  };
  const body = { id, category_id: "tacos", after: "taco", product };
  const { status, body: made } = await edit(api, "products", body);
  expect([status, made.id, made.after]).toEqual([200, id, "taco"]);
  expect(made.product.product_variants?.[0]?.id).toMatch(/^[\da-f]{32}$/u);
  expect(made.product.modifier_groups?.[0]?.modifiers?.[0]?.id).toMatch(/^[\da-f]{32}$/u);
  const again = await edit(api, "products", body);
  expect(again.body).toEqual({ ...made, change_id: null });
  expect((await order(api))[0]).toBe(`tacos: taco ${id} hidden`);
});

test("moves change the order, rewrite the category of a product, and need no revision", async () => {
  await putProduct(api, "taco", (product) => ({ ...product, category_id: "tacos" }));
  const { revision } = await productOf(api, "taco");
  const moved = await edit(api, "products/taco/move", { category_id: "counted", after: "special" });
  expect(moved.body).toMatchObject({ category_id: "counted", after: "special", revision });
  expect(moved.body.product.category_id).toBe("counted");
  await edit(api, "products/other/move", { category_id: "counted", after: null });
  await edit(api, "categories/empty/move", { after: null });
  expect(await order(api)).toEqual(["empty: ", "tacos: hidden", "counted: other special taco"]);
  const same = await edit(api, "categories/empty/move", { after: null });
  expect(same.body.change_id).toBeNull();
});

test("a copy has new variants and shares its modifier groups", async () => {
  const { body } = await edit(api, "products/taco/duplicate", { name: "Taco 2" });
  expect(body.product).toMatchObject({ name: "Taco 2", modifier_groups: [{ id: "salsa" }] });
  expect(body.product.product_variants?.map(({ id }) => id)).not.toContain("taco-1");
  expect(body.after).toBe("taco");
  const { modifier_groups } = await readMenuAsManager(api);
  expect(modifier_groups).toMatchObject([{ product_ids: ["taco", body.id], same: true }]);
  const category = await edit<CategoryAnswer>(api, "categories/tacos/duplicate", {});
  expect(category.body.products.map(({ product }) => product.name)).toEqual([
    "Taco",
    "Taco 2",
    "Hidden",
  ]);
});

test("a group is changed in every product that has it, and each keeps its stock", async () => {
  const copy = (await edit(api, "products/taco/duplicate", {})).body.id;
  await api.db
    .updateTable("modifiers")
    .set({ stock: 1 })
    .where("product_id", "=", "taco")
    .where("id", "=", "rare")
    .execute();
  const [group] = (await readMenuAsManager(api)).modifier_groups;
  const changed = { ...group?.group, name: "Sauces", max: 3 };
  const answer = await edit<{ product_ids: string[]; same: boolean }>(
    api,
    "modifier-groups/salsa",
    { revision: group?.revision, group: changed },
    { method: "PUT" },
  );
  expect(answer.body).toMatchObject({ product_ids: ["taco", copy], same: true });
  for (const [id, stock] of [
    ["taco", 1],
    [copy, 3],
  ] as const) {
    const [now] = (await productOf(api, id)).product.modifier_groups ?? [];
    expect(now).toMatchObject({ name: "Sauces", max: 3 });
    expect(now?.modifiers?.find((modifier) => modifier.id === "rare")?.stock).toBe(stock);
  }
});

test("categories are added, changed, and deleted with their products", async () => {
  const made = await edit<CategoryAnswer>(api, "categories", {
    after: "tacos",
    category: { name: "Drinks" },
  });
  const { id, revision, category } = made.body;
  await edit(api, "products", {
    category_id: id,
    product: { name: "Cola", product_variants: [{ price: 20, selected: true }] },
  });
  const body = { revision, category: { ...category, name: "Cold drinks" } };
  const changed = await edit<CategoryAnswer>(api, `categories/${id}`, body, { method: "PUT" });
  expect(changed.body.category).toEqual({ id, name: "Cold drinks" });
  const seen = [{ id, revision: changed.body.revision }];
  const full = await edit(api, "categories/delete", { categories: seen });
  expect([full.status, full.body.code]).toEqual([409, "category_not_empty"]);
  await edit(api, "categories/delete", { categories: seen, with_products: true });
  expect(await order(api)).toEqual(["tacos: taco hidden", "counted: special other", "empty: "]);
});

test("many products change at once, and deleted ones are gone from the public menu", async () => {
  const products = (await readMenuAsManager(api)).categories.flatMap(
    (category) => category.products,
  );
  const changes = products.map(({ id, revision, product }) => ({
    id,
    revision,
    product: { ...product, visible: true, description: "New" },
  }));
  const answer = await edit<{ products: typeof products }>(api, "products/bulk", { changes });
  expect(answer.body.products.map(({ product }) => product.description)).toEqual(
    products.map(() => "New"),
  );
  const seen = answer.body.products.slice(0, 2).map(({ id, revision }) => ({ id, revision }));
  await edit(api, "products/delete", { products: seen });
  expect((await publicMenu()).map(({ name }) => name)).toEqual(["Counted"]);
});

test("stock stays as orders left it, except where the change sets it", async () => {
  const { revision, product } = await productOf(api, "other");
  await api.db
    .updateTable("variants")
    .set({ stock: 2 })
    .where("product_id", "=", "other")
    .execute();
  const sent = {
    ...product,
    name: "Others",
    product_variants: product.product_variants?.map((variant) => ({ ...variant, stock: 9 })),
  };
  const answer = await edit(
    api,
    "products/other",
    { revision, product: sent, stock_set: { variants: ["other-2"] } },
    { method: "PUT" },
  );
  expect(answer.body.product.product_variants?.map(({ stock }) => stock)).toEqual([2, 9]);
  expect([await stockOf(api, "other-1"), await stockOf(api, "other-2")]).toEqual([2, 9]);
});

test("a change tells other processes and outdates cached pages, a change of nothing does not", async () => {
  const version = async () => (await readMenuVersion(api.deps, "tacos.test"))?.version;
  const before = await version();
  await putProduct(api, "taco", (product) => product);
  expect([await version(), api.published]).toEqual([before, []]);
  await putProduct(api, "taco", (product) => ({ ...product, visible: false }));
  expect(await version()).not.toBe(before);
  expect(api.published).toEqual([{ channel: "company_changed", payload: "tacos" }]);
});

test("unknown fields and the order of keys of what is not changed stay", async () => {
  const { category, revision } = await categoryOf(api, "tacos");
  await edit(
    api,
    "categories/tacos",
    { revision, category: { icon: "🌮", ...category } },
    { method: "PUT" },
  );
  await putProduct(api, "hidden", (product) => ({ note: { any: [1, null] }, ...product }));
  expect(Object.keys((await productOf(api, "hidden")).product)).toEqual([
    "note",
    "id",
    "name",
    "visible",
    "product_variants",
  ]);
  expect((await categoryOf(api, "tacos")).category).toEqual({
    icon: "🌮",
    id: "tacos",
    name: "Tacos",
  });
});
