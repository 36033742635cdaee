import { classNames } from "@comanda/ui/controls/class-names.ts";
import BookOpen from "lucide-react/icons/book-open";
import { useDeferredValue, useState } from "react";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { SearchAndFilter } from "../../parts/lists/search-and-filter.tsx";
import type { MenuPlace } from "../data/menu-types.ts";
import { countByFilter, MENU_FILTERS, type MenuFilter } from "../data/menu-view.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import { CategoryList } from "./category-list.tsx";
import { CategoryPanel } from "./category-panel.tsx";
import { FoundPanel } from "./found-panel.tsx";
import { MenuSheets } from "./menu-sheets.tsx";
import { useChosenCategory } from "./use-chosen-category.ts";
import type { MenuActions } from "./use-menu-actions.ts";
import { useRowActions } from "./use-row-actions.ts";

const filterLabels = {
  all: "soldOut.filter.all",
  hidden: "menu.filter.hidden",
  soldOut: "soldOut.filter.soldOut",
  noPicture: "menu.filter.noPicture",
} as const satisfies Record<MenuFilter, MessageKey>;

type MenuBodyProps = { state: MenuState; actions: MenuActions; place: MenuPlace };

/**
 * The categories beside the products of the chosen one. A phone shows one of the two. A search
 * shows its results in their place.
 */
export function MenuBody({ state, actions, place }: MenuBodyProps) {
  const t = useText();
  const { menu } = state;
  const [filter, setFilter] = useState<MenuFilter>("all");
  const [search, setSearch] = useState("");
  const words = useDeferredValue(search);
  const chosen = useChosenCategory(menu.categories);
  const rows = useRowActions(state, actions);
  const counts = countByFilter(menu);
  const isSearch = filter !== "all" || words.trim() !== "";
  const shown = chosen ?? menu.categories[0] ?? null;
  const showAll = () => {
    setSearch("");
    setFilter("all");
  };
  return (
    <>
      {menu.categories.length === 0 ? (
        <EmptyState
          icon={<BookOpen aria-hidden="true" className="size-8" />}
          title={t("menu.empty")}
          text={t("menu.emptyText")}
          action={
            <Button look="solid" onClick={rows.addCategory}>
              {t("menu.addCategory")}
            </Button>
          }
        />
      ) : (
        <div className="flex w-full max-w-[1200px] flex-col gap-3 p-4 pb-28">
          <div
            className={classNames("flex flex-col gap-3", chosen && !isSearch && "max-md:hidden")}
          >
            <SearchAndFilter
              search={search}
              onSearch={setSearch}
              filter={filter}
              filters={MENU_FILTERS.map((value) => ({
                value,
                label: t(filterLabels[value], { count: counts[value] }),
              }))}
              onFilter={setFilter}
            />
          </div>
          {isSearch ? (
            <FoundPanel
              menu={menu}
              place={place}
              filter={filter}
              search={words}
              onShowAll={showAll}
              rows={rows.product}
            />
          ) : (
            <div className="grid items-start gap-4 md:grid-cols-[minmax(200px,1fr)_3fr]">
              <div className={classNames("min-w-0 md:sticky md:top-20", chosen && "max-md:hidden")}>
                <CategoryList
                  categories={menu.categories}
                  chosen={shown?.id ?? null}
                  actions={rows.category}
                  onAdd={rows.addCategory}
                />
              </div>
              {shown && (
                <div className={classNames("min-w-0", !chosen && "max-md:hidden")}>
                  <CategoryPanel category={shown} menu={menu} place={place} rows={rows} />
                </div>
              )}
            </div>
          )}
          <p role="status" className="heard">
            {rows.announced}
          </p>
        </div>
      )}
      {/* One place for both: a sheet stays open when another member empties the menu. */}
      <MenuSheets state={state} actions={actions} rows={rows} {...place} />
    </>
  );
}
