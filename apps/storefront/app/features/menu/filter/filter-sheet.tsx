import "../../../i18n/fetch-later-messages.ts";
import type { Category } from "@comanda/contract/companies/menu";
import {
  ALLERGENS,
  type DietaryFilter,
  FILTER_DIETS,
  filterMenu,
  NO_DIETARY_FILTER,
} from "@comanda/domain/menu/dietary";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { AllergenIcon } from "../../../dietary/allergen-icon.tsx";
import { DietIcon } from "../../../dietary/diet-icon.tsx";
import { useText } from "../../../i18n/text.ts";
import { setDietaryFilter, useDietaryFilter } from "./dietary-filter.ts";
import { FilterChoice } from "./filter-choice.tsx";

type FilterSheetProps = { open: boolean; onClose: () => void; categories: readonly Category[] };

const legendClasses = "pb-2 text-md font-bold";

/** The filter by allergens and diets, with how many dishes it leaves; it applies at once. */
export function FilterSheet({ open, onClose, categories }: FilterSheetProps) {
  const filter = useDietaryFilter();
  const t = useText();
  const products = categories.flatMap((category) => category.products);
  const { hidden } = filterMenu(categories, filter);
  const diets = FILTER_DIETS.filter((diet) =>
    products.some((product) => product.diets?.includes(diet)),
  );
  const statesAllergens = products.some(({ allergens }) => allergens != null);
  const toggle = <Key extends keyof DietaryFilter>(key: Key, code: DietaryFilter[Key][number]) => {
    const chosen: readonly string[] = filter[key];
    const next = chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code];
    setDietaryFilter({ ...filter, [key]: next });
  };
  return (
    <Sheet open={open} onClose={onClose} label={t("filter.title")} className="md:max-w-[480px]">
      <SheetHeader title={t("filter.title")} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="flex min-h-0 flex-auto flex-col gap-5 overflow-y-auto px-5 pb-4">
        {diets.length > 0 && (
          <fieldset>
            <legend className={legendClasses}>{t("filter.only")}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
              {diets.map((diet) => (
                <FilterChoice
                  key={diet}
                  icon={<DietIcon diet={diet} />}
                  checked={filter.only.includes(diet)}
                  onChange={() => toggle("only", diet)}
                >
                  {t(`diet.${diet}`)}
                </FilterChoice>
              ))}
            </div>
          </fieldset>
        )}
        {statesAllergens && (
          <fieldset>
            <legend className={legendClasses}>{t("filter.without")}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
              {ALLERGENS.map((allergen) => (
                <FilterChoice
                  key={allergen}
                  icon={<AllergenIcon allergen={allergen} />}
                  checked={filter.without.includes(allergen)}
                  onChange={() => toggle("without", allergen)}
                >
                  {t(`allergen.${allergen}`)}
                </FilterChoice>
              ))}
            </div>
            <p className="pt-3 text-sm text-muted">{t("filter.withoutHint")}</p>
          </fieldset>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3">
        <p role="status" className="flex-1 basis-40 text-sm text-muted">
          {t("filter.hidden", { count: hidden })}
        </p>
        <Button look="plain" onClick={() => setDietaryFilter(NO_DIETARY_FILTER)}>
          {t("filter.clear")}
        </Button>
        <Button className="basis-full" onClick={onClose}>
          {t("filter.show", { count: products.length - hidden })}
        </Button>
      </div>
    </Sheet>
  );
}
