import type { ModifierGroup } from "@comanda/contract/companies/menu";
import type { ModifierChoice } from "@comanda/domain/menu/modifier-quantities";
import { groupState } from "@comanda/domain/menu/modifiers";
import { Chip } from "@comanda/ui/controls/chip.tsx";
import { useText } from "../../i18n/text.ts";
import { useReadOnly } from "../../ordering/use-read-only.ts";

type GroupNoteProps = {
  group: ModifierGroup;
  choices: readonly ModifierChoice[];
  failed: boolean;
};

/** Shows how many choices a group still requires, or how many it allows. */
export function GroupNote({ group, choices, failed }: GroupNoteProps) {
  const { chosen, missing } = groupState(group, choices);
  const t = useText();
  const readOnly = useReadOnly();
  if (readOnly && missing > 0)
    return <span className="text-xs text-muted">{t("product.choose", { count: missing })}</span>;
  // The restaurant may allow fewer than before: a repeated order, or an open sheet, then has too many.
  if (group.max !== null && chosen > group.max) {
    return (
      <Chip small tone="danger">
        {t("product.upTo", { count: group.max })}
      </Chip>
    );
  }
  if (missing > 0) {
    return (
      <Chip small tone={failed ? "danger" : "warning"}>
        {group.max !== null && chosen === 0 && group.max > group.min
          ? t("product.chooseRange", { min: missing, max: group.max })
          : t(chosen > 0 ? "product.chooseMore" : "product.choose", { count: missing })}
      </Chip>
    );
  }
  if (group.min > 0) {
    return (
      <Chip small tone="positive">
        {t("product.chosen")}
      </Chip>
    );
  }
  return (
    <span className="text-xs text-muted">
      {group.max === null ? t("product.optional") : t("product.upTo", { count: group.max })}
    </span>
  );
}
