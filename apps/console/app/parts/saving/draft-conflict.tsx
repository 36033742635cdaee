import type { ChangeAuthor } from "../../api/change-author.ts";
import { useText } from "../../i18n/text.ts";
import { ConflictSheet } from "./conflict-sheet.tsx";
import { conflictFields, mergeValues } from "./section-value.ts";

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
  const { base, mine, theirs, author } = conflict;
  const t = useText();
  const text = (path: string, value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "menu.yes" : "menu.no");
    return textOf?.(path, value) ?? (String(value ?? "") || "–");
  };
  const rows = conflictFields(base, mine, theirs)
    .filter(({ path }) => path !== "revision")
    .map(({ path, preselect, ...versions }) => ({
      ...{ key: path, label: labelOf(path), preselect },
      texts: { mine: text(path, versions.mine), theirs: text(path, versions.theirs) },
    }));
  return (
    <ConflictSheet
      title={t("settings.conflictTitle")}
      {...{ author, rows, onClose }}
      onMerge={(own) => onMerge(mergeValues(mine, theirs, own) as Draft)}
    />
  );
}
