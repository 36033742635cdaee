import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mark } from "../availability/testing/availability-calls.ts";
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
  undo,
} from "./testing/menu-calls.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const put = { method: "PUT" };

/** Every kind of change; each resolves to its answer. */
const changes: Record<string, () => Promise<{ body: { change_id: string | null } }>> = {
  "a changed product": () =>
    putProduct(api, "taco", ({ images, ...product }) => ({ ...product, name: "X", extra: 1 })),
  "a new product": () =>
    edit(api, "products", {
      category_id: "tacos",
      after: "taco",
      product: { name: "New", product_variants: [{ price: 1, selected: true }] },
    }),
  "a moved product": () =>
    edit(api, "products/taco/move", { category_id: "counted", after: "special" }),
  "a copied product": () => edit(api, "products/taco/duplicate", {}),
  "deleted products": async () => {
    const { categories } = await readMenuAsManager(api);
    const products = categories.flatMap((each) => each.products);
    const seen = products.slice(0, 3).map(({ id, revision }) => ({ id, revision }));
    return edit(api, "products/delete", { products: seen });
  },
  "many changed products": async () => {
    const { categories } = await readMenuAsManager(api);
    const products = categories.flatMap((each) => each.products);
    return edit(api, "products/bulk", {
      changes: products.map(({ product, ...seen }) => ({
        ...seen,
        product: { ...product, description: "X" },
      })),
    });
  },
  "a new category": () => edit(api, "categories", { after: "tacos", category: { name: "New" } }),
  "a changed category": async () => {
    const { revision, category } = await categoryOf(api, "tacos");
    return edit(api, "categories/tacos", { revision, category: { ...category, name: "X" } }, put);
  },
  "a moved category": () => edit(api, "categories/empty/move", { after: null }),
  "a copied category": () => edit<CategoryAnswer>(api, "categories/tacos/duplicate", {}),
  "a deleted category": async () => {
    const { revision } = await categoryOf(api, "tacos");
    const categories = [{ id: "tacos", revision }];
    return edit(api, "categories/delete", { categories, with_products: true });
  },
  "a changed group": async () => {
    const [group] = (await readMenuAsManager(api)).modifier_groups;
    const body = { revision: group?.revision, group: { ...group?.group, name: "X" } };
    return edit(api, "modifier-groups/salsa", body, put);
  },
};

test.each(Object.keys(changes))("%s is taken back, and that is taken back too", async (what) => {
  const before = await readMenuAsManager(api);
  const changed = await changes[what]?.();
  const after = await readMenuAsManager(api);
  expect(after).not.toEqual(before);
  const undone = await undo(api, changed?.body.change_id ?? null);
  expect(undone.status).toBe(200);
  expect(await readMenuAsManager(api)).toEqual(before);
  const redone = await undo(api, undone.body.change_id);
  expect(redone.status).toBe(200);
  expect(await readMenuAsManager(api)).toEqual(after);
});

const deletions = ["deleted products", "a deleted category"];
const others = Object.keys(changes).filter((what) => !deletions.includes(what));

test.each(deletions)("%s come back once", async (what) => {
  const changed = await changes[what]?.();
  expect((await undo(api, changed?.body.change_id ?? null)).status).toBe(200);
  const again = await undo(api, changed?.body.change_id ?? null);
  expect([again.status, again.body.code]).toEqual([409, "part_changed"]);
});

test.each(others)("%s is not taken back when it was changed since", async (what) => {
  const changed = await changes[what]?.();
  // All that the changes have changed is changed again, or is there again.
  const { categories, modifier_groups } = await readMenuAsManager(api);
  for (const { id, product } of categories.flatMap((each) => each.products)) {
    await putProduct(api, id, () => ({ ...product, name: "Later", description: "Later" }));
  }
  for (const { id, category } of categories) {
    const { revision } = await categoryOf(api, id);
    await edit(
      api,
      `categories/${id}`,
      { revision, category: { ...category, name: "Later" } },
      put,
    );
  }
  for (const { id } of modifier_groups) {
    const group = (await readMenuAsManager(api)).modifier_groups.find((each) => each.id === id);
    const body = { revision: group?.revision, group: { ...group?.group, name: "Later" } };
    await edit(api, `modifier-groups/${id}`, body, put);
  }
  await edit(api, "products/hidden/move", { category_id: "tacos", after: null });
  await edit(api, "products/taco/move", { category_id: "tacos", after: null });
  await edit(api, "categories/empty/move", { after: "counted" });
  const before = await readMenuAsManager(api);
  const undone = await undo(api, changed?.body.change_id ?? null);
  expect([undone.status, undone.body.code]).toEqual([409, "part_changed"]);
  expect(undone.body.parts?.length).toBeGreaterThan(0);
  expect(await readMenuAsManager(api)).toEqual(before);
});

test("a change is taken back if its own fields are as it left them, whatever others are", async () => {
  const changed = await putProduct(api, "taco", (product) => ({ ...product, name: "X" }));
  await putProduct(api, "taco", (product) => ({ ...product, description: "Later" }));
  expect((await undo(api, changed.body.change_id)).status).toBe(200);
  expect((await productOf(api, "taco")).product).toMatchObject({
    name: "Taco",
    description: "Later",
  });
});

test("taking back keeps what orders have left", async () => {
  const changed = await putProduct(api, "special", (product) => ({
    ...product,
    product_variants: product.product_variants?.map((each) => ({ ...each, price: 90 })),
  }));
  await api.db.updateTable("variants").set({ stock: 44 }).where("id", "=", "special-1").execute();
  expect((await undo(api, changed.body.change_id)).status).toBe(200);
  expect(await stockOf(api, "special-1")).toBe(44);
  expect((await productOf(api, "special")).product.product_variants?.[0]?.price).toBe(100);
});

test("a deleted product comes back last where the one before it is gone", async () => {
  const { id, revision } = await productOf(api, "other");
  const removed = await edit(api, "products/delete", { products: [{ id, revision }] });
  await edit(api, "products/special/move", { category_id: "tacos", after: null });
  await edit(api, "products/taco/move", { category_id: "counted", after: null });
  await undo(api, removed.body.change_id);
  expect(await order(api)).toEqual(["tacos: special hidden", "counted: taco other", "empty: "]);
});

test("an entry of another kind, of another company, or none is refused", async () => {
  await mark(api, [{ kind: "product", id: "taco", state: "sold_out" }]);
  const { id } = await api.db.selectFrom("audit_log").select("id").executeTakeFirstOrThrow();
  expect((await undo(api, id)).body.code).toBe("change_not_undoable");
  expect((await undo(api, "none")).body.code).toBe("change_not_found");
  expect((await undo(api, id, "cashier")).status).toBe(403);
});
