import { randomKey } from "@comanda/ui/web/random-key.ts";
import { officeApi } from "../../api/office-api.ts";
import { useText } from "../../i18n/text.ts";
import {
  type DishPlace,
  placeCategory,
  placeProduct,
  withCategory,
  withoutProducts,
  withProduct,
  withProducts,
} from "../data/menu-edits.ts";
import type { Menu, MenuCategory, MenuPlace, MenuProduct, Product } from "../data/menu-types.ts";
import { findProduct } from "../data/menu-view.ts";
import type { MenuState } from "../data/use-menu.ts";
import { isSameIn } from "./category-fields.ts";

/** What the menu's page can do with products and categories; each resolves to whether it was done. */
export function useMenuActions({ companyId }: MenuPlace, { write, menu }: MenuState) {
  const t = useText();
  const params = { companyId };

  const revisionOf = (latest: Menu, id: string) => findProduct(latest, id)?.revision ?? "";
  const nameOf = (id: string) => findProduct(menu, id)?.product.name ?? "";

  /** Changes a field of a product, and nothing else of it. */
  const edit = (id: string, text: string, change: (product: Product) => Product) =>
    write({
      text,
      show: (before) => {
        const entry = findProduct(before, id);
        return entry ? withProduct(before, toEntry(entry, change(entry.product))) : before;
      },
      call: (latest) => {
        const product = change(findProduct(latest, id)?.product ?? ({} as Product));
        const body = { revision: revisionOf(latest, id), product };
        return officeApi("updateProduct", { params: { companyId, productId: id }, body });
      },
      settle: (before, answer) => withProduct(before, answer),
    });

  return {
    setVisible: (id: string, visible: boolean) =>
      edit(
        id,
        t(visible ? "menu.done.shown" : "menu.done.hidden", { name: nameOf(id) }),
        (product) => ({ ...product, visible }),
      ),
    setPrice: (id: string, variantId: string, price: number) =>
      edit(id, t("menu.done.price", { name: nameOf(id) }), (product) => ({
        ...product,
        product_variants: (product.product_variants ?? []).map((variant) =>
          variant.id === variantId ? { ...variant, price } : variant,
        ),
      })),
    moveProduct: (id: string, place: DishPlace) => {
      const show = (before: Menu) => {
        const entry = findProduct(before, id);
        return entry ? placeProduct(before, toEntry(entry, entry.product), place) : before;
      };
      const there = findProduct(show(menu), id)?.category;
      const products = there?.products ?? [];
      return write({
        text: t("menu.done.moved", {
          name: nameOf(id),
          category: there?.category.name ?? "",
          position: products.findIndex((each) => each.id === id) + 1,
          count: products.length,
        }),
        show,
        call: () => {
          const body = { category_id: place.category, after: place.after };
          return officeApi("moveProduct", { params: { companyId, productId: id }, body });
        },
        settle: (before, answer) => withProduct(before, answer),
      });
    },
    duplicate: (id: string) => {
      const name = t("menu.copyOf", { name: nameOf(id) });
      const body = { id: randomKey(), name };
      return write({
        text: t("menu.done.duplicated", { name }),
        call: () => officeApi("duplicateProduct", { params: { companyId, productId: id }, body }),
        settle: (before, answer) =>
          placeProduct(before, answer, { category: answer.category_id, after: answer.after }),
      });
    },
    remove: (id: string) =>
      write({
        text: t("menu.done.removed", { name: nameOf(id) }),
        call: (latest) => {
          const body = { products: [{ id, revision: revisionOf(latest, id) }] };
          return officeApi("deleteProducts", { params, body });
        },
        settle: (before) => withoutProducts(before, new Set([id])),
      }),
    addCategory: (name: string) => {
      const after = menu.categories.at(-1)?.id ?? null;
      const body = { id: randomKey(), after, category: { name } };
      return write({
        text: t("menu.done.categoryAdded", { name }),
        call: () => officeApi("createCategory", { params, body }),
        settle: (before, answer) =>
          placeCategory(before, { ...categoryOf(answer), products: [] }, answer.after),
      });
    },
    /**
     * Changes fields of a category, and no others of it. Refused if they are not what they are in
     * `category`, which the member has seen.
     */
    changeCategory: (
      category: MenuCategory,
      fields: Partial<MenuCategory["category"]>,
      text: string,
    ) =>
      write({
        text,
        call: (latest) => {
          const now = latest.categories.find(({ id }) => id === category.id) ?? category;
          const { revision } = isSameIn(fields, category, now) ? now : category;
          const body = { revision, category: { ...now.category, ...fields } };
          return officeApi("updateCategory", {
            params: { companyId, categoryId: category.id },
            body,
          });
        },
        settle: (before, answer) => {
          const now = before.categories.find(({ id }) => id === answer.id);
          return withCategory(before, { ...categoryOf(answer), products: now?.products ?? [] });
        },
      }),
    moveCategory: (category: MenuCategory, after: string | null) =>
      write({
        text: t("menu.done.categoryMoved", { name: category.category.name }),
        show: (before) => {
          const now = before.categories.find(({ id }) => id === category.id);
          return now ? placeCategory(before, now, after) : before;
        },
        call: () =>
          officeApi("moveCategory", {
            params: { companyId, categoryId: category.id },
            body: { after },
          }),
      }),
    removeCategory: ({ id, revision, category, products }: MenuCategory) =>
      write({
        text: t("menu.done.categoryRemoved", { name: category.name }),
        call: () => {
          const body = { categories: [{ id, revision }], with_products: products.length > 0 };
          return officeApi("deleteCategories", { params, body });
        },
        settle: (before) => ({
          ...before,
          categories: before.categories.filter((each) => each.id !== id),
        }),
      }),
    /** Shows or hides every product of a category. */
    setAllVisible: ({ id, category }: MenuCategory, visible: boolean) => {
      const changed = (from: Menu) =>
        (from.categories.find((each) => each.id === id)?.products ?? [])
          .filter(({ product }) => (product.visible !== false) !== visible)
          .map((entry) => toEntry(entry, { ...entry.product, visible }));
      // Decided now: what is shown at once has no differences left when the call is made.
      const ids = new Set(changed(menu).map((entry) => entry.id));
      return write({
        text: t(visible ? "menu.done.categoryShown" : "menu.done.categoryHidden", {
          name: category.name,
        }),
        show: (before) => withProducts(before, changed(before)),
        call: (latest) => {
          const products = latest.categories.flatMap((each) => each.products);
          const changes = products.filter((each) => ids.has(each.id));
          return officeApi("updateProducts", { params, body: { changes } });
        },
        settle: (before, answer) => withProducts(before, answer.products),
      });
    },
  };
}

export type MenuActions = ReturnType<typeof useMenuActions>;

const toEntry = ({ id, revision }: MenuProduct, product: Product): MenuProduct => ({
  id,
  revision,
  product,
});

const categoryOf = ({ id, revision, category }: Omit<MenuCategory, "products">) => ({
  id,
  revision,
  category,
});
