import type { MenuProductPart } from "@comanda/contract/menu/menu-parts";
import fc from "fast-check";
import type { TestApp } from "../../testing/create-test-app.ts";
import { createDraft, patchOrder, specialCombo } from "../../testing/order-flow.ts";
import { edit, readMenu, undo } from "./menu-calls.ts";
import { makeRandomSettings } from "./random-settings.ts";

/**
 * The random numbers of an edit. They pick among the products and categories that the menu then
 * has.
 */
export type RandomEdit = { kind: Kind; a: number; b: number; name: string; price: number };

type Kind = (typeof kinds)[number];
const kinds = [
  "createProduct",
  "updateProduct",
  "setStock",
  "setImages",
  "setGroup",
  "moveProduct",
  "duplicateProduct",
  "updateProducts",
  "deleteProducts",
  "createCategory",
  "updateCategory",
  "moveCategory",
  "duplicateCategory",
  "deleteCategories",
  "updateModifierGroup",
  "changeSettings",
  "undoChange",
  "sell",
] as const;

export const randomEdits = (count: number) =>
  fc.array(
    fc.record({
      kind: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(...kinds) },
        { weight: 1, arbitrary: fc.constant("changeSettings" as const) },
      ),
      a: fc.nat(1000),
      b: fc.nat(1000),
      name: fc.constantFrom("Taco", "Ñandú 🌮", '"; drop table', "  padded  ", "名前", "عصير"),
      price: fc.nat(10_000).map((cents) => cents / 100),
    }),
    { minLength: count, maxLength: count },
  );

type Sent = { status: number; body: { code?: string | undefined; change_id?: string | null } };
const put = { method: "PUT" };

/** Makes the edit; the ids of changes made so far can be undone. */
export async function makeRandomEdit(
  api: TestApp,
  { kind, a, b, name, price }: RandomEdit,
  { changes, pictures }: { changes: string[]; pictures: string[] },
): Promise<Sent> {
  const { categories, modifier_groups } = await readMenu(api);
  const pick = <Item>(list: readonly Item[], at: number) => list[at % Math.max(1, list.length)];
  const category = pick(categories, a);
  const target = pick(categories, b);
  const products = categories.flatMap((each) => each.products);
  const product = pick(products, a);
  const group = pick(modifier_groups, a);
  const after = (list: readonly { id: string }[]) =>
    pick([null, ...list.map(({ id }) => id)], a + b);
  const replace = (change: (part: MenuProductPart) => object, more: object = {}) =>
    edit(
      api,
      `products/${product?.id}`,
      {
        revision: product?.revision,
        product: change(product?.product as MenuProductPart),
        ...more,
      },
      put,
    );
  const calls: Record<Kind, () => Promise<Sent>> = {
    createProduct: () =>
      edit(api, "products", {
        category_id: target?.id,
        after: after(target?.products ?? []),
        product: {
          name,
          stock_enabled: a % 2 === 0,
          product_variants: [{ name: "One", price, stock: b % 9 }],
          modifier_groups: group && a % 3 === 0 ? [group.group] : [],
        },
      }),
    updateProduct: () =>
      replace((part) => ({ ...part, name, visible: b % 3 > 0, description: b % 2 ? null : name })),
    setStock: () =>
      replace(
        (part) => ({
          ...part,
          stock_enabled: b % 4 > 0,
          product_variants: part.product_variants?.map((each) => ({
            ...each,
            price,
            stock: b % 5 ? b % 9 : null,
          })),
        }),
        b % 2
          ? {
              stock_set: {
                variants: (product?.product.product_variants ?? []).map(({ id }) => id),
              },
            }
          : {},
      ),
    setImages: () =>
      replace((part) => ({
        ...part,
        images: pictures.slice(0, b % 3).map((image_url) => ({ image_url })),
      })),
    setGroup: () =>
      replace((part) => ({
        ...part,
        modifier_groups: [
          { name, min: b % 2, max: 2, modifiers: [{ name, price, stock: b % 3 ? null : 4 }] },
        ],
      })),
    moveProduct: () => {
      const list = (target?.products ?? []).filter(({ id }) => id !== product?.id);
      const place = { category_id: target?.id, after: after(list) };
      return edit(api, `products/${product?.id}/move`, place);
    },
    duplicateProduct: () => edit(api, `products/${product?.id}/duplicate`, a % 2 ? { name } : {}),
    updateProducts: () =>
      edit(api, "products/bulk", {
        changes: products
          .filter((_, at) => (at + a) % 2 === 0)
          .map(({ product: part, ...seen }) => ({
            ...seen,
            product: {
              ...part,
              product_variants: part.product_variants?.map((each) => ({ ...each, price })),
            },
          })),
      }),
    deleteProducts: () =>
      edit(api, "products/delete", {
        products: [{ id: product?.id, revision: product?.revision }],
      }),
    createCategory: () => edit(api, "categories", { after: after(categories), category: { name } }),
    updateCategory: () =>
      edit(
        api,
        `categories/${category?.id}`,
        { revision: category?.revision, category: { ...category?.category, name, note: price } },
        put,
      ),
    moveCategory: () => {
      const list = categories.filter(({ id }) => id !== category?.id);
      return edit(api, `categories/${category?.id}/move`, { after: after(list) });
    },
    duplicateCategory: () => edit(api, `categories/${category?.id}/duplicate`, { name }),
    deleteCategories: () =>
      edit(api, "categories/delete", {
        categories: [{ id: category?.id, revision: category?.revision }],
        with_products: true,
      }),
    updateModifierGroup: () =>
      edit(
        api,
        `modifier-groups/${group?.id}`,
        { revision: group?.revision, group: { ...group?.group, name, max: null } },
        put,
      ),
    changeSettings: () => makeRandomSettings(api, { a, b, name, price }),
    undoChange: () => undo(api, pick(changes, a) ?? "none", "owner"),
    sell: async () => {
      // Some menus do not sell it: hidden, sold out, or with a group that must be chosen from.
      const draft = await createDraft(api, { combos: [specialCombo()] });
      if (draft.status === 201) await patchOrder(api, draft.body.id);
      return { status: 200, body: {} };
    },
  };
  const possible = (wanted: Kind): Kind => {
    if (categories.length < 2) return "createCategory";
    if (products.length < 2 && !wanted.includes("Categor")) return "createProduct";
    return wanted === "updateModifierGroup" && !group ? "setGroup" : wanted;
  };
  const sent = await calls[possible(kind)]();
  if (sent.body.change_id) changes.push(sent.body.change_id);
  return sent;
}
