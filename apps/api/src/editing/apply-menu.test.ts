import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { recordStatements } from "../testing/record-statements.ts";
import { smallCompany } from "../testing/small-company.ts";
import {
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

const soup = { name: "Soup", product_variants: [{ id: "soup-1", price: 40, selected: true }] };

/** A new category with a soup, a dearer taco, and no special. */
async function changes() {
  const [taco, special] = [await productOf(api, "taco"), await productOf(api, "special")];
  return {
    categories: [{ id: "soups", category: { name: "Soups" } }],
    created: [{ id: "soup", category_id: "soups", product: soup as object }],
    changes: [{ ...taco, product: { ...taco.product, name: "Taco grande" } }],
    removed: [{ id: "special", revision: special.revision }],
  };
}

test("a file's changes are made at once, and taken back at once", async () => {
  const before = await readMenuAsManager(api);
  const { status, body } = await edit<{ change_id: string | null }>(api, "apply", await changes());
  expect(status).toBe(200);
  expect(await order(api)).toEqual([
    "tacos: taco hidden",
    "counted: other",
    "empty: ",
    "soups: soup",
  ]);
  expect((await productOf(api, "taco")).product.name).toBe("Taco grande");
  const log = await api.db.selectFrom("audit_log").select(["action"]).execute();
  expect(log).toEqual([{ action: "menu.import" }]);
  expect((await edit(api, "apply", {})).status).toBe(200);

  const undone = await undo(api, body.change_id);
  expect(undone.status).toBe(200);
  expect(await readMenuAsManager(api)).toEqual(before);
  expect((await undo(api, undone.body.change_id)).status).toBe(200);
  expect(await order(api)).toContain("soups: soup");
});

test("one bad row writes nothing, and is named by its place in the request", async () => {
  const before = await readMenuAsManager(api);
  const sent = await changes();
  const bad = { name: "", product_variants: [{ id: "bad-1", price: -1, selected: true }] };
  sent.created.push({ id: "bad", category_id: "soups", product: bad });
  const { status, body } = await edit(api, "apply", sent);
  expect([status, body.code]).toEqual([422, "invalid_part"]);
  expect(body.errors?.map(({ path }) => path).sort()).toEqual([
    "created.1.product.name",
    "created.1.product.product_variants.0.price",
  ]);
  expect(await readMenuAsManager(api)).toEqual(before);
});

test("a dish that changed since the file was compared is refused as it is now", async () => {
  const sent = await changes();
  await edit(api, "products/special/move", { category_id: "tacos", after: null });
  expect((await edit(api, "apply", sent)).status).toBe(200);
  await api.reset();
  const stale = await changes();
  const { revision, product } = await productOf(api, "taco");
  const other = { revision, product: { ...product, name: "Taquito" } };
  await edit(api, "products/taco", other, { method: "PUT" });
  const { body } = await edit(api, "apply", stale);
  expect(body).toMatchObject({ code: "part_changed", parts: [{ id: "taco" }] });
  expect((await readMenuAsManager(api)).categories).toHaveLength(3);
});

test("who had a dish open reads that a file changed it, and whose file it was", async () => {
  const seen = await putProduct(api, "taco", (product) => ({ ...product, name: "Mine" }));
  api.now = new Date(api.now.getTime() + 1000);
  const applied = await edit(api, "apply", await changes(), { role: "owner" });
  expect(applied.status).toBe(200);
  const { revision, product } = seen.body;
  const put = { method: "PUT" };
  const refused = await edit(api, "products/taco", { revision, product: { ...product } }, put);
  expect([refused.status, refused.body.changed?.by, refused.body.changed?.by_you]).toEqual([
    409,
    "Owner",
    undefined,
  ]);
});

test("after an import of the whole company a refused change names no member", async () => {
  const seen = await putProduct(api, "taco", (product) => ({ ...product, name: "Mine" }));
  api.now = new Date(api.now.getTime() + 1000);
  await api.store(smallCompany());
  const { revision, product } = seen.body;
  const put = { method: "PUT" };
  const refused = await edit(api, "products/taco", { revision, product: { ...product } }, put);
  expect([refused.status, refused.body.code, refused.body.changed]).toEqual([
    409,
    "part_changed",
    undefined,
  ]);
});

test("adding a dish joins no tables of the menu", async () => {
  // A join compares each variant with each dish while the statistics are older than a large menu.
  const created = [{ id: "soup", category_id: "empty", product: soup }];
  const statements = await recordStatements(api, async () => {
    expect((await edit(api, "apply", { created })).status).toBe(200);
  });
  expect(statements.filter((text) => /^select .* from "variants"/u.test(text))).not.toEqual([]);
  const joins = /join "(?:categories|products|variants|modifier_groups|modifiers)"/u;
  expect(statements.filter((text) => joins.test(text))).toEqual([]);
});

test("a category that a file names in other languages is changed with the dishes, unless it was changed since", async () => {
  const [tacos] = (await readMenuAsManager(api)).categories;
  if (!tacos) throw new Error("no category");
  const { id, revision, category } = tacos;
  const translations = { fr: { name: "Les tacos" } };
  const sent = { category_changes: [{ id, revision, category: { ...category, translations } }] };
  const { status, body } = await edit<{ change_id: string }>(api, "apply", sent);
  expect(status).toBe(200);
  const namesOf = async () => {
    const [first] = (await readMenuAsManager(api)).categories;
    return first?.category.translations ?? null;
  };
  expect(await namesOf()).toEqual(translations);
  const stale = { ...sent.category_changes[0], category: { ...category, name: "Others" } };
  expect(await edit(api, "apply", { category_changes: [stale] })).toMatchObject({
    status: 409,
    body: { code: "part_changed" },
  });
  expect((await undo(api, body.change_id)).status).toBe(200);
  expect(await namesOf()).toBeNull();
});
