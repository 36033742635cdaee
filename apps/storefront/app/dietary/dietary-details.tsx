import "../i18n/await-lazy-messages.ts";
import type { Allergen, Diet } from "@comanda/domain/menu/dietary";
import { useText } from "../i18n/text.ts";
import { AllergenIcon } from "./allergen-icon.tsx";
import { DietIcon } from "./diet-icon.tsx";

type DietaryDetailsProps = {
  allergens: readonly Allergen[] | null | undefined;
  diets: readonly Diet[] | null | undefined;
};

const listClasses = "flex flex-wrap gap-x-4 gap-y-1";
const itemClasses = "flex items-center gap-1.5";

/** The diets and allergens of a dish: words with icons. */
export function DietaryDetails({ allergens, diets }: DietaryDetailsProps) {
  const t = useText();
  return (
    <div className="mt-3 flex flex-col gap-2 text-sm">
      {diets != null && diets.length > 0 && (
        <ul className={`${listClasses} text-positive`}>
          {diets.map((diet) => (
            <li key={diet} className={itemClasses}>
              <DietIcon diet={diet} />
              {t(`diet.${diet}`)}
            </li>
          ))}
        </ul>
      )}
      {allergens?.length === 0 && <p>{t("allergen.none")}</p>}
      {allergens != null && allergens.length > 0 && (
        <section aria-label={t("allergen.contains")}>
          <p className="font-bold">{t("allergen.contains")}</p>
          <ul className={listClasses}>
            {allergens.map((allergen) => (
              <li key={allergen} className={itemClasses}>
                <AllergenIcon allergen={allergen} />
                {t(`allergen.${allergen}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
