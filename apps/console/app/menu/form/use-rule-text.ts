import { useText } from "../../i18n/text.ts";
import { readCount } from "./draft-faults.ts";
import type { GroupDraft } from "./product-to-draft.ts";

/** Returns how many of a group guests choose, as a text. */
export function useRuleText(): (group: Pick<GroupDraft, "min" | "max">) => string {
  const t = useText();
  return (group) => {
    const [min, max] = [readCount(group.min) ?? 0, readCount(group.max)];
    if (max !== null && min === max) return t("menu.rule.exactly", { count: min });
    if (max === null) return min > 0 ? t("menu.rule.atLeast", { count: min }) : t("menu.rule.any");
    return min > 0 ? t("menu.rule.between", { min, max }) : t("menu.rule.upTo", { count: max });
  };
}
