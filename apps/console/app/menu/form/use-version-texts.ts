import { type MessageKey, useText } from "../../i18n/text.ts";
import { translationText } from "../../parts/translations/translation-draft.ts";
import type { GroupDraft, ProductDraft, VariantDraft } from "./product-to-draft.ts";
import { useRuleText } from "./use-rule-text.ts";

/** The names of a product's fields. */
export const fieldLabels = {
  name: "form.name",
  description: "menu.description",
  visible: "menu.visible",
  countsStock: "menu.countsStock",
  allergens: "menu.allergens",
  diets: "menu.diets",
  translations: "menu.translations",
  sellingHours: "menu.sellingHours",
  pictures: "menu.pictures",
  variants: "menu.sizesTitle",
  groups: "menu.groups",
} as const satisfies Record<string, MessageKey>;

/** Writes a field of a product as a text that two versions can be compared by. */
export function useVersionTexts() {
  const t = useText();
  const ruleText = useRuleText();
  const sizeText = ({ name, price, original, stock, translations }: VariantDraft) =>
    [
      name,
      price,
      original && `(${original})`,
      stock && t("soldOut.left", { count: Number(stock) }),
      translationText(translations),
    ]
      .filter(Boolean)
      .join(" · ");
  const choicesOf = (group: GroupDraft) =>
    group.modifiers.map(({ name, price, visible, translations }) => {
      const shown = `${name}${price ? ` + ${price}` : ""}${visible ? "" : ` (${t("menu.hidden")})`}`;
      return [shown, translationText(translations)].filter(Boolean).join(" · ");
    });
  const groupText = (group: GroupDraft) =>
    [`${group.name} (${ruleText(group)})`, translationText(group.translations), ...choicesOf(group)]
      .filter(Boolean)
      .join("\n");
  const sellingHoursTexts = (windows: ProductDraft["sellingHours"]): string[] =>
    windows.length === 0
      ? [t("menu.sellingHours.always")]
      : windows.map(({ days, from, to }) => {
          const names = days.map((day) => t(`menu.weekday.${day}`)).join(", ");
          return `${names} ${from}–${to}`;
        });
  const rowOf = <Row extends { key: string }>(rows: readonly Row[], key: string | undefined) =>
    key === undefined ? rows : rows.filter((row) => row.key === key);
  const words = (all: string[]) => all.join(", ") || t("menu.allergens.none");
  return {
    choicesOf,
    ruleText,
    /** One text for each time at which a product is sold. */
    sellingHoursTexts,
    nameOf: (list: string, key: string, ...drafts: ProductDraft[]): string => {
      const rows = drafts.flatMap((draft) =>
        list === "variants" ? draft.variants : (draft.groups as { key: string; name: string }[]),
      );
      return rows.find((row) => row.key === key)?.name ?? "";
    },
    valueOf: (list: string, key: string | undefined, draft: ProductDraft): string => {
      switch (list) {
        case "name":
          return draft.name;
        case "description":
          return draft.description || "–";
        case "visible":
          return t(draft.visible ? "menu.yes" : "menu.no");
        case "countsStock":
          return t(draft.countsStock ? "menu.yes" : "menu.no");
        case "allergens":
          return draft.allergens === null
            ? t("menu.allergens.unstated")
            : words(draft.allergens.map((each) => t(`menu.allergen.${each}`)));
        case "diets":
          return words(draft.diets.map((each) => t(`menu.diet.${each}`)));
        case "translations":
          return translationText(draft.translations) || "–";
        case "sellingHours":
          return sellingHoursTexts(draft.sellingHours).join("\n");
        case "pictures":
          return t("menu.pictureCount", { count: draft.pictures.length });
        case "variants":
          return rowOf(draft.variants, key).map(sizeText).join("\n");
        default:
          return rowOf(draft.groups, key).map(groupText).join("\n") || "–";
      }
    },
  };
}
