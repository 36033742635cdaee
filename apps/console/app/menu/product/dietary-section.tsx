import { ALLERGENS, DIETS } from "@comanda/domain/menu/dietary";
import { useText } from "../../i18n/text.ts";
import { FoldedCard } from "../../parts/folded/folded-card.tsx";
import { CheckList } from "../../parts/lists/check-list.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import type { FaultOf } from "../form/use-fault-of.ts";
import type { ProductForm } from "../form/use-product-form.ts";
import { useVersionTexts } from "../form/use-version-texts.ts";

type DietarySectionProps = { form: ProductForm; faultOf: FaultOf };

/** What a dish says to people with an allergy or a diet. */
export function DietarySection({ form: { draft, change }, faultOf }: DietarySectionProps) {
  const t = useText();
  const texts = useVersionTexts();
  const { allergens, diets } = draft;
  return (
    <FoldedCard
      title={t("menu.dietary")}
      hint={t("menu.dietaryHint")}
      facts={[
        texts.valueOf("allergens", undefined, draft),
        diets.length > 0 && texts.valueOf("diets", undefined, draft),
      ]}
      isWrong={[faultOf("allergens"), faultOf("diets")].some(Boolean)}
    >
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
    </FoldedCard>
  );
}
