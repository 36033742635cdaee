import "../i18n/fetch-later-messages.ts";
import type { Product } from "@comanda/contract/companies/menu";
import { useText } from "../i18n/text.ts";
import type { NotOnSale } from "../ordering/not-on-sale.ts";
import { AllergenIcon } from "./allergen-icon.tsx";
import { DietIcon } from "./diet-icon.tsx";

type DietaryDetailsProps = { product: Product; notOnSale: NotOnSale | null };

const listClasses = "flex flex-wrap gap-x-4 gap-y-1";
const itemClasses = "flex items-center gap-1.5";

/** When a dish is sold next, and its diets and allergens: words with icons. */
export function DietaryDetails({ product: { allergens, diets }, notOnSale }: DietaryDetailsProps) {
  const t = useText();
  return (
    <div className="mt-3 flex flex-col gap-2 text-sm">
      {notOnSale && <p className="font-bold text-warning">{notOnSale.text}</p>}
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
