import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countStatus, retryWhileBusy, sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, patchOrder, specialCombo, stockOf } from "../testing/order-flow.ts";
import { edit, order, productOf, putProduct, readMenuAsManager } from "./testing/menu-calls.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const EDITORS = 5;
const put = { method: "PUT" };

test("when many members edit one product, one wins and the others get the product as it is now", async () => {
  const { revision, product } = await productOf(api, "taco");
  const answers = await sendConcurrently(EDITORS, (index) =>
    retryWhileBusy(() =>
      edit(api, "products/taco", { revision, product: { ...product, name: `Taco ${index}` } }, put),
    ),
  );
  expect([countStatus(answers, 200), countStatus(answers, 409)]).toEqual([1, EDITORS - 1]);
  const now = await productOf(api, "taco");
  const winner = answers.find(({ status }) => status === 200)?.body;
  expect(now).toEqual({ id: "taco", revision: winner?.revision, product: winner?.product });
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body.code).toBe("part_changed");
    expect(body.parts).toEqual([
      { kind: "product", id: "taco", revision: now.revision, value: now.product },
    ]);
    expect(body.changed).toMatchObject({ by: "Manager", status: "changed" });
  }
});

test("editors of different products never wait for each other's revision", async () => {
  const { categories } = await readMenuAsManager(api);
  const products = categories.flatMap((category) => category.products);
  const answers = await sendConcurrently(products.length, (index) => {
    const { id, revision, product } = products[index] ?? (products[0] as never);
    const body = { revision, product: { ...(product as object), name: `New ${index}` } };
    return retryWhileBusy(() => edit(api, `products/${id}`, body, put));
  });
  expect(countStatus(answers, 200)).toBe(products.length);
  const names = (await readMenuAsManager(api)).categories.flatMap((category) =>
    category.products.map(({ product }) => product.name),
  );
  expect(names).toEqual(["New 0", "New 1", "New 2", "New 3"]);
});

test("moves at once all happen, beside an edit of what is moved", async () => {
  const { revision, product } = await productOf(api, "taco");
  const answers = await Promise.all([
    edit(api, "products/taco/move", { category_id: "counted", after: "other" }),
    edit(api, "products/hidden/move", { category_id: "empty", after: null }),
    edit(api, "categories/empty/move", { after: null }),
    edit(api, "products/taco", { revision, product: { ...product, name: "Moved" } }, put),
  ]);
  expect(countStatus(answers, 200)).toBe(4);
  expect(await order(api)).toEqual(["empty: hidden", "tacos: ", "counted: special other taco"]);
  expect((await productOf(api, "taco")).product.name).toBe("Moved");
});

test("a category is not deleted with a product that its sender has not seen as it is", async () => {
  const [tacos] = (await readMenuAsManager(api)).categories;
  if (!tacos) throw new Error("The menu has no category");
  const parts = (all: readonly { id: string; revision: string }[]) =>
    all.map(({ id, revision }) => ({ id, revision }));
  const body = { categories: parts([tacos]), with_products: true };
  const products = parts(tacos.products);
  const unseen = await edit(api, "categories/delete", { ...body, products: products.slice(1) });
  expect([unseen.status, unseen.body.code]).toEqual([409, "part_changed"]);
  expect(unseen.body.parts).toMatchObject([{ kind: "product", ...products[0] }]);
  await putProduct(api, "taco", (product) => ({ ...product, name: "Renamed" }));
  const changed = await edit(api, "categories/delete", { ...body, products });
  expect(changed.body.parts).toMatchObject([{ kind: "product", id: "taco" }]);
  expect((await order(api))[0]).toBe("tacos: taco hidden");
  const now = (await readMenuAsManager(api)).categories[0]?.products ?? [];
  await edit(api, "categories/delete", { ...body, products: parts(now) });
  expect(await order(api)).toEqual(["counted: special other", "empty: "]);
});

test("a change of a product that was deleted is not made, and says so", async () => {
  const { revision, product } = await productOf(api, "taco");
  await edit(api, "products/delete", { products: [{ id: "taco", revision }] });
  const stale = await edit(api, "products/taco", { revision, product }, put);
  expect([stale.status, stale.body.code]).toEqual([404, "part_not_found"]);
});

test("the same change sent again after a lost answer is made once", async () => {
  const { revision, product } = await productOf(api, "taco");
  const body = { revision, product: { ...product, name: "Again" } };
  const first = await edit(api, "products/taco", body, put);
  const second = await edit(api, "products/taco", body, put);
  expect(second.status).toBe(200);
  expect(second.body).toEqual({ ...first.body, change_id: null });
});

test("a bulk conflicts where one of its products was changed, and writes none", async () => {
  const products = (await readMenuAsManager(api)).categories.flatMap(
    (category) => category.products,
  );
  await putProduct(api, "special", (product) => ({ ...product, name: "First" }));
  const before = await readMenuAsManager(api);
  const changes = products.map(({ product, ...seen }) => ({
    ...seen,
    product: { ...product, name: "Bulk" },
  }));
  const { body } = await edit(api, "products/bulk", { changes });
  expect([body.code, body.parts?.map(({ id }) => id)]).toEqual(["part_changed", ["special"]]);
  expect(await readMenuAsManager(api)).toEqual(before);
});

test("pieces that are sold while a product is edited stay sold", async () => {
  const drafts = await sendConcurrently(6, () => createDraft(api, { combos: [specialCombo(2)] }));
  const { product } = await productOf(api, "special");
  let name = 0;
  const editing = async () => {
    const { revision } = await productOf(api, "special");
    name += 1;
    // The stock that was read at the start, which is too much since.
    return edit(
      api,
      "products/special",
      { revision, product: { ...product, name: `Special ${name}` } },
      put,
    );
  };
  const [placed] = await Promise.all([
    sendConcurrently(drafts.length, (index) =>
      retryWhileBusy(() => patchOrder(api, drafts[index]?.body.id ?? "")),
    ),
    sendConcurrently(4, () => retryWhileBusy(editing)),
  ]);
  const sold = 2 * countStatus(placed, 200);
  expect(sold).toBeGreaterThan(0);
  expect(await stockOf(api, "special-1")).toBe(50 - sold);
  expect((await productOf(api, "special")).product.product_variants?.[0]?.stock).toBe(50 - sold);
});

test("an order is placed for the price before or after an edit, never a mixture", async () => {
  const drafts = await sendConcurrently(6, () => createDraft(api, { combos: [specialCombo()] }));
  const [placed] = await Promise.all([
    sendConcurrently(drafts.length, (index) =>
      retryWhileBusy(() => patchOrder(api, drafts[index]?.body.id ?? "")),
    ),
    putProduct(api, "special", (product) => ({
      ...product,
      product_variants: product.product_variants?.map((each) => ({ ...each, price: 90 })),
    })),
  ]);
  const later = await patchOrder(
    api,
    (await createDraft(api, { combos: [specialCombo()] })).body.id,
  );
  expect(later.body.total).toBe(90);
  for (const { status, body } of placed) {
    if (status === 200) expect([90, 100]).toContain(body.total);
  }
});
