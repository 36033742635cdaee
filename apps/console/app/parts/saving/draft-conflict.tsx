import type { ChangeAuthor } from "../../api/change-author.ts";
import { useText } from "../../i18n/text.ts";
import { ConflictSheet } from "./conflict-sheet.tsx";
import { conflictFields, mergeVersions } from "./merge-versions.ts";

type DraftConflictProps<Draft> = {
  conflict: { base: Draft; mine: Draft; theirs: Draft; author: ChangeAuthor };
  /** The name of a field, by its path in the draft. */
  labelOf: (path: string) => string;
  /** A value as text; null for one that is a text, a number or a switch. */
  textOf?: (path: string, value: unknown) => string | null;
  onMerge: (merged: Draft) => void;
  onClose: () => void;
};

/** Both versions of settings with one revision that two members changed. */
export function DraftConflict<Draft extends { revision: number }>(
  props: DraftConflictProps<Draft>,
) {
  const { conflict, labelOf, textOf, onMerge, onClose } = props;
  const { author, ...versions } = conflict;
  const t = useText();
  const text = (path: string, value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "menu.yes" : "menu.no");
    return textOf?.(path, value) ?? (String(value ?? "") || "–");
  };
  const rows = conflictFields(versions)
    .filter(({ path }) => path !== "revision")
    .map(({ key, path, preselect, mine, theirs }) => ({
      key,
      label: labelOf(path),
      preselect,
      texts: { mine: text(path, mine), theirs: text(path, theirs) },
    }));
  return (
    <ConflictSheet
      title={t("settings.conflictTitle")}
      author={author}
      rows={rows}
      onClose={onClose}
      onMerge={(own) => onMerge(mergeVersions(versions, own) as Draft)}
    />
  );
}
