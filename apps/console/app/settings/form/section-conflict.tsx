import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { type Translate, useText } from "../../i18n/text.ts";
import { ConflictSheet } from "../../parts/saving/conflict-sheet.tsx";
import { conflictFields, mergeVersions } from "../../parts/saving/merge-versions.ts";
import { valueAt } from "../../parts/saving/section-value.ts";
import { choiceText } from "./choice-text.ts";
import { numberText } from "./number-text.ts";
import { rowText } from "./row-text.ts";
import type { Conflict } from "./section-state.ts";
import type { SettingsForm } from "./use-settings-section.ts";

type SectionConflictProps = {
  form: SettingsForm;
  theirs: Conflict;
  labelOf: (path: string) => string;
  /** A list as text has a line for each item. */
  textOf?: ((path: string, value: unknown) => string | null) | undefined;
};

/** Both versions of a section of the settings that two members changed. */
export function SectionConflict({ form, theirs, labelOf, textOf }: SectionConflictProps) {
  const t = useText();
  const language = intlLocale(useLocale());
  const text = (path: string, value: unknown) =>
    textOf?.(path, value) ?? choiceText(t, path, value) ?? plainText(t, language, value);
  const versions = { base: form.stored.value, mine: form.value, theirs: theirs.value };
  const texts = (path: string, row: string | null) => {
    const textIn = (side: "mine" | "theirs") => {
      const value = valueAt(versions[side], path);
      return row === null ? text(path, value) : rowText(value, row, (list) => text(path, list));
    };
    return { mine: textIn("mine"), theirs: textIn("theirs") };
  };
  return (
    <ConflictSheet
      title={t("settings.conflictTitle")}
      author={theirs.author}
      rows={conflictFields(versions).map(({ key, path, row, preselect }) => ({
        key,
        preselect,
        label: labelOf(path),
        texts: texts(path, row),
      }))}
      onMerge={(own) => void form.saveMerged(mergeVersions(versions, own), theirs)}
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
