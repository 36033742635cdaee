import { officeApi } from "../../api/office-api.ts";
import type { Translate } from "../../i18n/text.ts";
import { placeCategory, withCategory, withFields, withProducts } from "../data/menu-edits.ts";
import type { Menu, MenuCategory, MenuPlace } from "../data/menu-types.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import { isSameIn } from "./category-fields.ts";

/** What the menu's page can do with one category; each action resolves to whether it was done. */
export function categoryActions(
  { companyId }: MenuPlace,
  { write, menu }: MenuState,
  t: Translate,
) {
  const params = { companyId };
  return {
    /** Adds a category with this id; sent again after a lost answer, it gives the category the name. */
    addCategory: (id: string, name: string) =>
      write({
        text: t("menu.done.categoryAdded", { name }),
        call: async (latest) => {
          const after = latest.categories.findLast((each) => each.id !== id)?.id ?? null;
          const body = { id, after, category: { name } };
          const added = await officeApi("createCategory", { params, body });
          if (added.category.name === name) return added;
          const named = await officeApi("updateCategory", {
            params: { companyId, categoryId: id },
            body: { revision: added.revision, category: { ...added.category, name } },
          });
          // To undo the name alone is not to undo what was added.
          return { ...named, change_id: null };
        },
        settle: (before, answer) =>
          placeCategory(before, { ...categoryOf(answer), products: [] }, answer.after),
      }),
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
        call: (latest) => {
          const now = latest.categories.find((each) => each.id === id)?.products ?? products;
          const body = {
            categories: [{ id, revision }],
            with_products: products.length > 0,
            // The question has named their number: what others have added or changed since is not deleted.
            products: now.map((each) => ({ id: each.id, revision: each.revision })),
          };
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
          .map((entry) => withFields(entry, { ...entry.product, visible }));
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

const categoryOf = ({ id, revision, category }: Omit<MenuCategory, "products">) => ({
  id,
  revision,
  category,
});
