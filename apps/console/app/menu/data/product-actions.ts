import { randomKey } from "@comanda/ui/web/random-key.ts";
import { officeApi } from "../../api/office-api.ts";
import type { Translate } from "../../i18n/text.ts";
import {
  type DishPlace,
  placeProduct,
  withFields,
  withoutProducts,
  withProduct,
} from "./menu-edits.ts";
import type { Menu, MenuPlace, Product } from "./menu-types.ts";
import { findProduct } from "./menu-view.ts";
import type { MenuState } from "./use-edited-menu.ts";

/** What the menu's page can do with one product; each action resolves to whether it was done. */
export function productActions({ companyId }: MenuPlace, { write, menu }: MenuState, t: Translate) {
  const revisionOf = (latest: Menu, id: string) => findProduct(latest, id)?.revision ?? "";
  const nameOf = (id: string) => findProduct(menu, id)?.product.name ?? "";

  /** Changes a field of a product, and nothing else of it. */
  const edit = (id: string, text: string, change: (product: Product) => Product) =>
    write({
      text,
      show: (before) => {
        const entry = findProduct(before, id);
        return entry ? withProduct(before, withFields(entry, change(entry.product))) : before;
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
        return entry ? placeProduct(before, withFields(entry, entry.product), place) : before;
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
          return officeApi("deleteProducts", { params: { companyId }, body });
        },
        settle: (before) => withoutProducts(before, new Set([id])),
      }),
  };
}
