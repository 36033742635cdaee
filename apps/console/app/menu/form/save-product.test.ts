import { afterEach, expect, test, vi } from "vitest";
import { UnansweredSaves } from "../../parts/settings-form/unanswered-saves.ts";
import type { MenuProduct, Product } from "../data/menu-types.ts";
import { entryOf, menuOf, pesos } from "../testing/menu-fixture.ts";
import { isSameDraft } from "./draft-to-product.ts";
import { type ProductDraft, startProductDraft } from "./product-to-draft.ts";
import { saveProduct } from "./save-product.ts";

afterEach(() => vi.unstubAllGlobals());

const taco = entryOf("taco", {
  stock_enabled: true,
  product_variants: [{ id: "size", price: 30, stock: 9 }],
});
const start = startProductDraft(taco.product, pesos);
const named = (name: string): ProductDraft => ({ ...start, name });

/** The call that stores a dish, and a form of it. The answers of the first `lost` calls are lost. */
function fixture(lost: number) {
  let stored: MenuProduct = taco;
  let calls = 0;
  const store = (product: Product) => {
    stored = { id: taco.id, revision: `${stored.revision}+`, product };
  };
  vi.stubGlobal("fetch", async (_: string, init: { body: string }) => {
    const { revision, product } = JSON.parse(init.body) as MenuProduct;
    const isFirst = revision === stored.revision;
    if (isFirst) store(product);
    calls += 1;
    if (calls <= lost) throw new TypeError("Failed to fetch");
    const { id, ...version } = { ...stored, value: stored.product };
    const refusal = { code: "part_changed", parts: [{ kind: "product", id, ...version }] };
    return isFirst
      ? Response.json({ ...stored, change_id: "1" })
      : Response.json(refusal, { status: 409 });
  });
  const form = {
    companyId: "1",
    start,
    onto: taco,
    everywhere: [],
    category: "food",
    createOnce: () => Promise.reject(new Error("The dish exists")),
    saves: new UnansweredSaves(isSameDraft),
  };
  return {
    stored: () => stored.product,
    store,
    save: (sent: ProductDraft) => saveProduct({ ...form, sent }, menuOf({ food: [taco] })),
  };
}

test("a dish that is edited again after a lost answer is stored on top of the form's own save", async () => {
  const { save, stored } = fixture(1);
  expect(await save(named("Taco al pastor"))).toEqual({ kind: "failed", error: "unreachable" });
  expect(await save(named("Taco de suadero"))).toMatchObject({ kind: "stored" });
  expect(stored().name).toBe("Taco de suadero");
});

test("a dish that another member changes after a lost answer is a conflict", async () => {
  const { save, store, stored } = fixture(1);
  await save(named("Taco al pastor"));
  store({ ...stored(), name: "Taco de canasta" });
  expect(await save(named("Taco de suadero"))).toMatchObject({
    kind: "conflict",
    theirs: { product: { name: "Taco de canasta" } },
  });
  expect(stored().name).toBe("Taco de canasta");
});
