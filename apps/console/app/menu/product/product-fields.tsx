import { useText } from "../../i18n/text.ts";
import { Field, TextAreaField } from "../../parts/field.tsx";
import { FoldedCard } from "../../parts/folded/folded-card.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import type { MenuPlace } from "../data/menu-types.ts";
import { isNameTaken } from "../data/same-name.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import { FormSection } from "../form/form-section.tsx";
import { useFaultOf } from "../form/use-fault-of.ts";
import type { ProductForm } from "../form/use-product-form.ts";
import { useVersionTexts } from "../form/use-version-texts.ts";
import { PicturesSection } from "../pictures/pictures-section.tsx";
import { SellingHoursFields } from "../selling-hours/selling-hours-fields.tsx";
import { TranslationsSection } from "../translations/translations-section.tsx";
import { DietarySection } from "./dietary-section.tsx";
import { GroupsSection } from "./groups-section.tsx";
import { VariantsSection } from "./variants-section.tsx";

type ProductFieldsProps = { form: ProductForm; state: MenuState; place: MenuPlace };

/** Every field of a product. */
export function ProductFields({ form, state, place }: ProductFieldsProps) {
  const t = useText();
  const { sellingHoursTexts } = useVersionTexts();
  const faultOf = useFaultOf(form);
  const { draft, change } = form;
  const ownCategory = state.menu.categories.find(({ id, products }) =>
    form.base ? products.some((each) => each.id === form.base?.id) : id === form.category,
  );
  const others = (ownCategory?.products ?? [])
    .filter(({ id }) => id !== form.base?.id)
    .map(({ product }) => product.name);
  return (
    <>
      <FormSection title={t("menu.about")}>
        <Field
          label={t("form.name")}
          autoComplete="off"
          value={draft.name}
          hint={isNameTaken(draft.name, others) ? t("menu.sameDish") : undefined}
          error={faultOf("name")}
          onChange={(event) => change({ ...draft, name: event.currentTarget.value })}
        />
        <TextAreaField
          label={t("menu.description")}
          hint={t("menu.descriptionHint")}
          dir="auto"
          value={draft.description}
          error={faultOf("description")}
          onChange={(event) => change({ ...draft, description: event.currentTarget.value })}
        />
        {form.base === null && (
          <SelectField
            label={t("menu.category")}
            value={form.category}
            options={state.menu.categories.map(({ id, category }) => ({
              value: id,
              label: category.name,
            }))}
            onChange={form.setCategory}
          />
        )}
        <SwitchField
          label={t("menu.visible")}
          hint={t("menu.visibleHint")}
          checked={draft.visible}
          onChange={(visible) => change({ ...draft, visible })}
        />
      </FormSection>
      <PicturesSection state={state} place={place} form={form} error={faultOf("pictures")} />
      <VariantsSection form={form} faultOf={faultOf} />
      <FoldedCard
        title={t("menu.sellingHours")}
        hint={t("menu.sellingHours.hint")}
        facts={sellingHoursTexts(draft.sellingHours)}
        isWrong={Object.keys(form.faults).some((path) => path.startsWith("sellingHours."))}
      >
        <SellingHoursFields
          windows={draft.sellingHours}
          faultOf={faultOf}
          onChange={(sellingHours) => change({ ...draft, sellingHours })}
        />
      </FoldedCard>
      <DietarySection form={form} faultOf={faultOf} />
      <GroupsSection form={form} faultOf={faultOf} menu={state.menu} />
      <TranslationsSection form={form} own={place.language} />
    </>
  );
}
