import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { type Drop, useDrops } from "../../parts/drag/use-drops.ts";
import { dropTarget, stepTarget } from "../data/menu-edits.ts";
import type { MenuCategory } from "../data/menu-types.ts";
import { findProduct } from "../data/menu-view.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import type { CategoryActions } from "./category-list.tsx";
import type { RowActions } from "./product-row.tsx";
import type { MenuActions } from "./use-menu-actions.ts";

/** The sheet that is open over the menu. */
export type OpenSheet =
  | { kind: "product" | "category" | "rename" | "sellingHours" | "translations"; id: string }
  | { kind: "addCategory" };

/** Moves, drops and sheets of the rows. Rows get the same functions at each render. */
export function useRowActions(state: MenuState, actions: MenuActions) {
  const t = useText();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [announced, setAnnounced] = useState("");
  const [moved, setMoved] = useState<{ id: string } | null>(null);

  const stepProduct = (id: string, by: -1 | 1) => {
    const found = findProduct(state.menu, id);
    const after = found && stepTarget(found.category.products, id, by);
    if (!found || after === undefined) return announceEnd(by);
    const at = found.category.products.findIndex((each) => each.id === id) + 1 + by;
    announcePosition(found.product.name, at, found.category);
    setMoved({ id });
    void actions.moveProduct(id, { category: found.category.id, after });
  };
  const stepCategory = (id: string, by: -1 | 1) => {
    const { categories } = state.menu;
    const category = categories.find((each) => each.id === id);
    const after = category && stepTarget(categories, id, by);
    if (!category || after === undefined) return announceEnd(by);
    const position = categories.indexOf(category) + 1 + by;
    setAnnounced(t("menu.categoryPosition", { position, count: categories.length }));
    setMoved({ id });
    void actions.moveCategory(category, after);
  };
  const announceEnd = (by: -1 | 1) => setAnnounced(t(by < 0 ? "menu.isFirst" : "menu.isLast"));
  const announcePosition = (name: string, position: number, { category, products }: MenuCategory) =>
    setAnnounced(
      `${name}: ${t("menu.position", { position, count: products.length, category: category.name })}`,
    );

  const drop = ({ dragged, onto, edge }: Drop) => {
    const { categories } = state.menu;
    if (dragged.kind === "category") {
      const category = categories.find(({ id }) => id === dragged.id);
      if (category && edge !== "into")
        void actions.moveCategory(category, dropTarget(categories, dragged.id, onto.id, edge));
      return;
    }
    const category =
      onto.kind === "category"
        ? categories.find(({ id }) => id === onto.id)
        : findProduct(state.menu, onto.id)?.category;
    if (!category) return;
    const last = category.products.filter(({ id }) => id !== dragged.id).at(-1)?.id ?? null;
    const after = edge === "into" ? last : dropTarget(category.products, dragged.id, onto.id, edge);
    void actions.moveProduct(dragged.id, { category: category.id, after });
  };
  useDrops(drop);

  const latest = useRef({ stepProduct, stepCategory, actions });
  useEffect(() => {
    latest.current = { stepProduct, stepCategory, actions };
  });
  const [stable] = useState((): { product: RowActions; category: CategoryActions } => ({
    product: {
      step: (id, by) => latest.current.stepProduct(id, by),
      openActions: (id) => setSheet({ kind: "product", id }),
      setVisible: (id, visible) => void latest.current.actions.setVisible(id, visible),
      setPrice: async (...price) => (await latest.current.actions.setPrice(...price)) !== null,
    },
    category: {
      step: (id, by) => latest.current.stepCategory(id, by),
      openActions: (id) => setSheet({ kind: "category", id }),
    },
  }));

  // A row that has moved in the page may have lost the focus of its handle.
  useLayoutEffect(() => {
    if (moved)
      document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(moved.id)}"]`)?.focus();
  }, [moved]);

  return {
    ...stable,
    sheet,
    openSheet: setSheet,
    closeSheet: () => setSheet(null),
    addCategory: () => setSheet({ kind: "addCategory" }),
    announced,
  };
}

export type RowsState = ReturnType<typeof useRowActions>;
