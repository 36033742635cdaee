import { hasDietaryFacts, isFiltering, NO_DIETARY_FILTER } from "@comanda/domain/menu/dietary";
import { visibleCategories } from "@comanda/domain/menu/products";
import { preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useMemo, useState } from "react";
import { useMenu } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { LazySheet } from "../../../lazy/lazy-sheet.tsx";
import { setDietaryFilter, useDietaryFilter } from "./dietary-filter.ts";

const loadFilterSheet = async () => (await import("./filter-sheet.tsx")).FilterSheet;

/** Opens the filter by allergens and diets, where the menu states any, and says what it hides. */
export function FilterBar({ hidden }: { hidden: number }) {
  const { categories } = useMenu();
  const filter = useDietaryFilter();
  const [isOpen, setOpen] = useState(false);
  const t = useText();
  const shown = useMemo(() => visibleCategories(categories), [categories]);
  if (!shown.some(({ products }) => products.some(hasDietaryFacts))) return null;
  const isActive = isFiltering(filter);
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-4 py-1 lg:px-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => preloadPart(loadFilterSheet)}
        onClick={() => setOpen(true)}
        className="min-h-11 text-start text-sm font-bold text-accent-text underline-offset-4 hover:underline"
      >
        {t("menu.filter")}
      </button>
      <p role="status" className="text-sm text-muted">
        {isActive && t("menu.filterHidden", { count: hidden })}
      </p>
      {isActive && (
        <button
          type="button"
          onClick={() => setDietaryFilter(NO_DIETARY_FILTER)}
          className="min-h-11 text-sm font-bold text-accent-text"
        >
          {t("menu.filterClear")}
        </button>
      )}
      <LazySheet
        load={loadFilterSheet}
        title={t("menu.filter")}
        props={{ open: isOpen, onClose: () => setOpen(false), categories: shown }}
      />
    </div>
  );
}
