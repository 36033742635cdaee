import type { MenuProductPart } from "@comanda/contract/menu/menu-parts";
import { edit } from "../menu-calls.ts";
import { type Edits, type EditWorld, pick, placeAfterOne } from "./edit-world.ts";

const put = { method: "PUT" };

function replace(
  { api, product }: EditWorld,
  change: (part: MenuProductPart) => object,
  more: object = {},
) {
  const part = product?.product as MenuProductPart;
  const body = { revision: product?.revision, product: change(part), ...more };
  return edit(api, `products/${product?.id}`, body, put);
}

const withPrice = (part: MenuProductPart, price: number) => ({
  ...part,
  product_variants: part.product_variants?.map((each) => ({ ...each, price })),
});

const DAYS = ["monday", "thursday", "sunday"];
const ALLERGENS = ["gluten", "eggs", "fish"];
const DIETS = ["spicy", "halal", "kosher"];

/** Changes of products by the calls of the menu. */
export const productEdits = {
  createProduct: ({ api, a, b, name, price, target, group }) =>
    edit(api, "products", {
      category_id: target?.id,
      after: placeAfterOne(target?.products ?? [], a + b),
      product: {
        name,
        stock_enabled: a % 2 === 0,
        product_variants: [{ name: "One", price, stock: b % 9 }],
        modifier_groups: group && a % 3 === 0 ? [group.group] : [],
      },
    }),
  updateProduct: (world) =>
    replace(world, (part) => ({
      ...part,
      name: world.name,
      visible: world.b % 3 > 0,
      description: world.b % 2 ? null : world.name,
    })),
  "updateProduct: stock": (world) => {
    const { product, b, price } = world;
    const variants = (product?.product.product_variants ?? []).map(({ id }) => id);
    return replace(
      world,
      (part) => ({
        ...part,
        stock_enabled: b % 4 > 0,
        product_variants: part.product_variants?.map((each) => ({
          ...each,
          price,
          stock: b % 5 ? b % 9 : null,
        })),
      }),
      b % 2 ? { stock_set: { variants } } : {},
    );
  },
  "updateProduct: pictures": (world) =>
    replace(world, (part) => {
      const uploaded = world.state.pictures.get("product") ?? [];
      const images = uploaded.slice(0, world.b % 4).map((image_url) => ({ image_url }));
      return { ...part, images };
    }),
  "updateProduct: group": (world) => {
    const { a, b, name, price } = world;
    const modifiers = [{ name, price, stock: b % 3 ? null : 4, visible: a % 4 > 0, max: a % 3 }];
    return replace(world, (part) => ({
      ...part,
      modifier_groups: [
        ...(part.modifier_groups ?? []).slice(a % 2),
        { name, min: b % 2, max: 2, modifiers },
      ].slice(-3),
    }));
  },
  "updateProduct: facts": (world) =>
    replace(world, (part) => ({
      ...part,
      allergens: world.a % 3 ? ALLERGENS.slice(world.b % 3) : null,
      diets: DIETS.slice(world.a % 4),
    })),
  "updateProduct: hours": (world) =>
    replace(world, (part) => ({
      ...part,
      availability:
        world.a % 3 ? [{ days: DAYS.slice(world.b % 3), from: "18:00", to: "02:00" }] : null,
    })),
  moveProduct: ({ api, a, b, product, target }) => {
    const list = (target?.products ?? []).filter(({ id }) => id !== product?.id);
    const place = { category_id: target?.id, after: placeAfterOne(list, a + b) };
    return edit(api, `products/${product?.id}/move`, place);
  },
  duplicateProduct: ({ api, a, name, product }) =>
    edit(api, `products/${product?.id}/duplicate`, a % 2 ? { name } : {}),
  updateProducts: ({ api, a, price, products }) =>
    edit(api, "products/bulk", {
      changes: products
        .filter((_, at) => (at + a) % 2 === 0)
        .map(({ product, ...seen }) => ({ ...seen, product: withPrice(product, price) })),
    }),
  deleteProducts: ({ api, product }) =>
    edit(api, "products/delete", {
      products: [{ id: product?.id, revision: product?.revision }],
    }),
  applyMenu: ({ api, a, b, name, price, products, target }) => {
    const [changed, removed] = [pick(products, a), pick(products, a + 1)];
    const id = `file-${a}-${b}`;
    const product = { name, product_variants: [{ id: `${id}-1`, price, selected: true }] };
    return edit(api, "apply", {
      categories: b % 2 ? [{ id: `${id}-list`, category: { name } }] : [],
      created: [{ id, category_id: b % 2 ? `${id}-list` : target?.id, product }],
      changes: [{ ...changed, product: withPrice(changed?.product as MenuProductPart, price) }],
      removed:
        b % 3 || removed === changed ? [] : [{ id: removed?.id, revision: removed?.revision }],
    });
  },
} satisfies Edits;
