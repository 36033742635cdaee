import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import type { Menu, MenuCategory } from "../data/menu-types.ts";
import { CategoryHoursSheet } from "../selling-hours/category-hours-sheet.tsx";
import { CategoryTranslationsSheet } from "../translations/category-translations-sheet.tsx";
import { CategoryConflict } from "./category-conflict.tsx";
import type { CategoryFields } from "./category-fields.ts";
import { NameSheet } from "./name-sheet.tsx";
import type { CategoryFieldsState } from "./use-category-fields.ts";

type CategoryFieldsSheetProps = {
  kind: "rename" | "sellingHours" | "translations";
  category: MenuCategory;
  /** Whether another member has deleted the category. */
  isGone: boolean;
  menu: Menu;
  form: CategoryFieldsState;
  /** The company's language. */
  language: string | null;
  onClose: () => void;
};

/**
 * The sheet with the name of a category, its times, or its name in other languages. It begins with the
 * category as it is then: the menu behind it is read again, and must not hide that another member was
 * faster.
 */
export function CategoryFieldsSheet(props: CategoryFieldsSheetProps) {
  const { kind, category, isGone, menu, form, language, onClose } = props;
  const t = useText();
  const [seen] = useState(category);
  const { conflict } = form;
  const doneText = ({ name }: CategoryFields) =>
    name === undefined
      ? t("menu.done.categoryChanged", { name: category.category.name })
      : t("menu.done.renamed", { name });
  const onSave = (fields: CategoryFields) => void form.save(seen, fields, doneText(fields));
  const failureText = (unsaved: string) => {
    if (isGone) return t("menu.fault.categoryGone");
    return form.isUnsaved ? unsaved : null;
  };
  const failure = failureText(t("menu.fault.notSavedHere"));
  const asked = { category: seen, failure, busy: form.busy, onSave, onClose };
  return (
    <>
      {kind === "sellingHours" && <CategoryHoursSheet {...asked} />}
      {kind === "translations" && <CategoryTranslationsSheet {...asked} own={language} />}
      {kind === "rename" && (
        <NameSheet
          title={t("menu.rename")}
          name={seen.category.name}
          others={menu.categories.flatMap((each) =>
            each.id === category.id ? [] : [each.category.name],
          )}
          failure={failureText(t("menu.fault.nameNotSaved"))}
          busy={form.busy}
          onSave={(name) => onSave({ name })}
          onClose={onClose}
        />
      )}
      {conflict && (
        <CategoryConflict
          conflict={conflict}
          onMerge={(own) => {
            if (Object.keys(own).length === 0) onClose();
            else void form.save(conflict.theirs, own, doneText(own));
          }}
          onClose={form.closeConflict}
        />
      )}
    </>
  );
}
