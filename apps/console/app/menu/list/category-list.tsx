import { classNames } from "@comanda/ui/controls/class-names.ts";
import EyeOff from "lucide-react/icons/eye-off";
import Plus from "lucide-react/icons/plus";
import { memo, useEffect, useRef } from "react";
import { Link } from "react-router";
import "./category-list.css";
import { useText } from "../../i18n/text.ts";
import { DragHandle } from "../../parts/drag/drag-handle.tsx";
import { DropLine } from "../../parts/drag/drop-line.tsx";
import { useDragRow } from "../../parts/drag/use-drag-row.ts";
import { useDragScroll } from "../../parts/drag/use-drag-scroll.ts";
import { IconButton } from "../../parts/icon-button.tsx";
import type { MenuCategory } from "../data/menu-types.ts";

/** What the row of a category can do; the same functions at each render. */
export type CategoryActions = {
  step: (id: string, by: -1 | 1) => void;
  openActions: (id: string) => void;
};

type CategoryListProps = {
  categories: readonly MenuCategory[];
  chosen: string | null;
  actions: CategoryActions;
  onAdd: () => void;
};

/** The categories in order, each a link to its products. */
export function CategoryList({ categories, chosen, actions, onAdd }: CategoryListProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen !== null && list.current) showChosenRow(list.current);
  }, [chosen]);
  useDragScroll(list);
  return (
    <nav aria-label={t("menu.categories")} className="min-w-0">
      <div className="flex min-h-12 items-center justify-between ps-3">
        <h2 className="text-md font-bold">{t("menu.categories")}</h2>
        <IconButton label={t("menu.addCategory")} onClick={onAdd} className="text-accent-text">
          <Plus aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
      <ul
        ref={list}
        className="category-rows rounded-m max-md:border max-md:border-line max-md:bg-surface"
      >
        {categories.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            isChosen={category.id === chosen}
            actions={actions}
          />
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls a list that scrolls by itself to the chosen category; the page stays where it is. */
function showChosenRow(list: HTMLElement): void {
  const row = list.querySelector("[aria-current]")?.closest("li");
  if (!row || list.scrollHeight <= list.clientHeight) return;
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

type CategoryRowProps = { category: MenuCategory; isChosen: boolean; actions: CategoryActions };

const CategoryRow = memo(function CategoryRow({ category, isChosen, actions }: CategoryRowProps) {
  const t = useText();
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { id, products } = category;
  const { name } = category.category;
  const { dragging, edge } = useDragRow({ kind: "category", id }, { row, handle });
  const isHidden =
    products.length > 0 && products.every(({ product }) => product.visible === false);
  return (
    <li
      ref={row}
      className={classNames(
        "relative flex items-center rounded-m max-md:border-b max-md:border-line max-md:last:border-0",
        isChosen && "md:bg-accent-soft md:text-accent-text",
        dragging && "opacity-40",
      )}
    >
      <DropLine edge={edge} />
      <DragHandle
        ref={handle}
        id={id}
        name={name}
        onStep={(by) => actions.step(id, by)}
        onPress={() => actions.openActions(id)}
      />
      <Link
        to={`#${encodeURIComponent(id)}`}
        replace={false}
        preventScrollReset={false}
        aria-current={isChosen ? "true" : undefined}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2 py-1 pe-3 text-md"
      >
        <bdi className={classNames("min-w-0 flex-1 wrap-anywhere", isHidden && "text-muted")}>
          {name}
        </bdi>
        {isHidden && (
          <>
            <EyeOff aria-hidden="true" className="size-4 flex-none" />
            <span className="heard">{t("menu.hidden")}</span>
          </>
        )}
        <span className="flex-none text-muted">{products.length}</span>
      </Link>
    </li>
  );
});
