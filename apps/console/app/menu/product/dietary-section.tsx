import { ALLERGENS, DIETS } from "@comanda/domain/menu/dietary";
import { useText } from "../../i18n/text.ts";
import { CheckList } from "../../parts/lists/check-list.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import { FormSection } from "../form/form-section.tsx";
import type { FaultOf } from "../form/use-fault-of.ts";
import type { ProductForm } from "../form/use-product-form.ts";

type DietarySectionProps = { form: ProductForm; faultOf: FaultOf };

/** What a dish says to people with an allergy or a diet. */
export function DietarySection({ form: { draft, change }, faultOf }: DietarySectionProps) {
  const t = useText();
  const { allergens, diets } = draft;
  return (
    <FormSection title={t("menu.dietary")} hint={t("menu.dietaryHint")}>
      <SwitchField
        label={t("menu.allergens.state")}
        hint={t(allergens === null ? "menu.allergens.unstatedHint" : "menu.allergens.statedHint")}
        checked={allergens !== null}
        onChange={(stated) => change({ ...draft, allergens: stated ? [] : null })}
      />
      {allergens !== null && (
        <CheckList
          label={t("menu.allergens")}
          options={ALLERGENS.map((value) => ({ value, label: t(`menu.allergen.${value}`) }))}
          chosen={allergens}
          error={faultOf("allergens")}
          onChange={(next) => change({ ...draft, allergens: next })}
        />
      )}
      <CheckList
        label={t("menu.diets")}
        options={DIETS.map((value) => ({ value, label: t(`menu.diet.${value}`) }))}
        chosen={diets}
        error={faultOf("diets")}
        onChange={(next) => change({ ...draft, diets: next })}
      />
    </FormSection>
  );
}
