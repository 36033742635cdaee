import { type Translate, useText } from "../../i18n/text.ts";
import { ConflictSheet } from "../../parts/saving/conflict-sheet.tsx";
import { conflictFields, mergeValues, type StoredSection } from "./section-value.ts";
import type { SettingsForm } from "./use-settings-section.ts";

type SectionConflictProps = {
  form: SettingsForm;
  theirs: StoredSection;
  labelOf: (path: string) => string;
  textOf?: ((path: string, value: unknown) => string | null) | undefined;
};

/** Both versions of a section of the settings that two members changed. */
export function SectionConflict({ form, theirs, labelOf, textOf }: SectionConflictProps) {
  const t = useText();
  const text = (path: string, value: unknown) => textOf?.(path, value) ?? plainText(t, value);
  const fields = conflictFields(form.stored.value, form.value, theirs.value);
  return (
    <ConflictSheet
      title={t("settings.conflictTitle")}
      rows={fields.map(({ path, mine, theirs, preselect }) => ({
        ...{ key: path, label: labelOf(path), preselect },
        texts: { mine: text(path, mine), theirs: text(path, theirs) },
      }))}
      onMerge={(own) => void form.saveMerged(mergeValues(form.value, theirs.value, own), theirs)}
      onClose={form.closeConflict}
    />
  );
}

function plainText(t: Translate, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "menu.yes" : "menu.no");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
