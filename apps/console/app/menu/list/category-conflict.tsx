import { useText } from "../../i18n/text.ts";
import { ConflictSheet } from "../../parts/saving/conflict-sheet.tsx";
import { isSameValue } from "../../parts/saving/section-value.ts";
import { startTranslations, translationText } from "../../parts/translations/translation-draft.ts";
import { startWindows } from "../form/selling-hours-draft.ts";
import { useVersionTexts } from "../form/use-version-texts.ts";
import type { CategoryFields } from "./category-fields.ts";
import type { CategoryConflict as Conflict } from "./use-category-fields.ts";

type CategoryConflictProps = {
  conflict: Conflict;
  /** Gets the fields that keep this member's version. */
  onMerge: (fields: CategoryFields) => void;
  onClose: () => void;
};

const LABELS = {
  name: "form.name",
  availability: "menu.sellingHours",
  translations: "menu.translations",
} as const;

/** Both versions of what two members changed of a category. */
export function CategoryConflict({ conflict, onMerge, onClose }: CategoryConflictProps) {
  const t = useText();
  const { sellingHoursTexts } = useVersionTexts();
  const { fields, author } = conflict;
  const theirs = conflict.theirs.category;
  const keys = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
    (key) => key in fields && !isSameValue(fields[key], theirs[key]),
  );
  const textOf = (key: keyof typeof LABELS, category: CategoryFields): string => {
    if (key === "name") return category.name || "–";
    if (key === "availability")
      return sellingHoursTexts(startWindows(category.availability)).join("\n");
    return translationText(startTranslations(category)) || "–";
  };
  return (
    <ConflictSheet
      title={t("menu.categoryConflictTitle")}
      author={author}
      onClose={onClose}
      rows={keys.map((key) => ({
        key,
        label: t(LABELS[key]),
        preselect: "mine",
        texts: { mine: textOf(key, fields), theirs: textOf(key, theirs) },
      }))}
      onMerge={(own) =>
        onMerge(Object.fromEntries(own.map((key) => [key, fields[key]])) as CategoryFields)
      }
    />
  );
}
