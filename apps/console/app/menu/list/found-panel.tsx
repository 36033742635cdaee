import { useMemo, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { NothingFound } from "../../parts/lists/nothing-found.tsx";
import type { Menu, MenuPlace } from "../data/menu-types.ts";
import { findProducts, type MenuFilter } from "../data/menu-view.ts";
import { ProductList } from "./product-list.tsx";
import type { RowActions } from "./product-row.tsx";

type FoundPanelProps = {
  menu: Menu;
  place: MenuPlace;
  filter: MenuFilter;
  search: string;
  rows: RowActions;
  onShowAll: () => void;
};

/** How many rows are drawn at first, so that a search answers while the member types. */
const ROWS_AT_FIRST = 60;

/** What a search or a filter finds in all categories. */
export function FoundPanel({ menu, place, filter, search, rows, onShowAll }: FoundPanelProps) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const found = useMemo(() => findProducts(menu, filter, search), [menu, filter, search]);
  const shown = isWhole ? found : found.slice(0, ROWS_AT_FIRST);
  return (
    <>
      <p role="status" className={found.length === 0 ? "heard" : "text-sm text-muted"}>
        {t("soldOut.found", { count: found.length })}
      </p>
      {found.length === 0 ? (
        <NothingFound onShowAll={onShowAll} />
      ) : (
        <ProductList products={shown} menu={menu} place={place} showCategory actions={rows} />
      )}
      {shown.length < found.length && (
        <Button look="outline" onClick={() => setWhole(true)}>
          {t("menu.showMore", { count: found.length - shown.length })}
        </Button>
      )}
    </>
  );
}
