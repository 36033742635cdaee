import "../../../i18n/fetch-later-messages.ts";
import type { Category } from "@comanda/contract/companies/menu";
import { filterMenu, isFiltering, NO_DIETARY_FILTER } from "@comanda/domain/menu/dietary";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { setDietaryFilter, useDietaryFilter } from "./dietary-filter.ts";
import { FilterSheet } from "./filter-sheet.tsx";

type FilterBarProps = {
  categories: readonly Category[];
  /** Gets the categories that are left. */
  onFilter: (left: readonly Category[]) => void;
};

/** Opens the filter by allergens and diets, and says what it hides. */
export function FilterBar({ categories, onFilter }: FilterBarProps) {
  const filter = useDietaryFilter();
  const [isOpen, setOpen] = useState(false);
  const t = useText();
  const { categories: left, hidden } = useMemo(
    () => filterMenu(categories, filter),
    [categories, filter],
  );
  const report = useEffectEvent(onFilter);
  useEffect(() => report(left), [left]);
  const isActive = isFiltering(filter);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-11 text-start text-sm font-bold text-accent-text underline-offset-4 hover:underline"
      >
        {t("filter.title")}
      </button>
      <p role="status" className="text-sm text-muted">
        {isActive && t("filter.hidden", { count: hidden })}
      </p>
      {isActive && (
        <button
          type="button"
          onClick={() => setDietaryFilter(NO_DIETARY_FILTER)}
          className="min-h-11 text-sm font-bold text-accent-text"
        >
          {t("filter.clear")}
        </button>
      )}
      {left.length === 0 && (
        <p className="basis-full py-6 text-center text-md">{t("filter.none")}</p>
      )}
      <FilterSheet open={isOpen} onClose={() => setOpen(false)} categories={categories} />
    </div>
  );
}
