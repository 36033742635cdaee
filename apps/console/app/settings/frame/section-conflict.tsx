import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { type Translate, useText } from "../../i18n/text.ts";
import { ConflictSheet } from "../../parts/saving/conflict-sheet.tsx";
import { conflictFields, mergeValues } from "../../parts/saving/section-value.ts";
import { numberText } from "./number-text.ts";
import type { Conflict, SettingsForm } from "./use-settings-section.ts";

type SectionConflictProps = {
  form: SettingsForm;
  theirs: Conflict;
  labelOf: (path: string) => string;
  textOf?: ((path: string, value: unknown) => string | null) | undefined;
};

/** Both versions of a section of the settings that two members changed. */
export function SectionConflict({ form, theirs, labelOf, textOf }: SectionConflictProps) {
  const t = useText();
  const language = intlLocale(useLocale());
  const text = (path: string, value: unknown) =>
    textOf?.(path, value) ?? plainText(t, language, value);
  const fields = conflictFields(form.stored.value, form.value, theirs.value);
  return (
    <ConflictSheet
      title={t("settings.conflictTitle")}
      author={theirs.author}
      rows={fields.map(({ path, mine, theirs, preselect }) => ({
        ...{ key: path, label: labelOf(path), preselect },
        texts: { mine: text(path, mine), theirs: text(path, theirs) },
      }))}
      onMerge={(own) => void form.saveMerged(mergeValues(form.value, theirs.value, own), theirs)}
      onClose={form.closeConflict}
    />
  );
}

function plainText(t: Translate, language: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "menu.yes" : "menu.no");
  if (typeof value === "number") return numberText(value, language);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
